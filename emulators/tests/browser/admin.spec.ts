import { drawerOf, expect, test } from './fixtures/admin';
import { expectPath } from './fixtures/pages';
import { newPerson } from './fixtures/people';

test('the user list: search, sort and page are in the address, and back takes each back', async ({
  openAdmin,
}) => {
  const page = await openAdmin();
  const rows = page.getByRole('row');
  await rows.nth(12).waitFor();
  expect(await rows.count()).toBe(13);

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

  // Case and accents do not matter, and '/' leads to the field.
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

test('what is typed while the list is on its way stays, and a press drops a search still being typed', async ({
  openAdmin,
}) => {
  const page = await openAdmin();
  await page.getByRole('row').nth(12).waitFor();
  const field = page.getByLabel('Search by name or e-mail');
  // Slower than the pause: each letter is a search, overtaken by the next.
  await field.pressSequentially('moreau', { delay: 300 });
  await expectPath(page, '/admin?search=moreau');
  expect(await field.inputValue()).toBe('moreau');

  // The search of "xyz" would come 250 ms after the press and undo it. Both in one go: on a busy machine
  // the pause would be over before the press.
  await field.focus();
  await page.evaluate(() => {
    (document.activeElement as HTMLInputElement).select();
    document.execCommand('insertText', false, 'xyz');
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('th button')];
    buttons.find((button) => button.innerText.includes('Signed up'))?.click();
  });
  await page.waitForURL(/sortOrder=asc/);
  await page.getByText(/^1 to /).waitFor();
  // Timers fire in their order: one of the search, if it still stood, would come before this.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expectPath(page, '/admin?search=moreau&sortBy=name&sortOrder=asc');
  expect(await field.inputValue()).toBe('moreau');
});

test('what is typed right after a press of back is a search of the page one comes back to', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=ines');
  const field = page.getByLabel('Search by name or e-mail');
  await page.getByRole('row', { name: /Ines/ }).first().waitFor();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expectPath(page, '/admin?search=ines&sortBy=name&sortOrder=asc');
  await page.locator('[aria-sort="ascending"]').waitFor();
  // Between the press and the page: the address is the earlier one already, what is shown is not.
  await field.focus();
  await page.evaluate(() => {
    window.addEventListener(
      'popstate',
      () => {
        (document.activeElement as HTMLInputElement).select();
        document.execCommand('insertText', false, 'moreau');
      },
      { once: true },
    );
    history.back();
  });
  await expectPath(page, '/admin?search=moreau');
  expect(await field.inputValue()).toBe('moreau');
  await page.getByRole('row', { name: /Ines Moreau.*customer@flexa.test/ }).waitFor();
});

test('an end of the list keeps the focus at the page’s number, and what lies past it leads back', async ({
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

test('nonsense in the address reads as the first page', async ({ adminPage: page }) => {
  await page.goto('/admin?page=-3&sortBy=password&sortOrder=sideways&view=nowhere&do=harm');
  await page.getByText(/^1 to 12 of /).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a row shows packs and what was paid, and the pager stays where it is on a short page', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin?search=customer');
  const row = page.getByRole('row', { name: /Ines Moreau/ });
  await row.getByRole('listitem', { name: '' }).first().waitFor();
  expect(await row.getByRole('listitem').allTextContents()).toEqual([
    'Charts',
    'Tables',
    'Analytics',
    'Membership',
  ]);
  const short = await page.getByText(/^1 to \d+ of \d+$/).boundingBox();
  await page.goto('/admin');
  await page.getByRole('row').nth(12).waitFor();
  const full = await page.getByText(/^1 to 12 of /).boundingBox();
  expect(Math.abs((short?.y ?? 0) - (full?.y ?? 0))).toBeLessThan(12);
});

test('a long name and every pack leave room for the menu where the table is narrowest', async ({
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

test('by keyboard alone: arrows walk the rows, "." opens the menu, Enter the person, Escape goes back', async ({
  openAdmin,
}) => {
  const { name } = await newPerson();
  const word = name.split(' ')[1] ?? '';
  const page = await openAdmin();
  await page.getByRole('row').nth(12).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  const link = page.getByRole('link', { name, exact: true });
  await expectPath(page, `/admin?search=${word}`);
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.focus();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Edit name' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await page.goto('/admin');
  const people = page.locator('[data-person]');
  await people.nth(11).waitFor();
  await people.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const third = await people.nth(2).getAttribute('data-person');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-person'))).toBe(
    third,
  );
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-person'))).toBe(
    await people.nth(11).getAttribute('data-person'),
  );
  await page.keyboard.press('Home');
  const first = await people.first().getAttribute('data-person');
  await page.keyboard.press('Enter');
  await expectPath(page, `/admin?user=${first}`);
  await drawerOf(page, (await people.first().textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expectPath(page, '/admin');
});

test('on a phone rows are cards, the drawer is a whole sheet, and every view can be reached', async ({
  openAdmin,
}) => {
  const page = await openAdmin('/admin', {
    viewport: { width: 360, height: 760 },
    hasTouch: true,
  });
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await cards.nth(11).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  const person = page.locator('[data-person]').first();
  const name = (await person.textContent()) ?? '';
  await person.tap();
  const box = await (await drawerOf(page, name)).boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(360);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expectPath(page, '/admin');
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
