import { call, saveElsewhere, type Account } from './fixtures/people';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';

const COLORS = ['#2563c9', '#1aa89a', '#f2a43a', '#e2566b'];

/** Saves a theme as a program would that knows the API. */
async function saveTheme({ token }: Account, name: string, dataColors = COLORS): Promise<void> {
  const body = { name, theme: { name, dataColors } };
  const { status } = await call('POST', '/theme', { token, body });
  expect(status).toBe(201);
}

const section = (page: Page) => page.locator('#themes');
const card = (page: Page, name: string) =>
  section(page).getByRole('listitem').filter({ hasText: name });

async function pick(page: Page, theme: string, item: string): Promise<void> {
  await card(page, theme)
    .getByRole('button', { name: `More for ${theme}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('saved themes: a list that fails, cards in their colours, a download, renaming and deleting', async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, ...person } = await newCustomer('The Mes');
  await test.step('a list that can not be loaded says so and can be tried again', async () => {
    await saveTheme(person, 'Meridian');
    expectComplaint(/status of 500/);
    await page.context().route('**/api/v1/theme', (route) => route.fulfill({ status: 500 }));
    await page.goto('/general');
    await section(page).getByText('Your themes could not be loaded').waitFor();
    await page.context().unroute('**/api/v1/theme');
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Meridian').waitFor();
  });
  await test.step('they are cards in their own colours, the last saved first', async () => {
    await saveTheme(person, 'Board: 2026', ['#4a1a8c', '#d5ccf0']);
    await page.reload();
    await card(page, 'Meridian').waitFor();
    const names = await section(page).getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toEqual(['Board: 2026', 'Meridian']);
    await section(page).getByText('2 of 50').waitFor();
    await card(page, 'Meridian').getByText('version 1').waitFor();
    const fills = await card(page, 'Meridian')
      .locator('svg circle[stroke]')
      .evaluateAll((ring) => ring.map((part) => part.getAttribute('stroke')));
    expect(fills).toEqual(COLORS);
  });
  await test.step('a download is the theme as it was saved, under its name', async () => {
    await card(page, 'Board: 2026').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pick(page, 'Board: 2026', 'Download'),
    ]);
    expect(download.suggestedFilename()).toBe('Board 2026.json');
    const theme = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
    expect(theme).toEqual({ name: 'Board: 2026', dataColors: ['#4a1a8c', '#d5ccf0'] });
  });
  await test.step('one is renamed in place, and an empty name is refused at the field', async () => {
    await pick(page, 'Meridian', 'Rename');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Theme name');
    expect(await field.inputValue()).toBe('Meridian');
    await field.fill('  ');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText('Enter a name').waitFor();
    await field.fill('New title');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await card(page, 'New title').getByText('version 2').waitFor();
    expect(await card(page, 'Meridian').count()).toBe(0);
  });
  await test.step('deleting asks first; afterwards it is gone for good', async () => {
    await pick(page, 'New title', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pick(page, 'New title', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete theme' }).click();
    await card(page, 'New title').waitFor({ state: 'detached' });
    await page.reload();
    await card(page, 'Board: 2026').waitFor();
    expect(await card(page, 'New title').count()).toBe(0);
  });
});

test("a rename over someone else's newer save is refused in the words of the catalogue", async ({
  newCustomer,
  expectComplaint,
}) => {
  const { page, ...person } = await newCustomer('Con Flict');
  await saveTheme(person, 'Shared');
  await page.goto('/general');
  await pick(page, 'Shared', 'Rename');
  // Meanwhile another tab of the same person saves it.
  await saveElsewhere(person);
  expectComplaint(/status of 409/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Theme name').fill('Mine');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByText('This theme has since been saved elsewhere').waitFor();
  expect(await dialog.getByLabel('Theme name').inputValue()).toBe('Mine');
});

test('with none yet the way leads to the studio, and what is saved there opens from here again', async ({
  newCustomer,
}) => {
  const { page, ...person } = await newCustomer('Stu Dio');
  await page.goto('/general');
  await section(page).getByText('No saved themes yet').waitFor();
  await section(page).getByRole('link', { name: 'New theme' }).click();
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: /^New theme, theme menu/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Theme name').fill('Blue board');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();

  await page.goto('/general');
  await card(page, 'Blue board').getByText('version 1').waitFor();
  await saveTheme(person, 'Elsewhere');
  await page.reload();
  await page.getByText('No orders yet').waitFor();
  await pick(page, 'Elsewhere', 'Open in the studio');
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: /^Elsewhere, theme menu/ }).waitFor();
});
