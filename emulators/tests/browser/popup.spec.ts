import type { Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { readFlag, passDelay, findPopup, settle, expect, test } from './fixtures/popup';
import { findViolations } from './fixtures/violations';

/**
 * The look of the discount popup (docs/specification.md, section 2). combo-popup.faked.test.tsx covers when it opens.
 * The browsers' clock is set to before the offer's end, because that date has passed.
 */

const PLANS = [
  ['3 months', '$100', '$120', 'Save 17%', '$33.33 a month'],
  ['6 months', '$180', '$240', 'Save 25%', '$30.00 a month'],
  ['12 months', '$350', '$420', 'Save 17%', '$29.17 a month'],
];

test('the discount popup opens over a fixed page, shows the offer, holds the focus and returns it', async ({
  visit,
}) => {
  const page = await visit({ path: '/' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  // Hidden from screen readers while the popup is open.
  const logo = page.getByRole('link', { name: 'Flexa, home', includeHidden: true });
  const place = await logo.boundingBox();
  const title = page.getByRole('heading', { name: 'Special combo offer' });

  await test.step('the popup opens automatically', async () => {
    await before.focus();
    expect(requests.filter((url) => url.includes('combo-popup'))).toEqual([]);
    expect(await readFlag(page)).toBeNull();
    await passDelay(page);
    await findPopup(page).waitFor();
    expect(await readFlag(page)).toBe('true');
  });

  await test.step('the page behind the popup neither shifts nor scrolls', async () => {
    expect(await logo.boundingBox()).toEqual(place);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 800);
    await settle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('the popup shows its words and prices', async () => {
    await expect(findPopup(page)).toBeFocused();
    const lists = findPopup(page).getByRole('list');
    const listItems = async (list: typeof lists) =>
      (await list.getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(await listItems(lists.first())).toEqual(['Theme', 'Design', 'Charts']);
    const plans = await listItems(lists.last());
    expect(plans).toHaveLength(PLANS.length);
    for (const [index, parts] of PLANS.entries()) {
      for (const part of parts) expect(plans[index]).toContain(part);
    }
    await findPopup(page).getByText('until 31 October 2025').waitFor();
  });

  await test.step('the focus stays inside the popup', async () => {
    const join = findPopup(page).getByRole('button', { name: 'Join Now' });
    const close = findPopup(page).getByRole('button', { name: 'Close' });
    await page.keyboard.press('Tab');
    await expect(join).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(join).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
  });

  for (const colorScheme of sampleList(['light', 'dark'] as const, 1 / 2)) {
    await test.step(`the popup breaks no rule of axe in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  await test.step('a click inside the popup leaves it open, and Escape closes it and restores the page', async () => {
    await title.click();
    await expect(findPopup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await findPopup(page).waitFor({ state: 'detached' });
    await expect(before).toBeFocused();
    await page.mouse.move(20, 400);
    // The page can scroll a moment after the popup has closed.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 800);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(0);
  });

  await test.step('the next start of the app begins a session, and a click on the overlay closes the popup', async () => {
    await page.reload();
    expect(await readFlag(page)).toBeNull();
    await passDelay(page);
    await findPopup(page).waitFor();
    await page.mouse.click(5, 400);
    await findPopup(page).waitFor({ state: 'detached' });
  });
});

const SMALL = [
  { width: 360, height: 520 },
  { width: 320, height: 568 },
  // A screen of 1440 by 900 at 200 percent.
  { width: 720, height: 450 },
];

test('in small windows the popup is not cut off, its plans can be reached, and Join Now stays in view', async ({
  openPopup,
}) => {
  const page = await openPopup({ viewport: { width: 360, height: 560 } });
  const join = findPopup(page).getByRole('button', { name: 'Join Now' });
  await test.step('on a phone the popup is a sheet from the bottom', async () => {
    await waitForAnimations(page);
    expect(await measureBottom(findPopup(page))).toBe(560);
    const box = await findPopup(page).boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 360]);
  });
  for (const viewport of SMALL) {
    await test.step(`the popup fits ${viewport.width} by ${viewport.height} px`, async () => {
      await page.setViewportSize(viewport);
      await settle(page);
      expect(await measureBottom(join)).toBeLessThanOrEqual(viewport.height);
      expect(await findCutParts(page)).toEqual([]);
      const tile = await findPopup(page).getByText('Charts', { exact: true }).boundingBox();
      const cross = findPopup(page).getByRole('button', { name: 'Close' }).locator('svg');
      expect((tile?.x ?? Infinity) + (tile?.width ?? 0)).toBeLessThanOrEqual(
        (await cross.boundingBox())?.x ?? 0,
      );
      const sign = findPopup(page).getByTestId('more-below');
      await sign.waitFor();
      const plans = findPopup(page).getByRole('group', { name: 'Special combo offer' });
      await expect
        .poll(async () => {
          await plans.press('End');
          return sign.isVisible();
        })
        .toBe(false);
      const last = findPopup(page).getByRole('listitem').filter({ hasText: '12 months' });
      expect(await measureBottom(last)).toBeLessThan((await join.boundingBox())?.y ?? 0);
      await plans.press('Home');
    });
  }
  await findPopup(page).getByRole('button', { name: 'Close' }).click();
  await findPopup(page).waitFor({ state: 'detached' });
});

async function measureBottom(part: ReturnType<typeof findPopup>): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

/** Returns the elements wider than their space. Texts for screen readers are clipped on purpose. */
const findCutParts = (page: Page) =>
  findPopup(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*:not(.sr-only)')]
      .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth)
      .map((each) => each.className),
  );
