import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { sampleReports } from '@flexa/theme-engine/testing';
import { zipOf } from '@flexa/theme-engine/zip';
import { storage } from './fixtures/pages';
import {
  DESKTOP,
  colorsOf,
  expectColors,
  expectKept,
  PHONE,
  setColor,
  expect,
  test,
} from './fixtures/studio';
import { sidewaysBy } from './fixtures/violations';

const COLORS = [
  '#102030',
  '#203040',
  '#304050',
  '#405060',
  '#506070',
  '#607080',
  '#708090',
  '#8090a0',
];
const theme = (more: object = {}) =>
  JSON.stringify({ name: 'Brought', dataColors: COLORS, ...more });
const utf16 = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');

/** Gives the studio a file, as choosing one does. */
async function give(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.locator('input[type="file"][accept*=".json"]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
}

const palette = (page: Page) => page.getByRole('tab', { name: /^Palette/ }).click();

/** Every way a file, a name and a link can be odd: take-in.test.tsx in the studio's import. */
test('a theme in UTF-16 opens', async ({ openStudio }) => {
  const page = await openStudio();
  await give(page, 'a.json', utf16(theme(), '\uFEFF'));
  await palette(page);
  await expectColors(page, COLORS);
});

test('a file that is no theme is refused in words, and what is there stays', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const usual = await colorsOf(page);
  await give(page, 'a.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await page
    .getByText(/is not a theme/)
    .first()
    .waitFor();
  await give(page, 'a.json', '{"name":"A","__proto__":{"isAdmin":true}}');
  await page
    .getByText(/__proto__ can’t be a key/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await palette(page);
  await expectColors(page, usual);
});

test('of a theme that is wrong everywhere each fault is shown, and one press mends all', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const wrong = {
    good: 7,
    bad: '',
    dataColors: 'red',
    textClasses: [],
    visualStyles: { '*': 1 },
    icons: 3,
  };
  await give(page, 'wrong.json', theme(wrong));
  const dialog = page.getByRole('dialog', { name: 'Import wrong.json' });
  await dialog.getByRole('button', { name: 'Repair 6 and import' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Power BI Desktop accepts it').waitFor();
});

test('in a window as low as at twice the size what ends a dialog of an import stays in view', async ({
  newVisitor,
}) => {
  const height = 450;
  const page = await newVisitor({ viewport: { width: 720, height } });
  await page.goto('/flexa-theme');
  const dialog = page.getByRole('dialog');
  const expectInView = async (name: RegExp) => {
    const box = await dialog.getByRole('button', { name }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
  };
  await give(page, 'broken.json', theme().slice(0, -1));
  await dialog.getByText('Line 1').first().waitFor();
  await expectInView(/^Repair and import$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await give(page, 'wrong.json', theme({ good: 7, bad: '', colour: 1 }));
  await dialog.getByText('Unknown top-level key').waitFor();
  await expectInView(/^Repair 3 and import$/);
  await dialog.getByRole('button', { name: /^See \d+ differences?$/ }).click();
  await page.getByRole('dialog', { name: /^\d+ differences?$/ }).waitFor();
  await expectInView(/^Merge \d+ settings?$/);
});

test('a theme whose name is written from right to left is there after a reload, and its link opens', async ({
  openStudio,
}) => {
  const page = await openStudio({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await give(page, 'named.json', theme({ name: 'لوحة المبيعات' }));
  await palette(page);
  await expectColors(page, COLORS);
  await expectKept(page, COLORS[0] ?? '');
  await page.reload();
  await expectColors(page, COLORS);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openStudio();
  await other.goto(link);
  await expectColors(other, COLORS);
});

test('where the browser keeps nothing, the studio says so and works on', async ({ openStudio }) => {
  const page = await openStudio();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await setColor(page, 1, '#123456');
  await page.getByText('Not saved: browser storage is full or off').first().waitFor();
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#123456');
});

test('pasted rubbish is no colour; what is one among it is found', async ({ openStudio }) => {
  const page = await openStudio();
  await page.getByRole('button', { name: 'Paste list' }).click();
  const field = page.getByLabel('Colours, or a coolors.co address');
  await field.fill('zzz #12 rgb(a,b,c) facade \u0000 #ggg https://evil.test/?x=<img>');
  await page.getByText('No colours found').waitFor();
  await field.fill('zzz #ff8800 !! rgb(0 128 255) ;;; #xyz hsl(120 50% 25%)');
  await page.getByText('3 colours; the rest stay').waitFor();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect
    .poll(async () => (await colorsOf(page)).slice(0, 3))
    .toEqual(['#ff8800', '#0080ff', '#206020']);
});

/** Draws a picture and gives it to the palette. */
async function givePicture(page: Page, kind: 'dot' | 'clear' | 'huge' | 'none'): Promise<void> {
  const bytes = await page.evaluate(async (wanted) => {
    if (wanted === 'none') return [1, 2, 3];
    const size = { dot: [1, 1], clear: [40, 40], huge: [6000, 4000] }[wanted];
    const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1);
    const context = canvas.getContext('2d');
    if (context && wanted !== 'clear') {
      context.fillStyle = '#0b6e4f';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, kind);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'From image' }).click(),
  ]);
  await chooser.setFiles({
    name: `${kind}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(bytes),
  });
}

test('a picture without a colour says so; one of a single colour, small or huge, gives a palette of it', async ({
  openStudio,
  expectComplaint,
}) => {
  const page = await openStudio();
  // What records the trace asks for the picture that the page could not read.
  expectComplaint(/^\S+ Connecting to 'blob:/);
  const usual = await colorsOf(page);
  for (const kind of ['clear', 'none'] as const) {
    await givePicture(page, kind);
    await page
      .getByRole('alert')
      .filter({ hasText: `${kind}.png` })
      .waitFor();
    await expectColors(page, usual);
  }
  for (const kind of ['dot', 'huge'] as const) {
    await givePicture(page, kind);
    await expect.poll(async () => (await colorsOf(page))[0]).toBe('#0b6e4f');
    expect(new Set(await colorsOf(page)).size).toBe(8);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectColors(page, usual);
  }
});

test('a part whose code does not come is told, and takes nothing else down', async ({
  openStudio,
  expectComplaint,
}) => {
  const page = await openStudio();
  // Which of the three comes depends on whether the part was fetched ahead.
  expectComplaint(/ERR_FAILED|preload CSS|dynamically imported module/);
  await page.context().route('**/assets/keys-dialog*', (route) => route.abort());
  // All parts are fetched ahead, this one perhaps before it was refused.
  await page.reload();
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByText('This part could not be loaded').first().waitFor();
  await setColor(page, 1, '#123456');
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('#123456');
});

test('without a connection the studio goes on, and keeps what is made', async ({
  newVisitor,
  expectComplaint,
}) => {
  const page = await newVisitor(DESKTOP);
  // What comes later is fetched ahead.
  const picker = ['js', 'css'].map((end) =>
    page.waitForResponse((response) => new RegExp(`picker-popover-.*${end}$`).test(response.url())),
  );
  await page.goto('/flexa-theme');
  for (const response of await Promise.all(picker)) await response.finished();
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await setColor(page, 2, '#7a1fa2');
  await expect.poll(async () => (await colorsOf(page))[1]).toBe('#7a1fa2');
  await expectKept(page, '#7a1fa2');
  expect(await storage(page, 'theme')).toContain('#7a1fa2');
});

test('on a phone the bar of the sheet is drawn up by a finger, and nothing moves sideways', async ({
  openStudio,
}) => {
  const page = await openStudio(PHONE);
  const bar = page.getByRole('button', { name: /panel (larger|smaller)/ });
  const before = (await bar.boundingBox())?.y ?? 0;
  await bar.tap();
  await expect.poll(async () => (await bar.boundingBox())?.y ?? before).toBeLessThan(before);
  expect(await sidewaysBy(page)).toBe(0);
});

test('a zipped report opens with its debt, takes the theme, and keeps every other byte', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const files = sampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
  await page.getByRole('tab', { name: /^Import/ }).click();
  await page.getByLabel('Zip or .pbix of a report').setInputFiles({
    name: 'Template.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipOf(files)),
  });
  const dialog = page.getByRole('dialog', { name: '_bpareporttemplate' });
  await expect(dialog.getByText(/^Score \d+ of 100$/)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ changes in \d+ files$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Template.zip');
  const saved = unzipSync(await readFile(await download.path()));
  expect(Object.keys(saved).some((path) => path.includes('RegisteredResources/Meridian'))).toBe(
    true,
  );
  const changed = [...files].filter(([path, bytes]) => {
    const now = saved[path];
    return !now || Buffer.compare(bytes, now) !== 0;
  });
  expect(changed.length).toBeLessThan(files.size / 2);
  for (const [path] of changed)
    expect(path).toMatch(/(visual|page|report)\.json$|RegisteredResources/);
  expect(await sidewaysBy(page)).toBe(0);
});
