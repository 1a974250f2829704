import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint, expectPath, newVisitor, register, useBrowser } from './harness';

useBrowser();

const COLORS = ['#2563c9', '#1aa89a', '#f2a43a', '#e2566b'];

/** Saves a theme as a program would that knows the API. */
async function saveTheme(page: Page, name: string, dataColors = COLORS): Promise<void> {
  const status = await page.evaluate(
    async ([called, colors]) => {
      const answer = await fetch('/api/v1/theme', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
        },
        body: JSON.stringify({ name: called, theme: { name: called, dataColors: colors } }),
      });
      return answer.status;
    },
    [name, dataColors] as const,
  );
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

test('themes are cards in their own colours, the last saved first', async () => {
  const page = await newVisitor();
  await register(page, 'The Mes');
  await saveTheme(page, 'Meridian');
  await saveTheme(page, 'Board pack', ['#4a1a8c', '#d5ccf0']);
  await page.goto('/general');
  await card(page, 'Meridian').waitFor();
  const names = await section(page).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual(['Board pack', 'Meridian']);
  await section(page).getByText('2 of 50').waitFor();
  await card(page, 'Meridian').getByText('version 1').waitFor();
  const fills = await card(page, 'Meridian')
    .locator('svg circle[stroke]')
    .evaluateAll((ring) => ring.map((part) => part.getAttribute('stroke')));
  expect(fills).toEqual(COLORS);
});

test('a theme is renamed in place, and an empty name is refused at the field', async () => {
  const page = await newVisitor();
  await register(page, 'Re Name');
  await saveTheme(page, 'Old title');
  await page.goto('/general');
  await pick(page, 'Old title', 'Rename');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Name of the theme');
  expect(await field.inputValue()).toBe('Old title');
  await field.fill('  ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByText('Enter a name').waitFor();
  await field.fill('New title');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await card(page, 'New title').getByText('version 2').waitFor();
  expect(await card(page, 'Old title').count()).toBe(0);
});

test("a rename over somebody else's newer save is refused in the words of the catalogue", async () => {
  const page = await newVisitor();
  await register(page, 'Con Flict');
  await saveTheme(page, 'Shared');
  await page.goto('/general');
  await pick(page, 'Shared', 'Rename');
  // Meanwhile another tab of the same person saves it.
  await page.evaluate(async () => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
    };
    const list = (await (await fetch('/api/v1/theme', { headers })).json()) as {
      data: { id: string }[];
    };
    const body = JSON.stringify({ name: 'Elsewhere' });
    await fetch(`/api/v1/theme/${list.data[0]?.id}`, { method: 'PUT', headers, body });
  });
  expectComplaint(/status of 409/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the theme').fill('Mine');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByText('This theme was saved elsewhere in the meantime').waitFor();
  expect(await dialog.getByLabel('Name of the theme').inputValue()).toBe('Mine');
});

test('a download is the theme as it was saved, under its name', async () => {
  const page = await newVisitor();
  await register(page, 'Down Load');
  await saveTheme(page, 'Board: 2026');
  await page.goto('/general');
  await card(page, 'Board: 2026').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pick(page, 'Board: 2026', 'Download'),
  ]);
  expect(download.suggestedFilename()).toBe('Board 2026.json');
  const theme = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(theme).toEqual({ name: 'Board: 2026', dataColors: COLORS });
});

test('deleting asks first; afterwards the theme is gone for good', async () => {
  const page = await newVisitor();
  await register(page, 'De Lete');
  await saveTheme(page, 'Short lived');
  await page.goto('/general');
  await pick(page, 'Short lived', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pick(page, 'Short lived', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete theme' }).click();
  await section(page).getByText('No saved themes yet').waitFor();
  await page.reload();
  await section(page).getByText('No saved themes yet').waitFor();
});

test('with none yet the way leads to the studio, and what is saved there opens from here again', async () => {
  const page = await newVisitor();
  await register(page, 'Stu Dio');
  await page.goto('/general');
  await section(page).getByText('No saved themes yet').waitFor();
  await section(page).getByRole('link', { name: 'New theme' }).click();
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: /^New theme, what to do/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the theme').fill('Blue board');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();

  await page.goto('/general');
  await card(page, 'Blue board').getByText('version 1').waitFor();
  await saveTheme(page, 'Elsewhere');
  await page.reload();
  await page.getByText('No orders yet').waitFor();
  await pick(page, 'Elsewhere', 'Open in the studio');
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: /^Elsewhere, what to do/ }).waitFor();
});

test('a list that can not be loaded says so and can be tried again', async () => {
  const page = await newVisitor();
  await register(page, 'Fa Iled');
  await saveTheme(page, 'Still there');
  expectComplaint(/status of 500/);
  await page.context().route('**/api/v1/theme', (route) => route.fulfill({ status: 500 }));
  await page.goto('/general');
  await section(page).getByText('Your themes could not be loaded').waitFor();
  await page.context().unroute('**/api/v1/theme');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await card(page, 'Still there').waitFor();
});
