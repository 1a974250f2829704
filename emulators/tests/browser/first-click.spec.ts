import type { BrowserContextOptions, Page } from '@playwright/test';
import { buildPairs } from '@flexa/testing/sample';
import { createBrandTheme } from '@flexa/theme-engine/brand';
import { DEFAULT_DECISIONS } from '@flexa/theme-engine/model';
import { expectPath } from './fixtures/pages';
import { DESKTOP, expectColors, PHONE } from './fixtures/studio';
import { expect, test } from './fixtures/test';

/** A new visitor’s first click, and their input while a page is still starting. */

/** Opens a page up to its first paint, with its scripts on hold. Returns a function that releases them. */
async function openAtFirstPaint(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await hold;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  return release;
}

/** Does the same on a phone with a slow processor. */
async function openOnSlowPhone(page: Page, path: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return openAtFirstPaint(page, path);
}

/** Waits until the app has hydrated the page, and expects that the prerendered elements are still there. */
async function expectHydrated(page: Page, release: () => void): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  await page.waitForFunction(
    (node) => Object.keys(node ?? {}).some((key) => key.startsWith('__react')),
    heading,
  );
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
}

interface FirstClick {
  path: string;
  /** Finds a button or link that a desktop and a phone both show. */
  findTarget: (page: Page) => ReturnType<Page['getByRole']>;
  expectOutcome: (page: Page) => Promise<unknown>;
}

const INPUT_METHODS: [
  string,
  BrowserContextOptions,
  (target: ReturnType<FirstClick['findTarget']>) => Promise<void>,
][] = [
  ['mouse', DESKTOP, (target) => target.click()],
  ['touch', PHONE, (target) => target.tap()],
  ['key', DESKTOP, (target) => target.press('Enter')],
];

const FIRST_CLICKS: FirstClick[] = [
  {
    path: '/',
    findTarget: (page) => page.getByRole('button', { name: 'Open in the studio' }),
    expectOutcome: (page) => page.waitForURL('/flexa-theme'),
  },
  {
    path: '/pricing-charts',
    findTarget: (page) => page.getByRole('button', { name: 'Add a seat' }),
    expectOutcome: (page) => expect(page.getByLabel('Seats', { exact: true })).toHaveValue('2'),
  },
  {
    path: '/flexa-theme',
    findTarget: (page) =>
      page.getByRole('button', { name: /^Data colour 1\b/ }).filter({ visible: true }),
    expectOutcome: (page) => page.getByRole('dialog', { name: 'Data colour 1' }).waitFor(),
  },
];

for (const { row, column } of buildPairs(FIRST_CLICKS, INPUT_METHODS)) {
  const { path, findTarget: target, expectOutcome: outcome } = row;
  const [method, device, press] = column;

  test(`the first press on ${path}, by ${method} at the first paint, has its effect`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor(device);
    const release = await openAtFirstPaint(page, path);
    await press(target(page));
    release();
    await outcome(page);
  });
}

for (const [method, device, press] of INPUT_METHODS) {
  // No page is prerendered for /login, because links in mails share the address. Its buttons work once they are visible.
  test(`the first press on /login, by ${method} as soon as the button is visible, has its effect`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor(device);
    await page.goto('/login', { waitUntil: 'commit' });
    await press(page.getByRole('button', { name: 'Forgot password?' }));
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
  });
}

test('the sign-in link opens the login page before any script has run', async ({ newVisitor }) => {
  const page = await newVisitor(DESKTOP);
  await openAtFirstPaint(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('/login', { waitUntil: 'commit' });
});

test('text typed on a slow phone before the form has started stays, is validated, and is not sent as a page', async ({
  newVisitor,
}) => {
  const page = await newVisitor(PHONE);
  const release = await openOnSlowPhone(page, '/register');
  await page.getByLabel('Password', { exact: true }).fill('Abcdefg1');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ada');
  await name.press('Enter');
  release();
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Abcdefg1');
  expect(new URL(page.url()).search).toBe('');
});

test('a plan chosen on a slow phone before the page has started stays chosen and sets the price', async ({
  newVisitor,
}) => {
  const page = await newVisitor(PHONE);
  const release = await openOnSlowPhone(page, '/pricing-charts?months=6&quantity=4');
  const plan = page.getByRole('radio', { name: /^3 ?months/ });
  await plan.check({ force: true });
  await expectHydrated(page, release);
  await page.waitForURL(/months=3/);
  await expect(plan).toBeChecked();
  await page.getByText(', 3 months').waitFor();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('4');
});

test('a colour sent from the home page before any script has run reaches the studio', async ({
  newVisitor,
}) => {
  const page = await newVisitor(DESKTOP);
  const release = await openAtFirstPaint(page, '/');
  const last = await page.getByLabel('Second colour', { exact: true }).inputValue();
  const first = page.getByLabel('First colour', { exact: true });
  await first.fill('#E4002B');
  await first.press('Enter');
  release();
  await page.waitForURL('/flexa-theme');
  const colors = ['#e4002b', last];
  const { decisions } = createBrandTheme({ colors, page: 'light' }, DEFAULT_DECISIONS);
  await expectColors(page, [...decisions.dataColors]);
});

test('a colour typed on the home page before its scripts run repaints the report once they do', async ({
  newVisitor,
}) => {
  const page = await newVisitor(DESKTOP);
  const release = await openAtFirstPaint(page, '/');
  await page.getByLabel('First colour', { exact: true }).fill('#E4002B');
  await expectHydrated(page, release);
  await expect(page.getByRole('img', { name: /^Sample report/ })).toHaveCSS('--d1', '#e4002b');
});

test('words typed into a search before its scripts run are searched', async ({ newVisitor }) => {
  const page = await newVisitor(DESKTOP);
  const release = await openAtFirstPaint(page, '/blogs?search=colour');
  await page.getByRole('searchbox').fill('palette');
  await expectHydrated(page, release);
  await expectPath(page, '/blogs?search=palette');
  await expect(page.getByRole('searchbox')).toHaveValue('palette');
});

test('a key pasted before the scripts run is checked', async ({ newVisitor }) => {
  const page = await newVisitor(PHONE);
  const release = await openAtFirstPaint(page, '/verify-key');
  await page.getByLabel('Licence key').fill('not a key');
  await expectHydrated(page, release);
  await page.getByText('This is not a Flexa licence key').waitFor();
  await expect(page.getByLabel('Licence key')).toHaveValue('not a key');
});

test('a page that a person with a token scrolled while it started keeps its position', async ({
  newVisitor,
}) => {
  const page = await newVisitor(DESKTOP);
  await page.addInitScript(() => {
    localStorage.setItem('access_token', 'token');
    localStorage.setItem('uid', 'person');
  });
  await page.route('**/api/v1/users/person*', () => new Promise<void>(() => undefined));
  const release = await openAtFirstPaint(page, '/pricing-charts');
  // The first paint may come before all of the page has arrived.
  await page.waitForFunction(() => {
    window.scrollTo(0, 700);
    return window.scrollY === 700;
  });
  await expectHydrated(page, release);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
