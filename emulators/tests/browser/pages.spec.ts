import type { Locator, Page } from '@playwright/test';
import { expectPath, settled } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** Opens a page. This file covers behaviour common to pages; looks.spec.ts covers their looks. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test('in forced colours what is chosen stands out from what is not', async ({ newVisitor }) => {
  const page = await newVisitor({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectToStandOut = async (chosen: Locator, other: Locator) => {
    await chosen.waitFor();
    expect(await ground(chosen)).not.toBe(await ground(other));
  };
  await open(page, '/pricing-charts?months=6');
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expectToStandOut(nav.filter({ hasText: 'Pricing' }), nav.filter({ hasText: 'Blog' }));
  const tile = page.locator('label').filter({ has: page.getByRole('radio') });
  await expectToStandOut(tile.nth(2), tile.nth(1));
  await open(page, '/blogs?topic=Charts');
  const pill = page.getByRole('group', { name: 'Topic' }).getByRole('button');
  await expectToStandOut(pill.filter({ hasText: 'Charts' }), pill.filter({ hasText: 'All' }));
  await open(page, '/flexa-theme');
  const tab = page.getByRole('tab');
  await expectToStandOut(tab.and(page.locator('[aria-selected=true]')).first(), tab.nth(1));
  const shades = page.locator('[style*="background"]:visible');
  await shades.nth(7).waitFor();
  const colours = await Promise.all((await shades.all()).slice(0, 8).map(ground));
  expect(new Set(colours).size).toBeGreaterThan(4);
});

test('a public page is readable without scripts', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  // Not the visitor's own page: that one waits for the app.
  const page = await visitor.context().newPage();
  for (const path of ['/', '/pricing-charts', '/about-us', '/document/api/licences']) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  }
});

test('the home page of a visitor: no Firebase code, the row of dashboards, the data for search engines', async ({
  page,
}) => {
  await test.step('without a token nothing of Firebase is loaded', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/');
    const firebase = /identitytoolkit|securetoken|firestore|:9099|gstatic/;
    expect(asked.filter((url) => firebase.test(url))).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  await test.step('the row moves by its arrows, which say when there is nothing more', async () => {
    const more = page.getByRole('button', { name: 'More examples' });
    const earlier = page.getByRole('button', { name: 'Earlier examples' });
    await more.scrollIntoViewIfNeeded();
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    const row = page.locator('#dashboards ul');
    const place = () => row.evaluate((it) => it.scrollLeft);
    const end = await row.evaluate((it) => it.scrollWidth - it.clientWidth - 1);
    expect(await place()).toBeLessThan(end);
    for (let before = await place(); before < end; before = await place()) {
      await more.press('Enter');
      await expect.poll(place).toBeGreaterThan(before);
    }
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(earlier).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('the data for search engines leaves with it', async () => {
    const told = page.locator('script[type="application/ld+json"]');
    await expect(told).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expectPath(page, '/about-us');
    await expect(told).toHaveCount(0);
  });
});
