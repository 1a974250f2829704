import { expect, test } from 'vitest';
import { expectPath, newVisitor, SEEDED_PASSWORD, signIn, useBrowser } from './harness';

useBrowser();

test('the user list: search, sort and page are in the address, and back takes each back', async () => {
  const page = await newVisitor();
  await signIn(page, 'admin@flexa.test', SEEDED_PASSWORD);
  await page.goto('/admin');
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
  await page.getByText('Nobody matches “nobody-is-called-so”').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectPath(page, '/admin');
  await rows.nth(12).waitFor();
});

test('nonsense in the address reads as the first page', async () => {
  const page = await newVisitor();
  await signIn(page, 'admin@flexa.test', SEEDED_PASSWORD);
  await page.goto('/admin?page=-3&sortBy=password&sortOrder=sideways');
  await page.getByText(/^1 to 12 of /).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
