import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { call, type Account } from './fixtures/people';
import { expect, test } from './fixtures/test';

async function saveTheme({ token }: Account, name: string, dataColors: string[]): Promise<void> {
  const body = { name, theme: { name, dataColors } };
  const { status } = await call('POST', '/theme', { token, body });
  expect(status).toBe(201);
}

const findThemeSection = (page: Page) => page.locator('#themes');
const findCard = (page: Page, name: string) =>
  findThemeSection(page).getByRole('listitem').filter({ hasText: name });

async function chooseMenuItem(page: Page, theme: string, item: string): Promise<void> {
  await findCard(page, theme)
    .getByRole('button', { name: `More for ${theme}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('saved themes can be downloaded, renamed, deleted and opened in the studio from the account page', async ({
  newCustomer,
}) => {
  const { page, ...person } = await newCustomer('Thea Mess');
  await saveTheme(person, 'Meridian', ['#2563c9', '#1aa89a', '#f2a43a', '#e2566b']);
  await saveTheme(person, 'Draft', ['#2563c9']);
  await saveTheme(person, 'Board: 2026', ['#4a1a8c', '#d5ccf0']);
  await page.goto('/general');
  await findCard(page, 'Meridian').waitFor();
  const names = findThemeSection(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Board: 2026', 'Draft', 'Meridian']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseMenuItem(page, 'Board: 2026', 'Download'),
  ]);
  expect(download.suggestedFilename()).toBe('Board 2026.json');
  const theme = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(theme).toEqual({ name: 'Board: 2026', dataColors: ['#4a1a8c', '#d5ccf0'] });

  // The card disappears before the portal has answered.
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await chooseMenuItem(page, 'Draft', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete theme' }).click();
  await findCard(page, 'Draft').waitFor({ state: 'detached' });
  await deleted;
  await chooseMenuItem(page, 'Meridian', 'Rename');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Theme name').fill('New title');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await findCard(page, 'New title').getByText('version 2').waitFor();

  // A reload shows that the portal has deleted it too.
  await page.reload();
  await findCard(page, 'New title').waitFor();
  await findThemeSection(page).getByText('2 of 50').waitFor();
  await chooseMenuItem(page, 'New title', 'Open in the studio');
  await expectPath(page, '/flexa-theme');
  await page.getByRole('button', { name: /^New title, theme menu/ }).waitFor();
});
