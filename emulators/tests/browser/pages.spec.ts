import type { Page } from '@playwright/test';
import { expectPath, settled } from './fixtures/pages';
import { PORTAL } from './fixtures/people';
import { SIGHTS } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import { sidewaysBy } from './fixtures/violations';

/** What is true of pages as such; how each looks is in looks.spec.ts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Pages without HTML of their own, which the crawl therefore does not read. */
const BY_THE_APP = [
  ['visitor', '/login'],
  ['visitor', '/register'],
  ['visitor', '/verify'],
  ['visitor', '/no-such-page'],
  ['customer', '/general'],
  ['admin', '/admin'],
] as const;

test('no page has the title or the description of another', async ({ pageOf, request }) => {
  const seen = new Map<string, string>();
  const found: string[] = [];
  const add = (path: string, words: string) => {
    const other = seen.get(words);
    if (other !== undefined) found.push(`${path} says the same as ${other}: ${words}`);
    seen.set(words, path);
  };
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const address of listed) {
    const html = await (await request.get(address)).text();
    add(address.replace(PORTAL, ''), /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
    add(address.replace(PORTAL, ''), /name="description" content="([^"]*)/.exec(html)?.[1] ?? '');
  }
  for (const [who, path] of BY_THE_APP.filter(([, each]) => !listed.includes(PORTAL + each))) {
    const page = await pageOf(who);
    await open(page, path);
    add(path, await page.title());
    const description = page.locator('meta[name="description"]');
    add(path, (await description.getAttribute('content')) ?? '');
  }
  expect(found).toEqual([]);
});

for (const as of new Set(SIGHTS.map((sight) => sight.as))) {
  test(`no page of a ${as} scrolls sideways at 320 px`, async ({ pageOf }) => {
    const page = await pageOf(as, { viewport: { width: 320, height: 640 } });
    const wide: string[] = [];
    for (const { path } of SIGHTS.filter((sight) => sight.as === as)) {
      await open(page, path);
      const by = await sidewaysBy(page);
      if (by > 0) wide.push(`${path} by ${by}`);
    }
    expect(wide).toEqual([]);
  });
}

test('what search engines are told of a page goes with it', async ({ page }) => {
  await open(page, '/');
  const told = page.locator('script[type="application/ld+json"]');
  expect(await told.count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expectPath(page, '/about-us');
  expect(await told.count()).toBe(0);
});

test('a public page is readable without scripts', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  // Not the visitor's own page: that one waits for the app.
  const page = await visitor.context().newPage();
  for (const path of ['/', '/pricing-charts', '/about-us']) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test('the row of dashboards moves by its arrows, which say when there is nothing more', async ({
  page,
}) => {
  await open(page, '/');
  const more = page.getByRole('button', { name: 'More examples' });
  const earlier = page.getByRole('button', { name: 'Earlier examples' });
  await more.scrollIntoViewIfNeeded();
  expect(await earlier.getAttribute('aria-disabled')).toBe('true');
  const row = page.locator('#dashboards ul');
  const isAtEnd = () => row.evaluate((it) => it.scrollLeft >= it.scrollWidth - it.clientWidth - 1);
  expect(await isAtEnd()).toBe(false);
  while (!(await isAtEnd())) {
    const before = await row.evaluate((it) => it.scrollLeft);
    await more.press('Enter');
    await expect.poll(() => row.evaluate((it) => it.scrollLeft)).toBeGreaterThan(before);
  }
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
  expect(await earlier.getAttribute('aria-disabled')).toBe('false');
});

test('a visitor without a token loads nothing of Firebase on the home page', async ({ page }) => {
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

test('a page that breaks shows the error page with a way out', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/./);
  await page.context().route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
  await page.getByText(/^An error occurred: /).waitFor();
  await page.context().unroute('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
