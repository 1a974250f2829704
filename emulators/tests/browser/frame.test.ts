import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectPath, newVisitor, PORTAL, SEEDED_PASSWORD, signIn, useBrowser } from './harness';
import { violations } from './violations';

/** What stands around every page: header, footer, menus, scrolling, theme, strips, toasts. */
useBrowser();

const PHONE = { width: 390, height: 844 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function openSuite(page: Page) {
  await page.getByRole('button', { name: 'Suite' }).click();
  const panel = page.locator('#suite-menu');
  await panel.waitFor();
  return panel;
}

test('every link of the header, the suite menu, the phone menu and the footer leads to a page', async () => {
  const page = await newVisitor();
  await open(page, '/');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  expect(await header.locator(':scope > *').allInnerTexts()).toEqual([
    'Suite',
    'Theme studio',
    'Dashboards',
    'Templates',
    'Pricing',
    'Blog',
  ]);
  await openSuite(page);
  const links = async (within: string) =>
    page
      .locator(`${within} a[href^="/"]`)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const addresses = new Set([...(await links('header')), ...(await links('footer'))]);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  for (const address of await links('dialog')) addresses.add(address);
  expect(addresses.size).toBeGreaterThanOrEqual(18);
  for (const address of addresses) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(`${address}: ${await heading.innerText()}`).not.toContain('Page Not Found');
    expect(new URL(page.url()).pathname).toBe(new URL(address, PORTAL).pathname);
  }
}, 120_000);

test('the suite menu opens by a press and by Enter, not by hovering; Escape gives the focus back', async () => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Suite' });
  const panel = page.locator('#suite-menu');
  const loaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('suite-panel'),
  );
  await button.hover();
  await loaded;
  expect(await panel.count()).toBe(0);
  expect(await button.getAttribute('aria-expanded')).toBe('false');

  await button.press('Enter');
  await panel.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(
    await panel
      .getByRole('link')
      .first()
      .evaluate((a) => a === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const at = await button.boundingBox();
  const box = await panel.boundingBox();
  expect(box?.width).toBe(600);
  expect((box?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)).toBe(8);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('link', { name: /^Analytics/ }).click();
  await expectPath(page, '/flexa-analytics');
  await panel.waitFor({ state: 'detached' });

  // A press elsewhere closes it too.
  await openSuite(page);
  await page.mouse.click(1300, 700);
  await panel.waitFor({ state: 'detached' });
});

test('the phone menu is a sheet of full height, packs first, the buttons at its bottom', async () => {
  const page = await newVisitor({ viewport: PHONE });
  await open(page, '/blogs');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.waitFor();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  const rows = sheet.getByRole('navigation').getByRole('link');
  expect(await rows.allInnerTexts()).toEqual([
    'Charts',
    'Designs',
    'Tables',
    'Analytics',
    'Theme studio',
    'Dashboards',
    'Templates',
    'Pricing',
    'Blog',
    'Support',
  ]);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(48);
  for (const name of ['Sign in', 'Free licence']) {
    const box = await sheet.getByRole('link', { name }).boundingBox();
    expect(PHONE.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  }
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await sheet.getByRole('link', { name: 'Tables' }).click();
  await expectPath(page, '/flexa-tables');
  await sheet.waitFor({ state: 'detached' });
});

test('the current page is marked in the header, also on what lies below it', async () => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  const current = () => page.getByRole('banner').locator('a[aria-current]').allInnerTexts();
  await open(page, '/');
  expect(await current()).toEqual([]);
  await open(page, '/pricing-tables');
  expect(await current()).toEqual(['Pricing']);
  await open(page, '/blogs');
  expect(await current()).toEqual(['Blog']);
});

