import type { Locator, Page } from '@playwright/test';
import { waitUntilSettled } from './fixtures/pages';
import { expect, test } from './fixtures/test';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilSettled(page);
}

test('chosen controls differ from the others in forced colours', async ({ newVisitor }) => {
  const page = await newVisitor({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });
  const readBackground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectToStandOut = async (chosenControl: Locator, other: Locator) => {
    await chosenControl.waitFor();
    expect(await readBackground(chosenControl)).not.toBe(await readBackground(other));
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
  const colours = await Promise.all((await shades.all()).slice(0, 8).map(readBackground));
  expect(new Set(colours).size).toBeGreaterThan(4);
});
