import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  expectComplaint,
  expectPath,
  expectSignedOut,
  newAddress,
  newVisitor,
  PASSWORD,
  register,
  SEEDED_PASSWORD,
  signIn,
  storage,
  useBrowser,
  WAIT_MS,
} from './harness';
import { NOT_FOUND, PEOPLE, ROUTES, SIGN_INS, type Person, type Route } from './routes';

useBrowser();

async function arriveAs(who: Person): Promise<Page> {
  const page = await newVisitor();
  const email = SIGN_INS[who];
  if (email) await signIn(page, email, SEEDED_PASSWORD);
  return page;
}

/** What stands around a page, by its layout, once that page is the one that is shown. */
async function expectLayout(page: Page, layout: Route['layout']): Promise<void> {
  const frame = layout === 'default' ? 1 : 0;
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const trademark = page.getByRole('contentinfo').getByText('trademark');
  await expect.poll(() => navigation.count(), { timeout: WAIT_MS }).toBe(frame);
  await expect.poll(() => trademark.count(), { timeout: WAIT_MS }).toBe(frame);
  await expect.poll(() => page.getByRole('main').count(), { timeout: WAIT_MS }).toBe(1);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

describe.each(PEOPLE)('the specification’s table of routes, for a %s', (who) => {
  test('each page by its address', async () => {
    const page = await arriveAs(who);
    for (const { path, layout, ends } of [...ROUTES, NOT_FOUND]) {
      await page.goto(path);
      await expectPath(page, ends[who]);
      await expectLayout(page, ends[who] === path ? layout : 'default');
      if (path !== NOT_FOUND.path) expect(await page.title()).not.toContain('Page Not Found');
    }
  }, 120_000);

  test('the same by a link within the page: a navigation of the router itself', async () => {
    const page = await arriveAs(who);
    for (const { path, layout, ends } of [...ROUTES, NOT_FOUND]) {
      await page.goto('/no-such-page?before');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expectPath(page, ends[who]);
      const lost = page.getByRole('heading', { name: 'Page Not Found' });
      await expect
        .poll(() => lost.count(), { timeout: WAIT_MS })
        .toBe(path === NOT_FOUND.path ? 1 : 0);
      await expectLayout(page, ends[who] === path ? layout : 'default');
    }
  }, 120_000);
});

test('an unknown page says its path and offers a way on', async () => {
  const page = await newVisitor();
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByText('Page not found: /no/such/page').waitFor();
  expect(await page.title()).toBe('Page Not Found · Flexa');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expectPath(page, '/');
});

test('a visitor turned away from a page returns there after signing in', async () => {
  const page = await newVisitor();
  await page.goto('/general?from=mail');
  await expectPath(page, '/');
  expect(await storage(page, 'before_login_path')).toBe('/general?from=mail');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('customer@flexa.test');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/general?from=mail');
  expect(await storage(page, 'before_login_path')).toBeNull();
});

test.each([
  ['/general', 'customer@flexa.test', 'Licences'],
  ['/admin', 'admin@flexa.test', 'Users'],
])(
  '%s opened by its address shows its outlines until it is known who is there',
  async (path, email, title) => {
    const page = await newVisitor();
    await signIn(page, email, SEEDED_PASSWORD);
    let letPass = () => {};
    const held = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/api/v1/users/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText('Loading the page').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    letPass();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByText('Loading the page').count()).toBe(0);
  },
);

test.each(['/login', '//evil.example', '/\\evil.example', 'https://evil.example'])(
  'a saved path %s leads to / and nowhere else',
  async (saved) => {
    const page = await newVisitor();
    await page.goto('/login');
    await page.evaluate((path) => localStorage.setItem('before_login_path', path), saved);
    await page.getByLabel('E-mail').fill('customer@flexa.test');
    await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectPath(page, '/');
  },
);

test.each([
  ['at once', 0],
  ['later than the identity service says that nobody is here', 4000],
])('a token whose user can not be fetched is forgotten, %s: to /login', async (_, delay) => {
  const page = await newVisitor();
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'nonsense');
    localStorage.setItem('uid', 'nobody');
  });
  expectComplaint(/status of 401/);
  await page.route('**/api/v1/users/nobody*', async (route) => {
    await new Promise((over) => setTimeout(over, delay));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/general');
  await expectPath(page, '/login');
  expect(await storage(page, 'access_token')).toBeNull();
  expect(await storage(page, 'uid')).toBeNull();
});

test('a sign-in in another tab leads the login page on', async () => {
  const page = await newVisitor();
  const email = await register(page, 'Two Tabs', newAddress());
  const waiting = await page.context().newPage();
  await page.goto('/general');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(page);
  await waiting.goto('/login');
  await waiting.getByLabel('E-mail').waitFor();
  await signIn(page, email, PASSWORD);
  await expectPath(waiting, '/');
});
