import type { Page } from '@playwright/test';
import { waitForLink, fetchMails } from './fixtures/mail';
import { expectPath, expectSignedIn, register, signIn, signOut } from './fixtures/pages';
import { createPerson } from './fixtures/people';
import { expect, test } from './fixtures/test';

const NEW_PASSWORD = 'Zyxwvu98';

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  // The page keeps the typed address.
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${email} has an account`).waitFor();
}

test('a person with a forgotten password signs in with a new one through the mailed link', async ({
  page,
  allowConsoleMessage,
}) => {
  const { email } = await createPerson('For Getful');
  await askForReset(page, email);
  const link = await waitForLink(email, 'reset');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByText(email).waitFor();

  // Each rule is ticked once the password meets it, and the form enforces the rules.
  const password = page.getByLabel('New password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('zyxwvu98');
  await page.getByText('One uppercase letter (not yet)').waitFor();
  await page.getByText('One number (met)').waitFor();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.getByText('The password doesn’t meet the rules below').waitFor();
  await password.fill(NEW_PASSWORD);
  await page.getByText('One uppercase letter (met)').waitFor();
  // The message disappears after some seconds, so wait for it before the click.
  const notice = page.getByText('Password changed').waitFor();
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await notice;
  await expectSignedIn(page);
  await expectPath(page, '/');

  // The link works once. After that, the page offers a new one.
  await signOut(page);
  allowConsoleMessage(/status of 400/);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Failed to reset password' }).waitFor();
  // A second mail so soon would be refused. The pause between two mails has tests of its own.
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByRole('button', { name: 'Send link' }).waitFor();
  await signIn(page, email, NEW_PASSWORD);
});

test('the link of the first mail verifies the address in the browser of its signed-in owner', async ({
  page,
  newVisitor,
}) => {
  const email = await register(page, 'Veri Fied');
  const band = page.getByRole('region', { name: 'Your e-mail' });
  await band.waitFor();
  const link = await waitForLink(email, 'verify');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await tab.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
  // The other tab checks the address when it gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await band.waitFor({ state: 'detached' });
  // Using the link again shows the same page.
  await tab.reload();
  await tab.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await tab.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
  await tab.getByRole('link', { name: 'Go to your licences' }).click();
  await tab.getByText('Verified', { exact: true }).waitFor();
  await tab.close();

  // Another browser shows the same page.
  const other = await newVisitor();
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await other.getByRole('heading', { name: 'Thanks, your e-mail is confirmed' }).waitFor();
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await other.getByLabel('Password', { exact: true }).waitFor();
});

test('the band sends the verification mail again and then enforces a wait', async ({
  newCustomer,
}) => {
  const { page, email } = await newCustomer('Once More', { isVerified: false });
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Your e-mail' });
  await Promise.all([
    page.getByText('Link sent').waitFor(),
    band.getByRole('button', { name: 'Send a new link' }).click(),
  ]);
  await band.getByRole('button', { name: /^Send again in \d+ seconds?$/ }).waitFor();
  await waitForLink(email, 'verify');
  expect(await fetchMails(email)).toHaveLength(1);
  // The band can be closed, and returns at the next visit.
  await band.getByRole('button', { name: 'Not now' }).click();
  await band.waitFor({ state: 'detached' });
  await page.reload();
  await band.waitFor();
});
