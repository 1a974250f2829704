import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, useBrowser } from './harness';

useBrowser();

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

test.each(['light', 'dark'] as const)(
  'no page of content breaks a rule of axe in the %s theme',
  async (scheme) => {
    const page = await newVisitor({ colorScheme: scheme });
    const found: string[] = [];
    for (const path of PAGES) {
      await open(page, path);
      await page.evaluate(await axe);
      const results = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      for (const { id, nodes } of results.violations) {
        for (const { html } of nodes) found.push(`${path} ${id}: ${html.slice(0, 200)}`);
      }
    }
    expect(found).toEqual([]);
  },
  180_000,
);

test.each([360, 768, 1440, 1920])(
  'no page of content scrolls sideways at %i px',
  async (width) => {
    const page = await newVisitor({ viewport: { width, height: 800 } });
    for (const path of PAGES) {
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(`${path} ${overflow}`).toBe(`${path} 0`);
    }
  },
  180_000,
);

test('each has one h1, its own title and description, and its canonical address', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const page = await newVisitor();
  for (const path of PAGES) {
    await open(page, path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    titles.add(await page.title());
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(50);
    descriptions.add(description ?? '');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
}, 120_000);

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
