import { waitForDrawer, expect, test } from './fixtures/admin';
import { expectPath } from './fixtures/pages';

test('the user list keeps search, sort and page in the address, and the back button undoes each', async ({
  openAdmin,
}) => {
  const page = await openAdmin();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(13);

  await page.getByRole('button', { name: 'Next' }).click();
  await expectPath(page, '/admin?page=2');
  await page.getByText(/^13 to 24 of /).waitFor();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expectPath(page, '/admin?sortBy=name&sortOrder=asc');
  await page
    .getByRole('columnheader', { name: 'Name' })
    .and(page.locator('[aria-sort="ascending"]'))
    .waitFor();
  await page.goBack();
  await expectPath(page, '/admin?page=2');
  await page.locator('[aria-sort="descending"]').waitFor();
  await page.getByText(/^13 to 24 of /).waitFor();

  // The search ignores case and accents, and '/' focuses its field.
  await page.keyboard.press('/');
  await page.keyboard.type('MOREAU');
  await page.waitForURL(/search=MOREAU/);
  await page.getByRole('row', { name: /Ines Moreau.*customer@flexa.test/ }).waitFor();
  await page.getByLabel('Search by name or e-mail').fill('lukas');
  await page
    .getByRole('row', { name: /Łukasz|Lukáš/ })
    .first()
    .waitFor();
  await page.getByLabel('Search by name or e-mail').fill('nobody-is-called-so');
  await page.getByText('No users match “nobody-is-called-so”').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectPath(page, '/admin');
  await rows.nth(12).waitFor();
});

test('the last page of the user list keeps the focus at the page’s number, and a later page leads back', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=ines&page=9');
  await page.getByRole('heading', { name: 'No users on this page' }).waitFor();
  await page.getByRole('button', { name: 'Go to the first page' }).click();
  await expectPath(page, '/admin?search=ines');
  await page.getByText(/^1 to \d+ of /).waitFor();

  await page.goto('/admin?page=2');
  await page.getByText(/^13 to 24 of /).waitFor();
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await page.getByText(/^1 to 12 of /).waitFor();
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused();
});

test('a long name and every pack leave space for the menu where the table is narrowest', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/login', { viewport: { width: 720, height: 450 } });
  const name = 'Wolfeschlegelsteinhausenbergerdorff von und zu';
  const packs = ['suite', 'charts', 'tables', 'designs', 'analytics'];
  await page.route('**/api/v1/users?*', async (route) => {
    const list = (await (await route.fetch()).json()) as { data: object[] };
    const person = { name, email: `${'a'.repeat(40)}@flexa.test`, isAdmin: true };
    await route.fulfill({ json: { ...list, data: [{ ...list.data[0], ...person }] } });
  });
  await page.route('**/api/v1/admin/holdings?*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object[] };
    await route.fulfill({ json: { data: [{ ...data[0], packs }] } });
  });
  await page.goto('/admin?search=customer');
  await page.getByRole('listitem').filter({ hasText: 'Membership' }).waitFor();
  const menu = await page.getByRole('button', { name: `More about ${name}` }).boundingBox();
  expect((menu?.x ?? Infinity) + (menu?.width ?? 0)).toBeLessThanOrEqual(720 - 32);
});

test('on a phone the user list shows cards, the drawer fills the screen, and every view can be reached', async ({
  openAdmin,
}) => {
  // Sorts the oldest first, because another test may delete the newest ones meanwhile.
  const oldest = '/admin?sortBy=createdAt&sortOrder=asc';
  const page = await openAdmin(oldest, { viewport: { width: 360, height: 760 }, hasTouch: true });
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await cards.nth(11).waitFor();
  await expect(page.getByRole('table')).toHaveCount(0);
  const person = page.locator('[data-person]').first();
  const name = (await person.textContent()) ?? '';
  await person.tap();
  const box = await (await waitForDrawer(page, name)).boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(360);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expectPath(page, oldest);
  for (const [entry, title] of [
    ['Overview', 'Overview'],
    ['Free offer', 'Free offer'],
    ['Tickets', 'Tickets'],
    ['Wait list', 'Wait list'],
    ['Audit log', 'Audit log'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: entry }).tap();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
});
