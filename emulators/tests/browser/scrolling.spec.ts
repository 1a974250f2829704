import type { Locator, Page } from '@playwright/test';
import { sampleList } from '@flexa/testing/sample';
import { expectPath, waitUntilSettled } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/**
 * Scroll position after a navigation, a reload, a hash or the keyboard (docs/specification.md,
 * section 2).
 */

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Makes the page high enough to scroll, independent of its content. */
async function stretchPage(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'main { min-height: 3000px; }' });
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await waitForScroll(page, y);
}

const waitForScroll = (page: Page, y: number) =>
  page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, y);

/** Returns the page's scroll position once nothing moves it. */
const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    let position: number;
    do {
      position = window.scrollY;
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    } while (window.scrollY !== position);
    return position;
  });

test('a page opens at its top, and returns to its scroll position after back, forward, keyboard use and a reload', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 800 } });
  const header = page.getByRole('banner');
  await open(page, '/about-us');
  await stretchPage(page);
  await scrollTo(page, 1500);

  await test.step('the keyboard moves through the header without moving the page', async () => {
    await page.mouse.click(700, 10);
    for (const name of ['Suite', 'Theme studio', 'Pricing']) {
      const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      do await page.keyboard.press('Tab');
      while ((await readFocusedText()) !== name);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => window.scrollY)).toBe(1500);
    }
  });

  await test.step('a new search on the same path, such as a filter, leaves the scroll position', async () => {
    await page.evaluate(() => {
      window.history.pushState({ idx: 1, key: 'same' }, '', '/about-us?topic=colour');
      const { state } = window.history as { state: unknown };
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await expectPath(page, '/about-us?topic=colour');
    await waitForScroll(page, 1500);
  });

  await test.step('a navigation scrolls to the top, and back and forward restore the position', async () => {
    await header.getByRole('link', { name: 'Blog' }).click();
    await expectPath(page, '/blogs');
    await waitForScroll(page, 0);
    await scrollTo(page, 700);
    await page.goBack();
    await expectPath(page, '/about-us?topic=colour');
    await waitForScroll(page, 1500);
    await page.goForward();
    await expectPath(page, '/blogs');
    await waitForScroll(page, 700);
  });

  await test.step('a reload keeps the scroll position', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForScroll(page, 700);
  });
});

test('the target of a hash stops clear of the header, even if it loads late or is pushed down', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 800 } });
  await open(page, '/about-us#late');
  await stretchPage(page);
  const measureTop = () =>
    page.evaluate(() =>
      Math.round(document.getElementById('late')?.getBoundingClientRect().top ?? -1),
    );
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML(
      'afterbegin',
      '<div style="height: 1200px"></div><h2 id="late">Late</h2><div style="height: 2000px"></div>',
    );
  });
  await page.waitForFunction(() => window.scrollY > 1000);
  await expect.poll(measureTop).toBe(88);
  // Content that loads above must not push it away …
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<p style="height: 300px"></p>');
  });
  await page.waitForFunction(() => window.scrollY > 1300);
  await expect.poll(measureTop).toBe(88);
  // … until the person scrolls. From then on, nothing else moves the page.
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -500);
  await page.waitForFunction(() => window.scrollY < 1000);
  const position = await waitForScrollEnd(page);
  await page.evaluate(async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p style="height: 300px"></p>');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});

/** True if a heading's text is visible: neither below the header nor outside the window. */
const isUncovered = (heading: Locator) =>
  heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 2, top + height / 2));
  });

const VIEWPORTS = [
  { width: 1440, height: 800 },
  { width: 360, height: 640 },
];
const HOME = ['packs', 'colours', 'how-it-works', 'dashboards', 'prices', 'questions'];
const ACCOUNT = [
  { id: 'themes', name: 'Saved themes' },
  { id: 'profile', name: 'Profile' },
  { id: 'data', name: 'Your data' },
];
test('a link into a page shows its heading, even if content above it loads late', async ({
  openPageAs,
}) => {
  const page = await openPageAs('customer');
  for (const viewport of sampleList(VIEWPORTS, 1 / 2)) {
    await page.setViewportSize(viewport);
    await page.goto('/document/licence-keys#checking-a-key-offline');
    await waitUntilSettled(page);
    await expect.poll(() => isUncovered(page.locator('#checking-a-key-offline'))).toBe(true);
    for (const id of sampleList(HOME, 1 / 6)) {
      // Opens another document first; otherwise the browser would only scroll within the open one.
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await waitUntilSettled(page);
      await expect.poll(() => isUncovered(page.locator(`#${id} h2`).first()), id).toBe(true);
    }
    for (const { id, name } of sampleList(ACCOUNT, 1 / 3)) {
      const heading = page.getByRole('heading', { name, exact: true });
      let release: () => void = () => undefined;
      const hold = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/orders', async (route) => {
        await hold;
        await route.continue();
      });
      await page.goto('about:blank');
      await page.goto(`/general#${id}`);
      await expect.poll(() => isUncovered(heading)).toBe(true);
      release();
      await waitUntilSettled(page);
      await expect.poll(() => isUncovered(heading), id).toBe(true);
      await page.unroute('**/orders');
    }
  }
});
