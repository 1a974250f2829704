import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { sampleReports } from '@flexa/theme-engine/testing';
import { zipOf } from '@flexa/theme-engine/zip';
import { expect, test } from './fixtures/studio';

/** Gives the studio a theme's text, as choosing a file does. */
async function give(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.locator('input[type="file"][accept*=".json"]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

test('the checks of a theme with many ignored settings stand one below the other', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const legend = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`madeUpSettingWithALongName${i}`, 1]),
  );
  await give(
    page,
    'many.json',
    JSON.stringify({ name: 'Many', visualStyles: { columnChart: { '*': { legend: [legend] } } } }),
  );
  await page
    .getByRole('button', { name: /^Import/ })
    .last()
    .click();
  const verdict = page.getByRole('region', { name: 'What Power BI says' });
  await expect(verdict.getByRole('button', { name: /^Mend/ })).toHaveCount(5);
  const column = page.getByRole('complementary', { name: 'Checks' });
  const boxes = await column.locator('section').evaluateAll((all) =>
    all.map((one) => ({
      top: one.getBoundingClientRect().top,
      height: one.clientHeight,
      needed: one.scrollHeight,
    })),
  );
  for (const [i, { top, height, needed }] of boxes.entries()) {
    expect(needed).toBeLessThanOrEqual(height + 1);
    const next = boxes[i + 1];
    if (next) expect(next.top).toBeGreaterThanOrEqual(top + height - 1);
  }
  await verdict.getByRole('button', { name: /^Mend/ }).first().click();
  await expect(verdict).toContainText('8 of');
});

test('a report of one’s own opens, wears the theme, and takes it off again', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const files = sampleReports().get('microsoft__semantic-link-labs___bpareporttemplate');
  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.getByLabel('Zip or .pbix of a report').setInputFiles({
    name: 'Template.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipOf(files ?? new Map())),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('4 pages, 18 visuals');
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expect(dialog.getByRole('table')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply the theme' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Template.zip');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
