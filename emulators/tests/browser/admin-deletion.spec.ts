import { drawerOf, expect, test } from './fixtures/admin';
import { expectPath } from './fixtures/pages';
import { accountOf, newPerson } from './fixtures/people';

test('deleting wants the address typed, says what failed, and takes the person out of the list', async ({
  openAdmin,
  expectComplaint,
}) => {
  const { uid, name, email } = await newPerson();
  const word = name.split(' ')[1] ?? '';
  const page = await openAdmin(`/admin?search=${word}&user=${uid}&do=delete`);
  const drawer = await drawerOf(page, name);
  const button = drawer.getByRole('button', { name: 'Delete permanently' });
  await button.waitFor();
  const field = drawer.getByLabel(`Type ${email} to confirm`);
  await field.fill('someone@else.test');
  expect(await button.isDisabled()).toBe(true);
  await field.fill(email.toUpperCase());

  expectComplaint(/ERR_FAILED/);
  await page.route(`**/api/v1/users/${uid}?*`, (route) => route.abort());
  await button.click();
  await drawer.getByText('Failed to delete user').waitFor();
  await page.unroute(`**/api/v1/users/${uid}?*`);
  await button.click();
  await expectPath(page, `/admin?search=${word}`);
  await page.getByText(`No users match “${word}”`).waitFor();
  // The row that had the focus is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await accountOf(email)).toBeUndefined();
});
