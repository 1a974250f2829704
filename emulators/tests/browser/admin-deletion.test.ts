import { expect, test } from 'vitest';
import { auth } from '../api/support/accounts';
import { adminPage, drawerOf, LIMIT, newCustomer } from './admin-pages';
import { expectComplaint, expectPath, useBrowser } from './harness';

useBrowser();

test(
  'deleting wants the address typed, says what failed, and takes the person out of the list',
  async () => {
    const { uid, name, email } = await newCustomer();
    const word = name.split(' ')[1] ?? '';
    const page = await adminPage(`/admin?search=${word}&user=${uid}&do=delete`);
    const drawer = await drawerOf(page, name);
    const button = drawer.getByRole('button', { name: 'Delete for good' });
    await button.waitFor();
    const field = drawer.getByLabel(`Type ${email} to confirm`);
    await field.fill('somebody@else.test');
    expect(await button.isDisabled()).toBe(true);
    await field.fill(email.toUpperCase());

    expectComplaint(/ERR_FAILED/);
    await page.route(`**/api/v1/users/${uid}?*`, (route) => route.abort());
    await button.click();
    await drawer.getByText('Failed to delete user').waitFor();
    await page.unroute(`**/api/v1/users/${uid}?*`);
    await button.click();
    await expectPath(page, `/admin?search=${word}`);
    await page.getByText(`Nobody matches “${word}”`).waitFor();
    // The row that had the focus is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  },
  LIMIT,
);
