import type { Page } from '@playwright/test';
import { pairs, SAMPLE, some } from '@flexa/testing/sample';
import { expectLayout, settled } from './fixtures/pages';
import { PEOPLE, ROUTES, SIGHTS, type Sight } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import { movedIn, sidewaysBy, violations } from './fixtures/violations';
import { WAIT_MS } from './fixtures/wait';

/** How a page is looked at: by the widths that layouts are made for, light and dark. */
const LOOKS = [360, 768, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The public pages as a customer sees them, whose header and offers differ. */
const PUBLIC: readonly Sight[] = ROUTES.filter(
  ({ ends, path }) => ends.visitor === path && ends.customer === path,
).map(({ name, path, layout }) => ({ name, path, layout, as: 'customer' }));

const LOOKED_AT = pairs(some([...SIGHTS, ...PUBLIC], 1 / 5), LOOKS);

test.describe(`every page: ${SAMPLE}`, () => {
  for (const look of LOOKS) {
    for (const as of [...PEOPLE, 'new'] as const) {
      const sights = LOOKED_AT.filter(({ row, column }) => row.as === as && column === look);
      if (sights.length === 0) continue;
      const { width, colorScheme } = look;

      // In one browser: what a page has loaded needn't be loaded for the next.
      test(`as ${as}, ${width} px, ${colorScheme}`, async ({ pageOf }) => {
        test.setTimeout((5 + sights.length) * WAIT_MS);
        const page = await pageOf(as, { viewport: { width, height: 800 }, colorScheme });
        for (const { row } of sights) {
          await test.step(row.path, () => expectSound(page, row, colorScheme));
        }
      });
    }
  }
});

async function expectSound(page: Page, sight: Sight, colorScheme: string): Promise<void> {
  const { path, layout } = sight;
  const judge = expect.soft;
  await page.goto(path);
  await settled(page);
  await expect(page).toHaveURL(path);
  await expectLayout(page, layout);
  await judge(page.locator('html'), path).toHaveAttribute('data-theme', colorScheme);
  await judge(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await judge(page.locator('meta[name="description"]'), path).toHaveCount(1);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  judge(new URL(canonical ?? '').pathname).toBe(path.replace(/\?.*/, ''));
  judge(await sidewaysBy(page), `${path}: pixels too wide`).toBe(0);
  judge(await movedIn(page), `${path}: what moved while the page came`).toEqual([]);
  judge(await violations(page), `${path}: rules of axe`).toEqual([]);
}