test('signed in, the circle with initials opens the account menu', async () => {
  const page = await newVisitor();
  await signIn(page, 'customer@flexa.test', SEEDED_PASSWORD);
  const circle = page.getByRole('button', { name: /^Account/ });
  expect((await circle.innerText()).replace(/\s+/g, ' ')).toMatch(/[A-Z]{2}$/);
  expect(await page.getByRole('link', { name: 'Get a free licence' }).count()).toBe(0);
  await circle.press('Enter');
  await page.getByRole('menuitem', { name: 'Your licences' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await circle.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([
  { kept: 'dark', system: 'light', shown: 'dark' },
  { kept: 'light', system: 'dark', shown: 'light' },
  { kept: null, system: 'dark', shown: 'dark' },
] as const)(
  'theme $kept on a $system system is $shown before the first paint',
  async ({ kept, system, shown }) => {
    const page = await newVisitor({ colorScheme: system });
    await page.addInitScript((choice) => {
      if (choice) localStorage.setItem('color_scheme', choice);
    }, kept);
    // The app's own code is held back: what is shown now is the first paint.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    const paint = () =>
      page.evaluate(() => ({
        theme: document.documentElement.dataset['theme'],
        ground: getComputedStyle(document.body).backgroundColor,
      }));
    const ground = shown === 'dark' ? 'rgb(8, 10, 15)' : 'rgb(255, 255, 255)';
    await page.waitForFunction(
      (color) => getComputedStyle(document.body).backgroundColor === color,
      ground,
    );
    const first = await paint();
    expect(first).toEqual({ theme: shown, ground });
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await paint()).toEqual(first);
  },
);

test('without a network a strip says so, and it goes when the network is back', async () => {
  const page = await newVisitor();
  await open(page, '/contact');
  const strip = page.getByText('You are offline.');
  expect(await strip.count()).toBe(0);
  // What the page fetches ahead is here: the browser would complain of what is cut off.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await strip.waitFor();
  // Announced: it stands in a region that was there before.
  expect(await strip.evaluate((words) => words.closest('[aria-live]') !== null)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Flexa, home' }).waitFor();
  await page.context().setOffline(false);
  await strip.waitFor({ state: 'detached' });
  await page.getByText('You are online again.').waitFor({ state: 'attached' });
});

test('the build says which one it is, and that is never taken from a cache unasked', async () => {
  const answer = await fetch(`${PORTAL}/build.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const build = (await answer.json()) as { id: string; builtAt: string };
  expect(new Date(build.builtAt).getTime()).toBeLessThan(Date.now());
  const page = await newVisitor();
  await open(page, '/');
  expect(await page.locator('meta[name="build"]').getAttribute('content')).toBe(build.id);
});

test('a newer build is offered, not forced: after some minutes, or when the tab comes into view', async () => {
  const page = await newVisitor();
  await page.clock.install();
  let latest: string | undefined;
  let asked = 0;
  await page.route('**/build.json', async (route) => {
    asked += 1;
    if (latest === undefined) return route.continue();
    return route.fulfill({ json: { id: latest, builtAt: new Date().toISOString() } });
  });
  await open(page, '/contact');
  const strip = page.getByText('A new version is ready');
  const cameIntoView = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const same = page.waitForResponse('**/build.json');
  await cameIntoView();
  await same;
  expect(await strip.count()).toBe(0);

  latest = 'another';
  await page.clock.fastForward(10 * 60_000);
  await strip.waitFor();
  expect(asked).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/contact');
  await page.getByRole('button', { name: 'Not now' }).click();
  await strip.waitFor({ state: 'detached' });

  latest = 'a third';
  await cameIntoView();
  await strip.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('notReloaded' in window));
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a toast stands bottom left, 360 wide, and goes after 2000 ms', async () => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion: null });
  await page.goto('/general');
  await expectPath(page, '/');
  const toast = page.locator('.Toastify__toast', { hasText: 'Sign in to open that page' });
  await toast.waitFor();
  const line = toast.locator('.Toastify__progress-bar--animated');
  expect(
    await line.evaluate((bar) => ({
      time: getComputedStyle(bar).animationDuration,
      height: bar.getBoundingClientRect().height,
    })),
  ).toEqual({ time: '2s', height: 2 });
  await page.waitForFunction(() => {
    const box = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    return box?.left === 16 && box.width === 360 && Math.round(box.bottom) === innerHeight - 16;
  });
  await toast.getByRole('button', { name: 'Close' }).waitFor();
  await toast.waitFor({ state: 'detached' });
});

test('a navigation is told to screen readers by the title of the page', async () => {
  const page = await newVisitor();
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expectPath(page, '/blogs');
  const told = page.locator('p.sr-only[aria-live="polite"]');
  await page.waitForFunction(
    () => document.querySelector('p.sr-only[aria-live="polite"]')?.textContent === document.title,
  );
  expect(await told.textContent()).not.toBe('');
});
