import type { Page } from '@playwright/test';
import { linkTo, mailTo } from './fixtures/mail';
import {
  expectPath,
  expectSignedIn,
  register,
  signIn,
  signOut,
  storage,
  sendSignIn,
} from './fixtures/pages';
import { PASSWORD, disableAccount, newPerson } from './fixtures/people';
import { expect, test } from './fixtures/test';

const NEW_PASSWORD = 'Zyxwvu98';

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  // What was typed comes along.
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${email} has an account`).waitFor();
}

test('a forgotten password: from the mail’s link to being signed in with the new one', async ({
  page,
  expectComplaint,
}) => {
  const { email } = await newPerson('For Getful');
  await askForReset(page, email);
  const link = await linkTo(email, 'reset');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByText(email).waitFor();

  // The rules tick off as they are met, and are held.
  const password = page.getByLabel('New password');
  expect(await password.getAttribute('autocomplete')).toBe('new-password');
  await password.fill('zyxwvu98');
  await page.getByText('One uppercase letter (not yet)').waitFor();
  await page.getByText('One number (met)').waitFor();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByText('The password doesn’t meet the rules below').waitFor();
  await password.fill(NEW_PASSWORD);
  await page.getByText('One uppercase letter (met)').waitFor();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expectSignedIn(page);
  await expectPath(page, '/');
  await page.getByText('Password changed').waitFor();

  // A second time the link is refused, with a way to a new one.
  await signOut(page);
  expectComplaint(/status of 400/);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Failed to reset password' }).waitFor();
  // Sent so soon after the first one it would be refused: the pause between two mails has tests of its own.
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await signIn(page, email, NEW_PASSWORD);
});

test('where setting the password fails without words: Failed to reset password', async ({
  page,
  expectComplaint,
}) => {
  const { email } = await newPerson('No Luck');
  await askForReset(page, email);
  await page.goto(await linkTo(email, 'reset'));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  expectComplaint(/status of 400/);
  await page.context().route('**/api/v1/auth/password-reset', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'internal', message: 'An error occurred please try again' },
    }),
  );
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByRole('alert').getByText('Failed to reset password').waitFor();
  expect(await page.getByLabel('New password').inputValue()).toBe(NEW_PASSWORD);
  // It expired while the form stood open.
  await page.context().unroute('**/api/v1/auth/password-reset');
  await page.context().route('**/api/v1/auth/password-reset', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'link-refused', message: 'This link has expired or was used before' },
    }),
  );
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByRole('heading', { name: 'Failed to reset password' }).waitFor();
  await page.getByText(/^This link has expired/).waitFor();
});

test('the link of the first mail verifies the address where its owner is signed in', async ({
  page,
  newVisitor,
}) => {
  const email = await register(page, 'Veri Fied');
  const band = page.getByRole('region', { name: 'Your e-mail' });
  await band.waitFor();
  const link = await linkTo(email, 'verify');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('heading', { name: 'Your e-mail is verified' }).waitFor();
  // The other tab learns it when it is looked at again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await band.waitFor({ state: 'detached' });
  // A reload of the link says the same, and no new page asks again.
  await tab.reload();
  await tab.getByRole('heading', { name: 'Your e-mail is verified' }).waitFor();
  await tab.getByRole('link', { name: 'Go to your licences' }).click();
  await tab.getByText('Verified', { exact: true }).waitFor();
  await tab.close();

  // Elsewhere it says the same.
  const other = await newVisitor();
  await other.goto(link);
  await other.getByRole('heading', { name: 'Your e-mail is verified' }).waitFor();
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await other.getByLabel('Password', { exact: true }).waitFor();
});

test('opened where nobody is signed in the link asks for a sign-in, which verifies the address', async ({
  page,
  newVisitor,
}) => {
  const email = await register(page, 'Other Device');
  const other = await newVisitor();
  await other.goto(await linkTo(email, 'verify'));
  await other.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor();
  await other.getByText(email).waitFor();
  await other.getByRole('button', { name: 'Sign in' }).click();
  await sendSignIn(other, email);
  await other.getByRole('heading', { name: 'Your e-mail is verified' }).waitFor();
  await other.getByRole('link', { name: 'Go to your licences' }).click();
  await expectSignedIn(other);
});

test('the owner of an address with which a stranger signed up has the account alone', async ({
  page,
  newVisitor,
  expectComplaint,
}) => {
  const email = await register(page, 'Stran Ger');
  const owner = await newVisitor();
  await owner.goto(await linkTo(email, 'verify'));
  await owner.getByRole('button', { name: 'Choose a new password' }).click();
  await owner.getByLabel('New password').fill(NEW_PASSWORD);
  await owner.getByRole('button', { name: 'Save and sign in' }).click();
  await expectSignedIn(owner);
  // The stranger is out at the next call, and the password no longer opens the account.
  expectComplaint(/status of 40[01]/);
  await page.goto('/general');
  await expectPath(page, '/login');
  await sendSignIn(page, email);
  await page.getByText('Wrong e-mail or password').waitFor();
});

test('a link that is none is explained, with two ways on', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 400/);
  await page.goto('/login?mode=verifyEmail&oobCode=made-up');
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.getByRole('link', { name: 'verify with a code' }).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
});

test('the mail that verifies the address is sent again by the band, and then there is a wait', async ({
  newCustomer,
}) => {
  const { page, email } = await newCustomer('Once More', { isVerified: false });
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Your e-mail' });
  await band.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByText('Link sent').waitFor();
  await band.getByRole('button', { name: /^Send again in \d\d seconds$/ }).waitFor();
  await linkTo(email, 'verify');
  expect(await mailTo(email)).toHaveLength(1);
  // It can be put away, and is back at the next visit.
  await band.getByRole('button', { name: 'Not now' }).click();
  await band.waitFor({ state: 'detached' });
  await page.reload();
  await band.waitFor();
});

test('neither the sign-in nor the reset tells that an account is disabled', async ({
  page,
  expectComplaint,
}) => {
  const { email } = await newPerson('Dis Abled');
  await disableAccount(email);
  expectComplaint(/status of 400/);
  await page.goto('/login');
  await sendSignIn(page, email);
  await page.getByText('Wrong e-mail or password').waitFor();
  await askForReset(page, email);
});

test('too many tries show the wait in seconds, and the button waits', async ({
  page,
  expectComplaint,
}) => {
  await page.clock.install();
  expectComplaint(/status of 400/);
  await page.context().route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : later' } },
    }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('customer@flexa.test');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Too many attempts' });
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/Try again in \d\d seconds/);
  const button = page.getByRole('button', { name: /^Sign in in \d+ seconds?$/ });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  // What was typed stays, and the focus is where it is corrected.
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('whatever');
  expect(await page.locator(':focus').getAttribute('name')).toBe('password');
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await page.getByText('Too many attempts').count()).toBe(0);
});

test('a sign-in whose profile can not be had says so, and nobody is signed in', async ({
  page,
  expectComplaint,
}) => {
  const { email } = await newPerson('Half In');
  expectComplaint(/status of 500/);
  await page.context().route(/\/api\/v1\/users\/\w+$/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/login');
  await sendSignIn(page, email);
  await page.getByRole('alert').getByText('An error occurred please try again').waitFor();
  await expectPath(page, '/login');
  expect(await storage(page, 'access_token')).toBeNull();
});

test('an address that has an account is said next to its field on the register page', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Second Account');
  await page.getByLabel('E-mail').fill('customer@flexa.test');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  // The letters can be shown, and the manager knows what it is for.
  expect(await password.getAttribute('autocomplete')).toBe('new-password');
  expect(await page.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('This address already has an account').waitFor();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.getAttribute('name')).toBe('email');
  expect(await focused.getAttribute('aria-invalid')).toBe('true');
  expect(await password.inputValue()).toBe(PASSWORD);
  expect(
    await page.getByRole('main').getByRole('link', { name: 'terms of use' }).getAttribute('href'),
  ).toBe('/term-of-website-use');
});
