import { expect, test } from 'vitest';
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
} from './harness';

useBrowser();

/** Specification, section 2: who opens which page, and where they end up. */
const GUARDS: Record<string, { visitor: string; customer: string; admin: string }> = {
  '/': { visitor: '/', customer: '/', admin: '/' },
  '/login': { visitor: '/login', customer: '/', admin: '/' },
  '/register': { visitor: '/register', customer: '/', admin: '/' },
  '/general': { visitor: '/', customer: '/general', admin: '/general' },
  '/admin': { visitor: '/', customer: '/', admin: '/admin' },
  '/no-such-page': {
    visitor: '/no-such-page',
    customer: '/no-such-page',
    admin: '/no-such-page',
  },
};

const SIGN_INS = {
  visitor: undefined,
  customer: 'customer@flexa.test',
  admin: 'admin@flexa.test',
} as const;

async function arriveAs(who: keyof typeof SIGN_INS): Promise<Page> {
  const page = await newVisitor();
  const email = SIGN_INS[who];
  if (email) await signIn(page, email, SEEDED_PASSWORD);
  return page;
}

test.each(Object.keys(SIGN_INS) as (keyof typeof SIGN_INS)[])(
  'guards of every page for a %s, by address and by a link within the page',
  async (who) => {
    const page = await arriveAs(who);
    for (const [path, ends] of Object.entries(GUARDS)) {
      await page.goto(path);
      await expectPath(page, ends[who]);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    // The same without a new page: a navigation of the router itself.
    for (const [path, ends] of Object.entries(GUARDS)) {
      await page.goto('/no-such-page?before');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expectPath(page, ends[who]);
    }
  },
);

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
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('customer@flexa.test');
  await page.getByLabel('Password', { exact: true }).fill(SEEDED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectPath(page, '/general?from=mail');
  expect(await storage(page, 'before_login_path')).toBeNull();
});

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

test('a token whose user can not be fetched is forgotten: the visitor goes to /login', async () => {
  const page = await newVisitor();
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'nonsense');
    localStorage.setItem('uid', 'nobody');
  });
  expectComplaint(/status of 401/);
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
