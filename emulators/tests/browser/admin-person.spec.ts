import { drawerOf, paidOrder, expect, test } from './fixtures/admin';
import { expectPath, license } from './fixtures/pages';
import { accountOf, call, newAdmin, newPerson, storageOf } from './fixtures/people';

test('a person has an address of their own; previous and next go through the list, back leaves it', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=ines');
  const people = page.locator('[data-person]');
  await people.nth(1).waitFor();
  const [first = '', second = '', ...others] = await people.allTextContents();
  await people.first().click();
  await drawerOf(page, first);
  const next = page.getByRole('button', { name: 'Next user' });
  await next.click();
  await drawerOf(page, second);
  const own = page.url();
  expect(await page.getByRole('button', { name: 'Previous user' }).isEnabled()).toBe(true);
  for (const name of others) {
    await next.press('Enter');
    await drawerOf(page, name);
  }
  // There is nobody after the last one: the focus stays where the keys are.
  expect(await next.isEnabled()).toBe(false);
  await expect(next).toBeFocused();
  await page.goBack();
  await expectPath(page, '/admin?search=ines');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(own);
  const drawer = await drawerOf(page, second);
  await drawer.getByText('Signed up').waitFor();
  await page.keyboard.press('Escape');
  await expectPath(page, '/admin?search=ines');
});

test('the focus comes back: from the drawer to the row, from a question to the button that asked it', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=ines');
  const people = page.locator('[data-person]');
  await people.nth(1).waitFor();
  const second = (await people.nth(1).textContent()) ?? '';
  await people.first().press('Enter');
  await page.getByRole('button', { name: 'Next user' }).press('Enter');
  await drawerOf(page, second);
  await page.keyboard.press('Escape');
  await expect(people.nth(1)).toBeFocused();
  await people.nth(1).press('.');
  await page.getByRole('menuitem', { name: 'Edit name' }).press('Enter');
  await (await drawerOf(page, second)).getByRole('form').waitFor();
  await page.keyboard.press('Escape');
  await expect(people.nth(1)).toBeFocused();

  await page.goto('/admin?user=seed-customer');
  const drawer = await drawerOf(page, 'Ines Moreau');
  for (const [name, leave] of [
    ['Edit', 'Cancel'],
    ['Revoke Membership', 'Keep it'],
    [/^Refund \$/, 'Keep it'],
  ] as const) {
    const button = drawer.getByRole('button', { name, exact: true }).first();
    await button.press('Enter');
    await drawer.getByRole('button', { name: leave }).press('Enter');
    await expect(button).toBeFocused();
  }
});

test('whom another admin deletes meanwhile is seen to be gone', async ({
  openAdmin,
  expectComplaint,
}) => {
  const { uid, name } = await newPerson();
  const page = await openAdmin(`/admin?user=${uid}&do=disable`);
  const drawer = await drawerOf(page, name);
  const { token } = await newAdmin();
  await call('DELETE', `/users/${uid}?uid=${uid}`, { token });
  expectComplaint(/404/);
  await drawer.getByRole('form').getByRole('button', { name: 'Disable' }).click();
  await page.getByText('User not found').first().waitFor();
  await page.getByRole('button', { name: 'Back to users' }).click();
  await expectPath(page, '/admin');
});

test('the page of a deleted user says so and leads back', async ({
  openAdmin,
  expectComplaint,
}) => {
  const page = await openAdmin('/admin');
  await page.getByRole('row').nth(12).waitFor();
  expectComplaint(/404/);
  await page.goto('/admin?user=nobody-at-all');
  await page.getByText('User not found').waitFor();
  await page.getByRole('button', { name: 'Back to users' }).click();
  await expectPath(page, '/admin');
});

