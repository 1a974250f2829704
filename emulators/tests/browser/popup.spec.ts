import type { Page } from '@playwright/test';
import { some } from '@flexa/testing/sample';
import { DURING, DELAY, popup, flag, passDelay, settle, expect, test } from './fixtures/popup';
import { violations } from './fixtures/violations';

/**
 * The discount popup, rule by rule (docs/specification.md, section 2). The browsers' clock is set to before
 * the offer's end, which for the real one is past.
 */

test('it opens by itself 30 seconds after the start of the app, and not before', async ({
  visit,
}) => {
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

test('it shows its title, three logos, the countdown and three plans with both prices', async ({
  opened,
}) => {
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

  // The start of the app begins a new session.
  expect(await flag(page)).toBe('true');
  await page.reload();
  expect(await flag(page)).toBeNull();
});

/** With a clock that stands, timers do not run; the page's own turns do. */
async function settlePaused(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.evaluate(() => Promise.resolve());
}

test('the cross, Escape and the overlay close it; a press inside does not', async ({ opened }) => {
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

test('focus goes to its title, stays inside and returns to where it was', async ({ visit }) => {
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

test('the page behind stands still: it does not scroll and does not shift', async ({ visit }) => {
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

test('on a phone it is a sheet from the bottom, and Join Now stays in view', async ({ opened }) => {
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

const SMALL = [
  { width: 360, height: 520 },
  { width: 320, height: 568 },
  // A screen of 1440 by 900 at 200 percent.
  { width: 720, height: 450 },
];
for (const viewport of SMALL) {
  test(`at ${viewport.width} by ${viewport.height} nothing is cut off, and its plans can be reached`, async ({
    opened,
  }) => {
    const page = await opened({ viewport });
    // Words for screen readers are clipped on purpose.
    const cut = () =>
      popup(page).evaluate((dialog) =>
        [...dialog.querySelectorAll('*:not(.sr-only)')]
          .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth)
          .map((each) => each.className),
      );
    expect(await cut()).toEqual([]);
    const sign = popup(page).getByTestId('more-below');
    await sign.waitFor();
    const plans = popup(page).getByRole('group', { name: 'Special combo offer' });
    await plans.press('End');
    await sign.waitFor({ state: 'detached' });
    const last = popup(page).getByRole('listitem').filter({ hasText: '12 months' });
    const join = popup(page).getByRole('button', { name: 'Join Now' });
    const [card, button] = [await last.boundingBox(), await join.boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });
}

for (const scheme of some(['light', 'dark'] as const, 1 / 2)) {
  test(`it breaks no rule of axe in the ${scheme} theme`, async ({ opened }) => {
    const page = await opened({ colorScheme: scheme });
    expect(await violations(page)).toEqual([]);
  });
}
