import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import {
  readColors,
  DESKTOP,
  expect,
  expectColors,
  test,
  readDownloadedTheme,
} from './fixtures/studio';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="120">
  <script>window.top.document.title = 'stolen'</script>
  <rect width="320" height="120" fill="#fff"/>
  <circle cx="60" cy="60" r="44" fill="#e4002b"/>
  <rect x="120" y="30" width="170" height="24" fill="#004b87"/>
  <image xlink:href="https://evil.test/pixel.png" width="10" height="10"/>
</svg>`;

interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: string | Buffer;
}

/** Chooses a file in the dialog with one click. */
async function chooseFile(page: Page, { name, mimeType, content }: UploadedFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Drop a logo or style sheet/ }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** Draws a PNG of one colour, or one that is transparent. */
async function drawPng(page: Page, width: number, height: number, color: string | null) {
  const bytes = await page.evaluate(
    async (drawing) => {
      const canvas = new OffscreenCanvas(drawing.width, drawing.height);
      const context = canvas.getContext('2d');
      if (context && drawing.color !== null) {
        context.fillStyle = drawing.color;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { width, height, color },
  );
  return Buffer.from(bytes);
}

test('a logo becomes a theme file that passes every check, in at most five clicks and a minute', async ({
  openPageAs,
}) => {
  const page = await openPageAs('new', DESKTOP);
  await page.addInitScript(() => {
    const countingWindow = window as Window & { clicks?: number };
    countingWindow.clicks = 0;
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) countingWindow.clicks = (countingWindow.clicks ?? 0) + 1;
      },
      true,
    );
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const start = Date.now();
  await page.goto('/flexa-theme');
  await page.getByRole('button', { name: 'Brand colours' }).click();
  await chooseFile(page, { name: 'acme.svg', mimeType: 'image/svg+xml', content: LOGO });
  const dialog = page.getByRole('dialog', { name: 'Brand colours' });
  await expect(dialog.getByLabel('Colours', { exact: true })).toHaveValue('#e4002b #004b87');
  await dialog.getByText('Every check passes').waitFor();
  await dialog.getByRole('button', { name: 'Use these colours' }).click();
  await page.getByRole('complementary', { name: 'Checks' }).getByText('All pass').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect((await readDownloadedTheme(download)).dataColors.slice(0, 2)).toEqual([
    '#e4002b',
    '#004b87',
  ]);
  expect(Date.now() - start).toBeLessThan(60_000);
  const clicks = await page.evaluate(() => (window as Window & { clicks?: number }).clicks);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(5);
  // The logo stays in the browser: it isn't sent, its scripts don't run, and its addresses aren't opened.
  expect(requests.filter((each) => each.includes('evil.test'))).toEqual([]);
  expect(requests.filter((each) => /^(?:POST|PUT)/.test(each) && each.includes('theme'))).toEqual(
    [],
  );
  expect(await page.title()).not.toBe('stolen');
});

test('a file without a usable colour says why, and pictures of any size and style sheets yield their colours', async ({
  openStudio,
}) => {
  const page = await openStudio();
  const initial = await readColors(page);
  const createPng = (name: string, content: Buffer) => ({ name, mimeType: 'image/png', content });
  await page.getByRole('button', { name: 'Brand colours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brand colours' });
  const field = dialog.getByLabel('Colours', { exact: true });
  for (const [file, reason] of [
    [
      createPng('clear.png', await drawPng(page, 40, 40, null)),
      'clear.png has no colours: it is transparent.',
    ],
    [
      createPng('none.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1])),
      'none.png can’t be read as an image.',
    ],
    [
      { name: 'empty.css', mimeType: 'text/css', content: 'a{margin:0}' },
      'empty.css names no colours.',
    ],
  ] as const) {
    await chooseFile(page, file);
    await dialog.getByText(reason).waitFor();
    await expect(field).toHaveValue('');
  }
  for (const [file, colors] of [
    [createPng('dot.png', await drawPng(page, 1, 1, '#0b6e4f')), '#0b6e4f'],
    [createPng('large.png', await drawPng(page, 2400, 1600, '#004b87')), '#004b87'],
    [{ name: 'site.css', mimeType: 'text/css', content: ':root{--brand:#8a2be2}' }, '#8a2be2'],
  ] as const) {
    await chooseFile(page, file);
    await expect(field).toHaveValue(colors);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectColors(page, initial);
});
