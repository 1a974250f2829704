import type { Page } from '@playwright/test';
import { expectPath } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { violations } from './fixtures/violations';

/** What stands around every page: header, footer, menus, scrolling, theme; what it tells of is in notices.spec.ts. */

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

test('every link of the header, the suite menu, the phone menu and the footer leads to a page', async ({
  page,
}) => {
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
  // What stands at each address the crawl looks at.
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(`${address} ${answer.status()}`).toBe(`${address} 200`);
  }
});

test('the suite menu opens by a press and by Enter, not by hovering; Escape gives the focus back', async ({
  newVisitor,
}) => {
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

test('the phone menu is a sheet of full height, packs first, the buttons at its bottom', async ({
  newVisitor,
}) => {
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

test('the current page is marked in the header, also on what lies below it', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 1440, height: 900 } });
  const current = () => page.getByRole('banner').locator('a[aria-current]').allInnerTexts();
  await open(page, '/');
  expect(await current()).toEqual([]);
  await open(page, '/pricing-tables');
  expect(await current()).toEqual(['Pricing']);
  await open(page, '/blogs');
  expect(await current()).toEqual(['Blog']);
});

test('signed in, the circle with initials opens the account menu', async ({
  customerPage: page,
}) => {
  await page.goto('/');
  const circle = page.getByRole('button', { name: /^Account/ });
  expect((await circle.innerText()).replace(/\s+/g, ' ')).toMatch(/[A-Z]{2}$/);
  await expect(page.getByRole('link', { name: 'Get a free licence' })).toHaveCount(0);
  await circle.press('Enter');
  await page.getByRole('menuitem', { name: 'Your licences' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await circle.evaluate((element) => element === document.activeElement)).toBe(true);
});

for (const { kept, system, shown } of [
  { kept: 'dark', system: 'light', shown: 'dark' },
  { kept: 'light', system: 'dark', shown: 'light' },
  { kept: null, system: 'dark', shown: 'dark' },
] as const) {
  test(`theme ${kept} on a ${system} system is ${shown} before the first paint`, async ({
    newVisitor,
  }) => {
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
  });
}
