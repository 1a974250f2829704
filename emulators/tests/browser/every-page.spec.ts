import type { Page } from '@playwright/test';
import { buildPairs, SAMPLE, sampleList } from '@flexa/testing/sample';
import { expectLayout, waitUntilSettled } from './fixtures/pages';
import { PEOPLE, ROUTES, PAGE_VIEWS, type PageView } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import {
  listLayoutShifts,
  findTooWide,
  findViolations,
  waitPatiently,
} from './fixtures/violations';
import { WAIT_MS } from './fixtures/wait';

/** Widths for which layouts are designed, and the narrowest supported one. */
const WIDTHS = [320, 360, 768, 1440, 1920];

/** Width and scheme in which a page opens. Once open, it is also resized to the other widths. */
const APPEARANCES = [360, 768, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
type Appearance = (typeof APPEARANCES)[number];

/** Public pages as a customer sees them, with another header and other offers. */
const PUBLIC: readonly PageView[] = ROUTES.filter(
  ({ finalPaths, path }) => finalPaths.visitor === path && finalPaths.customer === path,
).map(({ name, path, layout }) => ({ name, path, layout, as: 'customer' }));

const SAMPLED_VIEWS = buildPairs(sampleList([...PAGE_VIEWS, ...PUBLIC], 1 / 10), APPEARANCES);

test.describe(`layout and accessibility of every page: ${SAMPLE}`, () => {
  for (const as of [...PEOPLE, 'new'] as const) {
    const views = SAMPLED_VIEWS.filter(({ row }) => row.as === as);
    if (views.length === 0) continue;

    // One browser for all pages, so that they share its cache.
    test(`every page for ${as} passes axe and fits each width`, async ({ openPageAs }) => {
      test.setTimeout((5 + views.length) * WAIT_MS);
      const page = await openPageAs(as);
      await waitPatiently(page);
      for (const { row, column } of views) {
        const name = `${row.path}, ${column.width} px, ${column.colorScheme}`;
        await test.step(name, () => expectSound(page, row, column));
      }
    });
  }
});

async function expectSound(page: Page, view: PageView, appearance: Appearance): Promise<void> {
  const { path, layout } = view;
  const { width, colorScheme } = appearance;
  const softExpect = expect.configure({ soft: true });
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
  await waitUntilSettled(page);
  await expect(page).toHaveURL(path);
  await expectLayout(page, layout);
  await softExpect(page.locator('html'), path).toHaveAttribute('data-theme', colorScheme);
  await softExpect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await softExpect(page.locator('meta[name="description"]'), path).toHaveCount(1);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  softExpect(new URL(canonical ?? '').pathname).toBe(path.replace(/\?.*/, ''));
  softExpect(await listLayoutShifts(page), `${path}: what moved while the page came`).toEqual([]);
  softExpect(await findViolations(page), `${path}: rules of axe`).toEqual([]);
  for (const each of WIDTHS) {
    await page.setViewportSize({ width: each, height: 800 });
    await softExpect.poll(() => findTooWide(page), `${path}: too wide at ${each} px`).toEqual([]);
  }
}
