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

/** What Chromium gives of a layout shift (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What may move on a page in all, of the share of the window that moves and how far. */
const SHIFT_MAX = 0.05;

/**
 * What has moved on a page since it was opened without anybody doing anything, and from where to where;
 * nothing where that is too little to be noticed.
 */
export function movedIn(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as LayoutShift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is told of the person, such as the licences, comes after the page.
    await new Promise((told) => setTimeout(told, 300));
    observer.disconnect();
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    if (own.reduce((sum, { value }) => sum + value, 0) <= most) return [];
    return own.map(({ value, sources }) => {
      const [first] = sources;
      if (!first) return `moves by ${value.toFixed(4)}`;
      const { node, previousRect: from, currentRect: to } = first;
      const what = `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`;
      return `moves ${what} by ${value.toFixed(4)}, from ${from.x},${from.y} to ${to.x},${to.y}`;
    });
  }, SHIFT_MAX);
}
