import type { Locator, Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import { expectPath, settled } from './fixtures/pages';
import { PORTAL } from './fixtures/people';
import { SIGHTS } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import { tooWide } from './fixtures/violations';

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

const NARROW = some(SIGHTS, 1 / 5);
for (const as of new Set(NARROW.map((sight) => sight.as))) {
  test(`no page of a ${as} scrolls sideways at 320 px`, async ({ pageOf }) => {
    const page = await pageOf(as, { viewport: { width: 320, height: 640 } });
    for (const { path } of NARROW.filter((sight) => sight.as === as)) {
      await open(page, path);
      expect.soft(await tooWide(page), path).toEqual([]);
    }
  });
}

test('in forced colours what is chosen stands out from what is not', async ({ newVisitor }) => {
  const page = await newVisitor({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectToStandOut = async (chosen: Locator, other: Locator) => {
    await chosen.waitFor();
    expect(await ground(chosen)).not.toBe(await ground(other));
  };
  await open(page, '/pricing-charts?months=6');
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expectToStandOut(nav.filter({ hasText: 'Pricing' }), nav.filter({ hasText: 'Blog' }));
  const tile = page.locator('label').filter({ has: page.getByRole('radio') });
  await expectToStandOut(tile.nth(2), tile.nth(1));
  await open(page, '/blogs?topic=Charts');
  const pill = page.getByRole('group', { name: 'Topic' }).getByRole('button');
  await expectToStandOut(pill.filter({ hasText: 'Charts' }), pill.filter({ hasText: 'All' }));
  await open(page, '/flexa-theme');
  const tab = page.getByRole('tab');
  await expectToStandOut(tab.and(page.locator('[aria-selected=true]')).first(), tab.nth(1));
  const shades = page.locator('[style*="background"]:visible');
  await shades.nth(7).waitFor();
  const colours = await Promise.all((await shades.all()).slice(0, 8).map(ground));
  expect(new Set(colours).size).toBeGreaterThan(4);
});

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
