import { pairs, SAMPLE, some } from '@flexa/testing/sample';
import { expectLayout, settled } from './fixtures/pages';
import { ROUTES, SIGHTS, type Sight } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import { movedIn, sidewaysBy, violations } from './fixtures/violations';

/** How a page is looked at: by the widths that layouts are made for, light and dark. */
const LOOKS = [360, 768, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The public pages as a customer sees them, whose header and offers differ. */
const PUBLIC: readonly Sight[] = ROUTES.filter(
  ({ ends, path }) => ends.visitor === path && ends.customer === path,
).map(({ name, path, layout }) => ({ name, path, layout, as: 'customer' }));

test.describe(`every page: ${SAMPLE}`, () => {
  for (const { row, column } of pairs(some([...SIGHTS, ...PUBLIC], 1 / 2), LOOKS)) {
    const { path, as, layout } = row;
    const { width, colorScheme } = column;

    test(`${path} as ${as}, ${width} px, ${colorScheme}`, async ({ pageOf }) => {
      const page = await pageOf(as, { viewport: { width, height: 800 }, colorScheme });
      await page.goto(path);
      await settled(page);
      await expect(page).toHaveURL(path);
      await expectLayout(page, layout);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path.replace(/\?.*/, ''));
      expect(await sidewaysBy(page), 'pixels too wide').toBe(0);
      expect(await movedIn(page), 'what moved while the page came').toEqual([]);
      expect(await violations(page), 'rules of axe').toEqual([]);
    });
  }
});
