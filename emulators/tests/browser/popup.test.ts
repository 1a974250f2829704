import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import {
  expectComplaint,
  expectPath,
  newVisitor,
  SEEDED_PASSWORD,
  signIn,
  useBrowser,
} from './harness';
import { DURING, AFTER, DELAY, popup, flag, visit, passDelay, settle, opened } from './popup-pages';
import { violations } from './violations';

/**
 * The discount popup, rule by rule (docs/specification.md, section 2). The browsers' clock is set to before
 * the offer's end, which for the real one is past.
 */
useBrowser();

test('it opens by itself 30 seconds after the start of the app, and not before', async () => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const started = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(DURING.getTime() + DELAY - 5000));
  await settlePaused(page);
  expect(await popup(page).count()).toBe(0);
  expect(asked.filter((url) => url.includes('combo-popup'))).toEqual([]);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(started - DURING.getTime() + 6000);
  await popup(page).waitFor();
  expect(await flag(page)).toBe('true');
});

test('it shows its title, three logos, the countdown and three plans with both prices', async () => {
  const page = await opened();
  await page.getByRole('heading', { name: 'Special combo offer' }).waitFor();
  const lists = popup(page).getByRole('list');
  expect(await lists.first().getByRole('listitem').allInnerTexts()).toEqual([
    'Theme',
    'Design',
    'Charts',
  ]);
  const plans = await lists.last().getByRole('listitem').allInnerTexts();
  const words = plans.map((plan) => plan.replace(/\s+/g, ' '));
  expect(words).toHaveLength(3);
  for (const [index, parts] of [
    ['3 months', '$100', '$120', 'Save 17%', '$33.33 a month'],
    ['6 months', '$180', '$240', 'Save 25%', '$30.00 a month'],
    ['12 months', '$350', '$420', 'Save 17%', '$29.17 a month'],
  ].entries()) {
    for (const part of parts) expect(words[index]).toContain(part);
  }
  await popup(page).getByText('until 31 October 2025').waitFor();
  await popup(page).getByRole('button', { name: 'Close' }).waitFor();
  await popup(page).getByRole('button', { name: 'Join Now' }).waitFor();
});

/** With a clock that stands, timers do not run; the page's own turns do. */
async function settlePaused(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(() => Promise.resolve());
}

/** Opens it and stops the clock. */
async function openedPaused(at: Date): Promise<Page> {
  const page = await opened({ at });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return page;
}

/** The seconds that the countdown shows, and those that are left by the page's clock. */
async function secondsLeft(page: Page) {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (
    await page.locator('[data-unit]').allInnerTexts()
  ).map(Number);
  const shown = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  const end = Date.parse('2025-10-31T23:59:59.999Z');
  return { shown, left: Math.floor((end - (await page.evaluate(() => Date.now()))) / 1000) };
}

test('the countdown counts days, hours, minutes and seconds, anew each second', async () => {
  const page = await openedPaused(DURING);
  expect(await page.locator('[data-unit]').allInnerTexts()).toEqual([
    '12',
    '08',
    '41',
    expect.stringMatching(/^\d\d$/),
  ]);
  const units = popup(page).getByTestId('countdown');
  expect((await units.innerText()).match(/[a-z]+/g)).toEqual([
    'days',
    'hours',
    'minutes',
    'seconds',
  ]);
  const { shown, left } = await secondsLeft(page);
  expect(shown - left).toBeGreaterThanOrEqual(0);
  expect(shown - left).toBeLessThanOrEqual(1);
  for (const passed of [1, 2, 62]) {
    await page.clock.runFor((passed === 62 ? 60 : 1) * 1000);
    const digits = String((shown - passed) % 60).padStart(2, '0');
    await page.locator('[data-unit="seconds"]', { hasText: digits }).waitFor();
    expect((await secondsLeft(page)).shown).toBe(shown - passed);
  }
});

test('at zero it closes and does not come back', async () => {
  const page = await openedPaused(new Date('2025-10-31T23:58:30.000Z'));
  await page.clock.runFor(65_000);
  await popup(page).waitFor({ state: 'detached' });
  await page.clock.runFor(120_000);
  await settlePaused(page);
  expect(await popup(page).count()).toBe(0);
});

test('it does not open once the offer has ended', async () => {
  const page = await visit({ at: AFTER });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.fastForward(2 * DELAY);
  await settle(page);
  expect(await popup(page).count()).toBe(0);
  expect(asked.filter((url) => url.includes('combo-popup'))).toEqual([]);
});

