import { linkTo, mailTo } from './fixtures/mail';
import { expectPath, signIn } from './fixtures/pages';
import { newAddress, PASSWORD, accountOf } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('opened where one is signed in, the link changes the address at once; one signs in with it', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email: before } = await newCustomer('Add Ress');
  const after = newAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`open the link we sent to ${after}`).waitFor();
  // Until then the old address stays.
  expect((await accountOf(before))?.localId).toBeDefined();

  // The change ends every sign-in of before, this one too.
  expectComplaint(/status of 40[01]/);
  const tab = await page.context().newPage();
  await tab.goto(await linkTo(after, 'change'));
  await tab.getByRole('heading', { name: 'Your e-mail is changed' }).waitFor();
  // Whether it hears so from the other tab or from the API.
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await tab.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(tab, after);
  await tab.goto('/general');
  const row = tab.locator('#profile');
  await row.getByText(after).waitFor();
  await row.getByText('Verified', { exact: true }).waitFor();
  expect(await accountOf(before)).toBeUndefined();
});

test('changed on another device, the address leads back to the profile after a new sign-in', async ({
  newCustomer,
  newVisitor,
  expectComplaint,
}) => {
  const { page, email: before } = await newCustomer('Ended Session');
  const after = newAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`open the link we sent to ${after}`).waitFor();
  expectComplaint(/status of 40[01]/);
  // As the real service does once sessions are ended; the emulator renews their tokens all the same.
  const renewals = '**/securetoken.googleapis.com/**';
  await page.route(renewals, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  // The page may meet it by itself, and what it says then is there for some seconds.
  const told = page.getByText('Sign in with your new address').waitFor();
  const other = await newVisitor();
  await other.goto(await linkTo(after, 'change'));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByLabel('E-mail').fill(before);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.getByRole('heading', { name: 'Your e-mail is changed' }).waitFor();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await told;
  await expectPath(page, '/login');
  await page.unroute(renewals);
  await page.getByLabel('E-mail').fill(after);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/general#profile');
  await page.locator('#profile').getByText(after).waitFor();
});

test('the address that one has already, and a wrong password, send nothing', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, email } = await newCustomer('Sa Me');
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(email.toUpperCase());
  await dialog.getByLabel('Your password').fill('Not-mine-1');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('This is already your address').waitFor();
  const other = newAddress();
  await dialog.getByLabel('New e-mail').fill(other);
  expectComplaint(/status of 400/);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('Wrong password').waitFor();
  expect(await dialog.getByLabel('New e-mail').inputValue()).toBe(other);
  expect(await mailTo(other)).toEqual([]);

  // Without a connection nothing is wrong with the address.
  expectComplaint(/ERR_INTERNET_DISCONNECTED|cleardot|transport errored/);
  await page.context().setOffline(true);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText(/connection/).waitFor();
  expect(await dialog.getByLabel('New e-mail').getAttribute('aria-invalid')).not.toBe('true');
});
