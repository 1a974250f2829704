import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, useBrowser } from './harness';

useBrowser();

const EXAMPLES = '/Power-BI-dashboard-examples-PBIX';
const TEMPLATES = '/power-bi-templates-free-download';

/** Every page of content, with an article and an example for the two that have a slug. */
const PAGES = [
  '/blogs',
  '/blogs/eight-chart-colours-one-family',
  '/blogs/theme-json-line-by-line',
  '/blogs/plan-and-actual-in-one-chart',
  '/blogs/tables-that-people-finish-reading',
  '/blogs/one-palette-light-and-dark',
  EXAMPLES,
  `${EXAMPLES}/retail-sales-review`,
  TEMPLATES,
  '/flexa-theme',
  '/flexa-charts',
  '/flexa-design',
  '/flexa-tables',
  '/flexa-analytics',
  '/document',
  '/demo-video',
  '/about-us',
  '/privacy-policy',
  '/term-of-website-use',
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}

test('links within the content lead to anchors that are there', async () => {
  const page = await newVisitor();
  for (const path of PAGES) {
    await open(page, path);
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
        .map((link) => decodeURIComponent(link.hash.slice(1)))
        .filter((id) => !document.getElementById(id)),
    );
    expect(`${path} ${missing.join()}`).toBe(`${path} `);
  }
}, 120_000);