test('the cross, Escape and the overlay close it; a press inside does not', async () => {
  const page = await opened();
  await page.getByRole('heading', { name: 'Special combo offer' }).click();
  expect(await popup(page).isVisible()).toBe(true);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await popup(page).waitFor({ state: 'detached' });

  const second = await opened();
  await second.keyboard.press('Escape');
  await popup(second).waitFor({ state: 'detached' });

  const third = await opened();
  await third.mouse.click(5, 400);
  await popup(third).waitFor({ state: 'detached' });
});

test('Join Now closes it and goes to /contact', async () => {
  const page = await opened();
  await popup(page).getByRole('button', { name: 'Join Now' }).click();
  await expectPath(page, '/contact');
  await popup(page).waitFor({ state: 'detached' });
});

test('it opens once a session; the start of the app begins a new one', async () => {
  const page = await opened();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await expectPath(page, '/power-bi-templates-free-download');
  await page.clock.fastForward(4 * DELAY);
  await settle(page);
  expect(await popup(page).count()).toBe(0);
  expect(await flag(page)).toBe('true');

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await flag(page)).toBeNull();
  await passDelay(page);
  await popup(page).waitFor();
});

test('it does not open where the session says that it was shown', async () => {
  const page = await visit();
  await page.evaluate(() => sessionStorage.setItem('popupShown', 'true'));
  await passDelay(page);
  expect(await popup(page).count()).toBe(0);
});

test('logging out resets the flag: it opens again, 30 seconds later', async () => {
  // Firestore counts its own seconds by the same clock.
  expectComplaint(/Could not reach Cloud Firestore backend/);
  const page = await newVisitor();
  await page.clock.install({ time: DURING });
  await signIn(page, 'customer@flexa.test', SEEDED_PASSWORD);
  await expectPath(page, '/');
  await passDelay(page);
  await popup(page).waitFor();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  expect(await flag(page)).toBe('true');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await flag(page)).toBeNull();
  await page.clock.fastForward(DELAY);
  await popup(page).waitFor();
});

test.each(['/login', '/register'])(
  'it never opens on %s, but on the page after it',
  async (path) => {
    const page = await visit({ path });
    await passDelay(page);
    expect(await popup(page).count()).toBe(0);
    expect(await flag(page)).toBeNull();
    await page.getByRole('link', { name: 'Flexa, home' }).first().click();
    await expectPath(page, '/');
    await popup(page).waitFor();
    // Back leads to where it may not stand.
    await page.goBack();
    await expectPath(page, path);
    await popup(page).waitFor({ state: 'detached' });
  },
);

test('it never opens on /admin', async () => {
  expectComplaint(/Could not reach Cloud Firestore backend/);
  const page = await newVisitor();
  await page.clock.install({ time: DURING });
  await signIn(page, 'admin@flexa.test', SEEDED_PASSWORD);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await passDelay(page);
  expect(await popup(page).count()).toBe(0);
  expect(await flag(page)).toBeNull();
});

test('it waits while a field is being typed in', async () => {
  const page = await visit();
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input aria-label="Notes">');
  });
  const field = page.getByLabel('Notes');
  await field.focus();
  await passDelay(page);
  await page.keyboard.type('half a sen');
  expect(await popup(page).count()).toBe(0);
  await page.keyboard.type('tence');
  expect(await field.inputValue()).toBe('half a sentence');
  await field.blur();
  await popup(page).waitFor();
});

test('focus goes to its title, stays inside and returns to where it was', async () => {
  const page = await visit();
  const before = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await before.focus();
  await passDelay(page);
  await popup(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focused()).toBe('Special combo offer');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Join Now');
  await page.keyboard.press('Tab');
  expect(await name()).toBe('Close');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Join Now');
  await page.keyboard.press('Shift+Tab');
  expect(await name()).toBe('Close');
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  expect(await before.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the page behind stands still: it does not scroll and does not shift', async () => {
  const page = await visit({ path: '/' });
  const logo = page.getByRole('link', { name: 'Flexa, home' });
  const before = await logo.boundingBox();
  await passDelay(page);
  await popup(page).waitFor();
  expect(await logo.boundingBox()).toEqual(before);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  await page.mouse.wheel(0, 800);
  await page.waitForFunction(() => window.scrollY > 0);
});

test('on a phone it is a sheet from the bottom, and Join Now stays in view', async () => {
  const page = await opened({ viewport: { width: 360, height: 560 } });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const box = await popup(page).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(360);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(560);
  const join = await popup(page).getByRole('button', { name: 'Join Now' }).boundingBox();
  expect((join?.y ?? 0) + (join?.height ?? 0)).toBeLessThanOrEqual(560);
});

test.each(['light', 'dark'] as const)(
  'it breaks no rule of axe in the %s theme',
  async (scheme) => {
    const page = await opened({ colorScheme: scheme });
    expect(await violations(page)).toEqual([]);
  },
);
