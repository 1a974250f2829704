import { mailedLinks } from './fixtures/mail';
import { expectPath, signIn } from './fixtures/pages';
import { newAddress, PASSWORD, accountOf } from './fixtures/people';
import { expect, test } from './fixtures/test';

test('an address changes by the link mailed to the new one, and the profile follows', async ({
  newCustomer,
  newVisitor,
}) => {
  const { page, email: before } = await newCustomer('Add Ress');
  const after = newAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`Open the link we sent to ${after}`).waitFor();
  // Until then the old address stays.
  expect((await accountOf(before))?.localId).toBeDefined();

  const [link] = await mailedLinks(after, 'VERIFY_AND_CHANGE_EMAIL');
  if (!link) throw new Error('No mail to the new address');
  expect(new URL(link).searchParams.get('continueUrl')).toMatch(/\/login$/);
  const inbox = await newVisitor();
  await inbox.goto(link);
  await expect.poll(async () => (await accountOf(after))?.localId).toBeDefined();

  // Back in the tab where it was asked for, the page follows by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.locator('#profile').getByText(after, { exact: true }).waitFor();
  await page.getByText(`Open the link we sent to ${after}`).waitFor({ state: 'detached' });
  await signIn(inbox, after);
  await inbox.goto('/general');
  const row = inbox.locator('#profile');
  await row.getByText(after).waitFor();
  await row.getByText('Verified', { exact: true }).waitFor();
  await inbox.reload();
  await row.getByText(after).waitFor();
  expect(await accountOf(before)).toBeUndefined();
});

test('where the changed address ended the sign-in, signing in anew leads back to the profile', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page } = await newCustomer('Ended Session');
  const after = newAddress();
  await page.goto('/general');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(after);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`Open the link we sent to ${after}`).waitFor();
  const [link] = await mailedLinks(after, 'VERIFY_AND_CHANGE_EMAIL');
  if (!link) throw new Error('No mail to the new address');
  await fetch(link);
  // What the identity service answers of a sign-in that it has ended; the emulator ends none.
  expectComplaint(/status of 400/);
  await page.context().route('**/accounts:lookup*', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', errors: [] } },
    }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('Sign in with your new address').waitFor();
  await expectPath(page, '/login');
  await page.context().unroute('**/accounts:lookup*');
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
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText('This is your address already').waitFor();
  const other = newAddress();
  await dialog.getByLabel('New e-mail').fill(other);
  expectComplaint(/status of 400/);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText('This password is not right').waitFor();
  expect(await dialog.getByLabel('New e-mail').inputValue()).toBe(other);
  expect(await mailedLinks(other, 'VERIFY_AND_CHANGE_EMAIL')).toEqual([]);

  // Without a connection nothing is wrong with the address.
  expectComplaint(/ERR_INTERNET_DISCONNECTED|cleardot|transport errored/);
  await page.context().setOffline(true);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText(/connection/).waitFor();
  expect(await dialog.getByLabel('New e-mail').getAttribute('aria-invalid')).not.toBe('true');
});
