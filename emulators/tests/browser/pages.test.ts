import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectComplaint,
  expectPath,
  newVisitor,
  SEEDED_PASSWORD,
  signIn,
  useBrowser,
} from './harness';
import { MORE, NOT_FOUND, PEOPLE, ROUTES, SIGN_INS } from './routes';
import { movedIn, sidewaysBy, violations } from './violations';

useBrowser();

interface Opened {
  path: string;
  as?: string;
}

/** Every page as who sees the most of it, and the account of somebody who has nothing yet. */
const PAGES: readonly Opened[] = [
  ...[...ROUTES, ...MORE, NOT_FOUND].map(({ path, ends }) => {
    const who = PEOPLE.find((person) => ends[person] === path) ?? 'visitor';
    return { path, ...(SIGN_INS[who] && { as: SIGN_INS[who] }) };
  }),
  { path: '/general', as: 'new@flexa.test' },
];

/** Those, the public ones as a customer sees them, and the admin's other views. */
const SIGHTS: readonly Opened[] = [
  ...PAGES,
  ...ROUTES.filter(({ ends, path }) => ends.visitor === path && ends.customer === path).map(
    ({ path }) => ({ path, as: 'customer@flexa.test' }),
  ),
  ...['overview', 'offer', 'tickets', 'wait-list', 'audit'].map((view) => ({
    ...{ path: `/admin?view=${view}`, as: 'admin@flexa.test' },
  })),
];

/**
 * Opens pages by who opens them: one sign-in for all of a person's pages. Visitors' pages and those of
 * people who are signed in are opened at the same time, each in a browser of their own.
 */
async function openAll(
  pages: readonly Opened[],
  options: BrowserContextOptions,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const openFor = async (people: readonly (string | undefined)[]) => {
    for (const as of people) {
      const page = await newVisitor(options);
      if (as) await signIn(page, as, SEEDED_PASSWORD);
      for (const { path } of pages.filter((candidate) => candidate.as === as)) {
        await open(page, path);
        await look(page, path);
      }
    }
  };
  const people = new Set(pages.map((page) => page.as));
  await Promise.all([openFor([undefined]), openFor([...people].filter(Boolean))]);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What loads after the first paint: the offer and the licences, which say so while they are busy.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded',
  );
}

test.each(['light', 'dark'] as const)(
  'no page breaks a rule of axe in the %s theme',
  async (scheme) => {
    const found: string[] = [];
    await openAll(PAGES, { colorScheme: scheme }, async (page, path) => {
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(scheme);
      for (const line of await violations(page)) found.push(`${path} ${line}`);
    });
    expect(found).toEqual([]);
  },
  240_000,
);

test.each([360, 768, 1440, 1920])(
  'no page scrolls sideways at %i px, and what moves on it while it comes is not noticed',
  async (width) => {
    const found: string[] = [];
    const look = async (page: Page, path: string) => {
      const overflow = await sidewaysBy(page);
      if (overflow > 0) found.push(`${path} is ${overflow} px too wide`);
      for (const line of await movedIn(page)) found.push(`${path} ${line}`);
    };
    await openAll(SIGHTS, { viewport: { width, height: 800 } }, look);
    expect(found).toEqual([]);
  },
  240_000,
);

test('every page has its own title and description, a canonical address and one h1', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const found: string[] = [];
  await openAll(PAGES, {}, async (page, path) => {
    const title = await page.title();
    if (path === '/general' && titles.has(title)) return;
    const say = (what: string) => found.push(`${path} ${what}`);
    if (titles.has(title)) say(`has the title of ${titles.get(title)}`);
    titles.set(title, path);
    const metas = page.locator('meta[name="description"]');
    if ((await metas.count()) !== 1) say(`has ${await metas.count()} descriptions`);
    const description = (await metas.first().getAttribute('content')) ?? '';
    if (descriptions.has(description)) say(`describes itself as ${descriptions.get(description)}`);
    descriptions.set(description, path);
    const links = page.locator('link[rel="canonical"]');
    if ((await links.count()) !== 1) say(`has ${await links.count()} canonical addresses`);
    const canonical = await links.first().getAttribute('href');
    const { pathname } = new URL(canonical ?? 'about:blank');
    if (pathname !== path.replace(/\?.*/, '')) say(`calls itself ${pathname}`);
    const heads = await page.getByRole('heading', { level: 1 }).count();
    if (heads !== 1) say(`has ${heads} h1`);
  });
  expect(found).toEqual([]);
}, 120_000);

test('what search engines are told of a page goes with it', async () => {
  const page = await newVisitor();
  await open(page, '/');
  const told = page.locator('script[type="application/ld+json"]');
  expect(await told.count()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expectPath(page, '/about-us');
  expect(await told.count()).toBe(0);
});

test('a public page is readable without scripts', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  // Not the visitor's own page: that one waits for the app.
  const page = await visitor.context().newPage();
  for (const path of ['/', '/pricing-charts', '/about-us']) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test('the row of dashboards moves by its arrows, which say when there is nothing more', async () => {
  const page = await newVisitor();
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
