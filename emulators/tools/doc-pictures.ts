import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { format } from 'oxfmt';
import sharp from 'sharp';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { waitUntilSettled } from '../tests/browser/fixtures/pages';
import {
  buildStorage,
  PORTAL,
  SEEDED,
  SEEDED_PASSWORD,
  signInByRest,
} from '../tests/browser/fixtures/people';
import { ROOT } from '../stack/paths';

/**
 * `npm run doc-pictures` takes the pictures of the documentation from the running portal, in light and dark, into
 * web/public/docs, and writes their sizes for the pages. Names as arguments limit it to those pictures.
 */
const FOLDER = join(ROOT, 'web/public/docs');
const SIZES = join(ROOT, 'web/src/features/content/document/picture-sizes.ts');
/** Pixels of the file per pixel of the page: sharp on most screens, small enough to load. */
const SCALE = 1.5;
/** Pixels of the page around the part. */
const MARGIN = 16;

interface DocPicture {
  name: string;
  path: string;
  as: keyof typeof SEEDED | 'visitor';
  width: number;
  height: number;
  /** Height to which the part is cut. */
  maxHeight?: number;
  /** Brings the page into the state to show, and returns the part of it, or nothing for the whole window. */
  show: (page: Page) => Promise<Locator | undefined>;
}

const waitForStudio = async (page: Page) => {
  await page.getByRole('list', { name: 'Data colours' }).waitFor();
};

const PICTURES: readonly DocPicture[] = [
  {
    name: 'studio',
    path: '/flexa-theme',
    as: 'visitor',
    width: 1280,
    height: 780,
    show: async (page) => {
      await waitForStudio(page);
      return undefined;
    },
  },
  {
    name: 'brand-colours',
    path: '/flexa-theme',
    as: 'visitor',
    width: 1180,
    height: 760,
    show: async (page) => {
      await waitForStudio(page);
      await page.getByRole('button', { name: 'Brand colours' }).click();
      const dialog = page.getByRole('dialog', { name: 'Brand colours' });
      await dialog.getByLabel('Colours', { exact: true }).fill('#e4002b #004b87');
      await dialog.getByText('Every check passes').waitFor();
      return dialog;
    },
  },
  {
    name: 'licences',
    path: '/general',
    as: 'customer',
    width: 1180,
    height: 1100,
    maxHeight: 640,
    show: async (page) => {
      const licences = page.locator('#licences');
      await licences.locator('code').nth(2).waitFor();
      return licences;
    },
  },
  {
    name: 'assign-seats',
    path: '/general',
    as: 'customer',
    width: 900,
    height: 760,
    show: async (page) => {
      await page.getByRole('button', { name: 'Assign seats' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Assign seats' });
      await dialog
        .getByLabel('Addresses')
        .fill('Ines Moreau <ines@cedar.example>; tom@cedar.example\nno address');
      await dialog.getByText('no address: no address in this row').waitFor();
      return dialog;
    },
  },
  {
    name: 'order-card',
    path: '/pricing-charts?months=12&quantity=5',
    as: 'new',
    width: 1280,
    height: 1300,
    show: (page) => Promise.resolve(page.locator('#order')),
  },
];

const requested = process.argv.slice(2);
const chosenPictures = PICTURES.filter(
  ({ name }) => requested.length === 0 || requested.includes(name),
);
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
const sizes: Record<string, { width: number; height: number }> = {};
for (const { name, path, as, width, height, maxHeight, show } of chosenPictures) {
  const storageState =
    as === 'visitor' ? undefined : buildStorage(await signInByRest(SEEDED[as], SEEDED_PASSWORD));
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: PORTAL,
      viewport: { width, height },
      deviceScaleFactor: SCALE,
      colorScheme,
      reducedMotion: 'reduce',
      ...(storageState && { storageState }),
    });
    const page = await context.newPage();
    await page.goto(path);
    await waitUntilSettled(page);
    const part = await show(page);
    const box = await part?.boundingBox();
    const clip = box && {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: Math.min(box.height, maxHeight ?? box.height) + 2 * MARGIN,
    };
    const png = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) });
    const picture = sharp(png);
    const { width: pixels, height: rows } = await picture.metadata();
    sizes[name] = { width: Math.round(pixels / SCALE), height: Math.round(rows / SCALE) };
    const file = await picture.webp({ quality: 78 }).toBuffer();
    await writeFile(join(FOLDER, `${name}-${colorScheme}.webp`), file);
    console.log(
      `web/public/docs/${name}-${colorScheme}.webp ${(file.length / 1000).toFixed(0)} kB`,
    );
    await context.close();
  }
}
await browser.close();

if (requested.length === 0) {
  const source = `/** Width and height of the documentation's pictures, in CSS pixels. Written by npm run doc-pictures. */
export const PICTURE_SIZES = ${JSON.stringify(sizes)} as const;
`;
  const { code } = await format(SIZES, source, { printWidth: 100, singleQuote: true });
  await writeFile(SIZES, code);
}
