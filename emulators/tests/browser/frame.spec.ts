import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { findViolations } from './fixtures/violations';

/**
 * The frame of every page: menus and theme. site-links.test.ts covers its links,
 * account-menu.test.tsx the account menu.
 */

const PHONE = { width: 390, height: 844 };

const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

test('the suite menu opens on click and Enter, not on hover, and closes on Escape, a choice and a click elsewhere', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Suite' });
  const panel = page.locator('#suite-menu');
  const current = page.getByRole('banner').locator('a[aria-current]');
  const loading = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('suite-panel'),
  );
  await button.hover();
  await loading;
  await expect(panel).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(current).toHaveCount(0);

  await button.press('Enter');
  await panel.waitFor();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect(button).toBeFocused();

  await button.click();
  await panel.waitFor();
  await waitForAnimations(page);
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('link', { name: /^Analytics/ }).click();
  await expectPath(page, '/flexa-analytics');
  await panel.waitFor({ state: 'detached' });

  await button.click();
  await panel.waitFor();
  // Clicks beside the content of the page, where there is no control.
  await page.mouse.click(1420, 700);
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expectPath(page, '/blogs');
  await expect(current).toHaveText('Blog');
});

test('the phone menu lists the packs first and keeps its buttons in view', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: PHONE });
  await page.goto('/blogs');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.waitFor();
  await waitForAnimations(page);
  const rows = sheet.getByRole('navigation').getByRole('link');
  expect(await rows.allInnerTexts()).toEqual([
    'Charts',
    'Designs',
    'Tables',
    'Analytics',
    'Theme studio',
    'Pricing',
    'Documentation',
    'Blog',
    'Dashboard examples',
    'Free templates',
    'Support',
  ]);
  for (const name of ['Sign in', 'Free licence']) {
    await expect(sheet.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect(button).toBeFocused();

  await button.click();
  await sheet.getByRole('link', { name: 'Tables' }).click();
  await expectPath(page, '/flexa-tables');
  await sheet.waitFor({ state: 'detached' });
});

test('a page on the narrowest touch phone is no wider than its screen', async ({ newVisitor }) => {
  const viewport = { width: 320, height: 568 };
  const page = await newVisitor({ viewport, hasTouch: true, isMobile: true });
  await page.goto('/contact');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** color-scheme.faked.test.ts covers stored and system themes. */
test('a stored colour scheme is shown from the first paint', async ({ newVisitor }) => {
  const page = await newVisitor({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('color_scheme', 'dark'));
  // The app's code is on hold, so the page shows the first paint.
  let release: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  const expectDark = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 10, 15)');
  };
  await expectDark();
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectDark();
});
