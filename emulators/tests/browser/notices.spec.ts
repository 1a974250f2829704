import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { PORTAL } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { violations } from './fixtures/violations';

/** What the frame tells of: no network, a newer build, toasts, a navigation. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('without a network a strip says so, and it goes when the network is back', async ({
  page,
  expectComplaint,
}) => {
  // Of what the page was still fetching ahead.
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  const strip = page.getByText('You are offline.');
  expect(await strip.count()).toBe(0);
  await page.context().setOffline(true);
  await strip.waitFor();
  // Announced: it stands in a region that was there before.
  expect(await strip.evaluate((words) => words.closest('[aria-live]') !== null)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Flexa, home' }).waitFor();
  await page.context().setOffline(false);
  await strip.waitFor({ state: 'detached' });
  await page.getByText('You’re back online.').waitFor({ state: 'attached' });
});

test('the build says which one it is, and that is never taken from a cache unasked', async ({
  newVisitor,
}) => {
  const answer = await fetch(`${PORTAL}/build.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const build = (await answer.json()) as { id: string; builtAt: string };
  expect(new Date(build.builtAt).getTime()).toBeLessThan(Date.now());
  const page = await newVisitor();
  await open(page, '/');
  expect(await page.locator('meta[name="build"]').getAttribute('content')).toBe(build.id);
});

test('a newer build is offered, not forced: after some minutes, or when the tab comes into view', async ({
  page,
}) => {
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

test('a toast stands bottom left, 360 wide, and goes after 2000 ms', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion: null });
  await page.goto('/general');
  await expectPath(page, '/');
  const toast = page.locator('.Toastify__toast', { hasText: 'Sign in to open this page' });
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

test('a navigation is told to screen readers by the title of the page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expectPath(page, '/blogs');
  const told = page.locator('p.sr-only[aria-live="polite"]');
  await page.waitForFunction(
    () => document.querySelector('p.sr-only[aria-live="polite"]')?.textContent === document.title,
  );
  expect(await told.textContent()).not.toBe('');
});
