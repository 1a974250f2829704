import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page once nothing on it moves any more, as rule and the element it concerns. */
export async function violations(page: Page): Promise<string[]> {
  // A colour on its way to another is judged wrong.
  await page.waitForFunction(() =>
    // What turns for as long as it is waited for never ends.
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  // The loading bar stands outside of the page's landmarks while it runs.
  await page.waitForFunction(() => !document.querySelector('[aria-label="Loading the page"]'));
  await page.evaluate(await axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** By how many pixels a page is wider than its window. */
export function sidewaysBy(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
