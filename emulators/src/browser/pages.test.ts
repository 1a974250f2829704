import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectComplaint, newVisitor, SEEDED_PASSWORD, signIn, useBrowser } from './harness';

useBrowser();

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES: { path: string; as?: string }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/register' },
  { path: '/no-such-page' },
  { path: '/general', as: 'customer@flexa.test' },
  { path: '/general', as: 'new@flexa.test' },
  { path: '/admin', as: 'admin@flexa.test' },
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What loads after the first paint: the offer and the licences, which say so while they are busy.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}

/** Violations of axe, as rule and the element it concerns. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test.each(['light', 'dark'] as const)(
  'no page breaks a rule of axe in the %s theme',
  async (scheme) => {
    const found: string[] = [];
    for (const { path, as } of PAGES) {
      const page = await newVisitor({ colorScheme: scheme });
      if (as) await signIn(page, as, SEEDED_PASSWORD);
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
      for (const line of await violations(page)) found.push(`${path} ${line}`);
    }
    expect(found).toEqual([]);
  },
  180_000,
);

test.each([360, 768, 1440, 1920])(
  'no page scrolls sideways at %i px',
  async (width) => {
    for (const { path, as } of PAGES) {
      const page = await newVisitor({ viewport: { width, height: 800 } });
      if (as) await signIn(page, as, SEEDED_PASSWORD);
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(`${path} ${overflow}`).toBe(`${path} 0`);
    }
  },
  180_000,
);

test('every page has its own title, a description, a canonical address and one h1', async () => {
  const titles = new Set<string>();
  const page = await newVisitor();
  for (const path of ['/', '/login', '/register']) {
    await open(page, path);
    titles.add(await page.title());
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
  expect(titles.size).toBe(3);
});

test('a visitor without a token loads nothing of Firebase on the home page', async () => {
  const page = await newVisitor();
  const sizes: string[] = [];
  page.on('request', (request) => sizes.push(request.url()));
  await open(page, '/');
  expect(
    sizes.filter((url) => /identitytoolkit|securetoken|firestore|:9099|gstatic/.test(url)),
  ).toEqual([]);
  const keys = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(keys).toEqual([]);
});

test('a page that breaks shows the error page with a way out', async () => {
  const page = await newVisitor();
  expectComplaint(/./);
  await page.context().route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
  await page.getByText(/^An error occurred: /).waitFor();
  await page.context().unroute('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