test('edit, disable and enable: the list is asked for again as it stands, and the audit tells of each', async ({
  openAdmin,
  expectComplaint,
}) => {
  const { uid, name, email } = await newPerson();
  const word = name.split(' ')[1] ?? '';
  const page = await openAdmin(`/admin?search=${word}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit name' }).click();
  const drawer = await drawerOf(page, name);
  const renamed = `Nina ${word}`;
  const field = drawer.getByRole('textbox', { name: 'Name', exact: true });

  // What was typed stays where the server can't be reached.
  expectComplaint(/ERR_FAILED/);
  await page.route(`**/api/v1/users/${uid}`, (route) => route.abort());
  await field.fill(renamed);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Failed to update user').waitFor();
  expect(await field.inputValue()).toBe(renamed);
  await page.unroute(`**/api/v1/users/${uid}`);

  const reloaded = page.waitForRequest(
    (request) =>
      request.method() === 'GET' &&
      request.url().includes(`/users?search=${word}&page=1`) &&
      request.url().includes('limit=12'),
  );
  await drawer.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  const changed = await drawerOf(page, renamed);
  await changed.getByText('Name changed').waitFor();

  await changed.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await changed.getByRole('button', { name: 'Disable' }).click();
  await changed.getByRole('button', { name: 'Enable' }).waitFor();
  await page.getByRole('form').waitFor({ state: 'detached' });
  expect((await accountOf(email))?.disabled).toBe(true);
  await changed.getByRole('button', { name: 'Enable' }).click();
  await changed
    .getByRole('form', { name: /^Enable/ })
    .getByRole('button', { name: 'Enable' })
    .click();
  await changed.getByText('Enabled', { exact: true }).waitFor();
  expect((await accountOf(email))?.disabled).toBeFalsy();
});

test('a granted licence is at the customer’s at once, a revoked one is gone, and both are in the audit', async ({
  newVisitor,
  openAdmin,
}) => {
  const customer = await newPerson();
  const theirs = await newVisitor({ storageState: storageOf(customer) });
  await theirs.goto('/general');
  await theirs.getByText('No licences yet').waitFor();

  const page = await openAdmin(`/admin?user=${customer.uid}`);
  const drawer = await drawerOf(page, customer.name);
  await drawer.getByRole('button', { name: 'Grant a licence' }).click();
  await drawer.getByLabel('Product').selectOption('tables');
  await drawer.getByLabel('Seats').fill('4');
  await drawer.getByRole('button', { name: 'Grant Tables' }).click();
  await drawer.locator('[data-license]').filter({ hasText: '4 seats' }).waitFor();
  await drawer.getByText('Licence granted: Tables, 4 seats, 3 months').waitFor();
  await license(theirs, 'Flexa Tables').waitFor();

  await drawer.getByRole('button', { name: 'Revoke Tables' }).click();
  const ask = drawer.locator('[data-license]').filter({ hasText: 'Revoke Tables, 4 seats?' });
  expect(await ask.getByRole('button', { name: 'Revoke 4 seats' }).isDisabled()).toBe(true);
  await ask.getByLabel('Reason').fill('Sent back');
  await ask.getByRole('button', { name: 'Revoke 4 seats' }).click();
  await drawer.getByText('4 seats, Sent back').waitFor();
  await drawer.getByRole('region', { name: 'Audit log' }).getByText('Licence revoked').waitFor();
  await license(theirs, 'Flexa Tables').waitFor({ state: 'detached' });
});

test('a paid order is refunded in part, then in full, and only then its licences end', async ({
  openAdmin,
}) => {
  const customer = await newPerson();
  const session = await paidOrder(customer, customer.name);
  const page = await openAdmin(`/admin?user=${customer.uid}`);
  const drawer = await drawerOf(page, customer.name);
  const order = drawer.locator(`[data-order="${session}"]`);
  await order.getByText('Paid').waitFor();

  await order.getByRole('button', { name: 'Refund $120.00' }).click();
  await order.getByText('Part', { exact: true }).click();
  await order.getByLabel('Amount in dollars').fill('130');
  await order.getByText('You can refund at most $120.00').waitFor();
  await order.getByLabel('Amount in dollars').fill('12.50');
  await order.getByText('The order’s licences stay active.').waitFor();
  await order.getByRole('button', { name: 'Refund $12.50' }).click();
  await order.getByText('Partly refunded').waitFor();
  await order.getByText('$12.50 refunded').waitFor();
  await drawer.getByText('1 active').waitFor();
  await drawer.getByText(/^Order FX-\S+ refunded: \$12\.50/).waitFor();

  await order.getByRole('button', { name: 'Refund $107.50' }).click();
  await order.getByText(/its licences end right away/).waitFor();
  await order.getByRole('button', { name: 'Refund $107.50' }).click();
  await order.getByText('Refunded', { exact: true }).waitFor();
  await drawer.getByText('0 active').waitFor();
  await drawer.getByText(/^Order FX-\S+ refunded: \$107\.50/).waitFor();
  expect(await order.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
});

test('someone is made an admin and is one no more; the server’s refusal of the last one is shown', async ({
  openAdmin,
  expectComplaint,
}) => {
  const { uid, name, email } = await newPerson();
  const page = await openAdmin(`/admin?user=${uid}`);
  const drawer = await drawerOf(page, name);
  await drawer.getByRole('button', { name: 'Make admin' }).click();
  await drawer
    .getByRole('form', { name: /^Make/ })
    .getByRole('button', { name: 'Make admin' })
    .click();
  await page.getByRole('form').waitFor({ state: 'detached' });
  await drawer.getByRole('button', { name: 'Remove admin' }).waitFor();
  expect((await accountOf(email))?.customAttributes).toContain('"admin":true');

  await drawer.getByRole('button', { name: 'Remove admin' }).click();
  const ask = drawer.getByRole('form', { name: /^Remove/ });
  const message = 'This is the last admin. Make another person an admin first';
  expectComplaint(/409/);
  await page.route(`**/api/v1/users/${uid}`, (route) =>
    route.fulfill({ status: 409, json: { code: 'last-admin', message } }),
  );
  await ask.getByRole('button', { name: 'Remove admin' }).click();
  await ask.getByText(message).waitFor();
  await page.unroute(`**/api/v1/users/${uid}`);
  await ask.getByRole('button', { name: 'Remove admin' }).click();
  await page.getByRole('form').waitFor({ state: 'detached' });
  await drawer.getByRole('button', { name: 'Make admin' }).waitFor();
  expect((await accountOf(email))?.customAttributes).toContain('"admin":false');
});

test('on oneself and on the last admin what would lock out is off, with the reason under it', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=Tomas%20Lind');
  await page.getByRole('button', { name: 'More about Tomas Lind' }).click();
  await page
    .getByRole('menu')
    .getByText(/This is (you|the last admin)/)
    .waitFor();
  for (const item of ['Remove admin', 'Disable', 'Delete…']) {
    const state = await page.getByRole('menuitem', { name: item }).getAttribute('aria-disabled');
    expect([item, state]).toEqual([item, 'true']);
  }
  await page.keyboard.press('Escape');
  // As it is where there is one admin alone.
  const stats = (await call('GET', '/admin/stats', { token: (await newAdmin()).token })).body;
  const alone = { ...stats, users: { ...(stats['users'] as object), admins: 1 } };
  await page.route('**/api/v1/admin/stats*', (route) => route.fulfill({ json: alone }));
  await page.goto('/admin?user=seed-admin');
  const drawer = await drawerOf(page, 'Tomas Lind');
  await drawer.getByText('This is the last admin. Make another person an admin first').waitFor();
  expect(await drawer.getByRole('button', { name: 'Remove admin' }).isDisabled()).toBe(true);
  // Nor does an address ask what is off.
  await page.goto('/admin?user=seed-admin&do=delete');
  await (await drawerOf(page, 'Tomas Lind')).getByText('Signed up').waitFor();
  expect(await page.getByRole('form').count()).toBe(0);
});
