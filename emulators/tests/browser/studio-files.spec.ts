import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { zipFiles } from '@flexa/theme-engine/zip';
import { readStorage } from './fixtures/pages';
import {
  readColors,
  DESKTOP,
  expectColors,
  expectStored,
  setColor,
  expect,
  test,
} from './fixtures/studio';
import { measureOverflow } from './fixtures/violations';

/** Opens a file in the studio, as through its file dialog. */
async function openFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.locator('input[type="file"][accept*=".json"]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

/**
 * The studio's take-in.test.tsx covers every odd kind of file, report-state.dom.test.ts the stored
 * part of a report.
 */
test('the studio refuses imported files with a reason, or shows and fixes their faults', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const initial = await readColors(page);
  const dialog = page.getByRole('dialog');
  const verdict = page.getByRole('region', { name: 'Theme checks' });

  await test.step('a file that is not a theme is refused, and the open theme stays', async () => {
    await openFile(page, 'a.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
    const refusal = page.getByText(/is not a theme/);
    await refusal.first().waitFor();
    await page.getByRole('tab', { name: /^Palette/ }).click();
    await expectColors(page, initial);
  });

  await test.step('one click fixes all faults of a thoroughly broken file', async () => {
    const [good, bad, dataColors] = [7, '', 'red'];
    const wrong = { good, bad, dataColors, textClasses: [], visualStyles: { '*': 1 }, icons: 3 };
    await openFile(page, 'wrong.json', JSON.stringify({ name: 'Brought', ...wrong }));
    await dialog.getByRole('button', { name: 'Repair 6 and import' }).click();
    await dialog.waitFor({ state: 'detached' });
    await verdict.getByText('Passes our checks').waitFor();
  });

  await test.step('the checks of many ignored settings are one below the other', async () => {
    const names = Array.from({ length: 9 }, (_, i) => `madeUpSettingWithALongName${i}`);
    const legend = Object.fromEntries(names.map((name) => [name, 1]));
    const visualStyles = { columnChart: { '*': { legend: [legend] } } };
    await openFile(page, 'many.json', JSON.stringify({ name: 'Many', visualStyles }));
    await dialog
      .getByRole('button', { name: /^Import/ })
      .last()
      .click();
    await expect(verdict.getByRole('button', { name: /^Fix/ })).toHaveCount(5);
    await expect.poll(() => findMisplacedChecks(page)).toEqual([]);
    await verdict.getByRole('button', { name: /^Fix/ }).first().click();
    await expect(verdict).toContainText('8 of');
  });
});

test('a customer opens a zipped report, sees its debt, and saves it under its name', async ({
  openPageAs,
}) => {
  const page = await openPageAs('customer', DESKTOP);
  await page.goto('/flexa-theme');
  await page.getByRole('tab', { name: /^Import/ }).click();
  const files = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
  await page.getByLabel('Zip or .pbix of a report').setInputFiles({
    name: 'Template.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipFiles(files)),
  });
  const report = page.getByRole('dialog', { name: '_bpareporttemplate' });
  await expect(report.getByText(/^Score \d+ of 100$/)).toBeVisible();
  await expect(report.getByRole('status')).toHaveText(/^\d+ changes in \d+ files$/);
  expect(await measureOverflow(page)).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Save zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Template.zip');
  await page.keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
});

test('the buttons of an import dialog stay in view in a window as low as at twice the size', async ({
  newVisitor,
}) => {
  const height = 450;
  const page = await newVisitor({ viewport: { width: 720, height } });
  await page.goto('/flexa-theme');
  const dialog = page.getByRole('dialog');
  const dataColors = Array.from({ length: 8 }, (_, i) => `#10${i}0${i}0`);
  const theme = JSON.stringify({ name: 'Brought', dataColors, good: 7, bad: '', colour: 1 });
  const expectInView = (name: RegExp) =>
    expect
      .poll(async () => {
        const box = await dialog.getByRole('button', { name }).boundingBox();
        return (box?.y ?? height) + (box?.height ?? 0);
      })
      .toBeLessThan(height);
  await openFile(page, 'broken.json', theme.slice(0, -1));
  await dialog.getByText('Line 1').first().waitFor();
  await expectInView(/^Repair and import$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openFile(page, 'wrong.json', theme);
  await dialog.getByText('Unknown top-level key').waitFor();
  await expectInView(/^Repair 2 and import$/);
  await dialog.getByRole('button', { name: /^See \d+ differences?$/ }).click();
  await page.getByRole('dialog', { name: /^\d+ differences?$/ }).waitFor();
  await expectInView(/^Merge \d+ settings?$/);
});

/** Finds the checks that are cut off or overlap the next one. */
async function findMisplacedChecks(page: Page) {
  const column = page.getByRole('complementary', { name: 'Checks' });
  const boxes = await column.locator('section').evaluateAll((all) =>
    all.map((section) => ({
      top: section.getBoundingClientRect().top,
      height: section.clientHeight,
      needed: section.scrollHeight,
    })),
  );
  return boxes.filter(({ top, height, needed: neededHeight }, i) => {
    const next = boxes[i + 1];
    return neededHeight > height + 1 || (next !== undefined && next.top < top + height - 1);
  });
}

test('a part of the studio whose code fails to load shows an error and breaks nothing else', async ({
  openStudio,
  allowConsoleMessage,
}) => {
  const page = await openStudio();
  // The message depends on whether the part was prefetched.
  allowConsoleMessage(/ERR_FAILED|preload CSS|dynamically imported module/);
  await page.context().route('**/assets/keys-dialog*', (route) => route.abort());
  // All parts are prefetched, this one perhaps before the route refused it.
  await page.reload();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByText('This part could not be loaded').first().waitFor();
  await setColor(page, 1, '#123456');
  await expect.poll(async () => (await readColors(page))[0]).toBe('#123456');
});

test('the studio works without a connection and keeps the changes', async ({
  newVisitor,
  allowConsoleMessage,
}) => {
  const page = await newVisitor(DESKTOP);
  // Waits until the code of the colour picker is prefetched.
  const picker = ['js', 'css'].map((end) =>
    page.waitForResponse((response) => new RegExp(`picker-popover-.*${end}$`).test(response.url())),
  );
  await page.goto('/flexa-theme');
  for (const response of await Promise.all(picker)) await response.finished();
  // Waits for the picker's own imports, which the page lists in its head when it requests them.
  await page.waitForFunction(() => {
    const loadedUrls = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const links = 'link[rel=modulepreload], link[rel=stylesheet]';
    return [...document.querySelectorAll<HTMLLinkElement>(links)].every(({ href }) =>
      loadedUrls.has(href),
    );
  });
  allowConsoleMessage(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await setColor(page, 2, '#7a1fa2');
  await expect.poll(async () => (await readColors(page))[1]).toBe('#7a1fa2');
  await expectStored(page, '#7a1fa2');
  expect(await readStorage(page, 'theme')).toContain('#7a1fa2');
});
