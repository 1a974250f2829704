import { waitForDrawer, expect, test } from './fixtures/admin';
import { expectPath, findLicense } from './fixtures/pages';
import { createPerson, buildStorage } from './fixtures/people';

/** The tests in web/src/features/admin/person cover every dialog about a person and every refusal. */

test('a granted licence reaches the customer at once, a revoked one disappears, and the audit lists both', async ({
  newVisitor,
  openAdmin,
}) => {
  const customer = await createPerson();
  const customerPage = await newVisitor({ storageState: buildStorage(customer) });
  await customerPage.goto('/general');
  await customerPage.getByText('No licences yet').waitFor();

  const page = await openAdmin(`/admin?user=${customer.uid}`);
  const drawer = await waitForDrawer(page, customer.name);
  await drawer.getByRole('button', { name: 'Grant a licence' }).click();
  await drawer.getByLabel('Product').selectOption('tables');
  await drawer.getByLabel('Seats').fill('4');
  await drawer.getByRole('button', { name: 'Grant Tables' }).click();
  await drawer.locator('[data-license]').filter({ hasText: '4 seats' }).waitFor();
  await drawer.getByText('Licence granted: Tables, 4 seats, 3 months').waitFor();
  // The licence has its key, which is refused once the licence is revoked.
  await findLicense(customerPage, 'Flexa Tables').locator('code').waitFor();

  await drawer.getByRole('button', { name: 'Revoke Tables' }).click();
  const ask = drawer.locator('[data-license]').filter({ hasText: 'Revoke Tables, 4 seats?' });
  await expect(ask.getByRole('button', { name: 'Revoke 4 seats' })).toBeDisabled();
  await ask.getByLabel('Reason').fill('Sent back');
  await ask.getByRole('button', { name: 'Revoke 4 seats' }).click();
  await drawer.getByText('4 seats, Sent back').waitFor();
  await drawer.getByRole('region', { name: 'Audit log' }).getByText('Licence revoked').waitFor();
  await findLicense(customerPage, 'Flexa Tables').waitFor({ state: 'detached' });
});

test('the keyboard alone moves from row to row, opens a person, moves to the next, and returns to the row', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=ines');
  const people = page.locator('[data-person]');
  await people.nth(1).waitFor();
  const [first = '', second = '', ...others] = await people.allTextContents();
  await people.first().focus();
  await page.keyboard.press('End');
  await expect(people.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(people.nth(1)).toBeFocused();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Edit name' }).press('Enter');
  await (await waitForDrawer(page, second)).getByRole('form').waitFor();
  await page.keyboard.press('Escape');
  await expect(people.nth(1)).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await waitForDrawer(page, first);
  const next = page.getByRole('button', { name: 'Next user' });
  await next.press('Enter');
  await waitForDrawer(page, second);
  const personAddress = page.url();
  await page.keyboard.press('Escape');
  await expect(people.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of others) {
    await next.press('Enter');
    await waitForDrawer(page, name);
  }
  // After the last person the button is disabled, and the focus stays in place for further keys.
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.goBack();
  await expectPath(page, '/admin?search=ines');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Each person has an address of their own.
  await page.goto(personAddress);
  await (await waitForDrawer(page, second)).getByText('Signed up').waitFor();
  await page.keyboard.press('Escape');
  await expectPath(page, '/admin?search=ines');
});
