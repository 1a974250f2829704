import type { Page } from 'playwright-core';
import { newVisitor, untilTakenOver } from './harness';

/** The discount popup is tried with the browser's clock set to before the offer's end. */
export const DURING = new Date('2025-10-19T15:18:00.000Z');
export const AFTER = new Date('2025-11-01T00:00:00.000Z');
export const DELAY = 30_000;

export const popup = (page: Page) => page.getByRole('dialog', { name: /special combo offer/i });
export const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('popupShown'));

export interface Visit {
  at?: Date;
  path?: string;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

export async function visit({
  at = DURING,
  path = '/blogs',
  ...options
}: Visit = {}): Promise<Page> {
  const page = await newVisitor(options);
  await page.clock.install({ time: at });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page stands before the app has started, and a clock that is stopped would not let it start.
  await untilTakenOver(page);
  return page;
}

/** Lets the delay pass and waits until the popup's code is there, so that it could be open. */
export async function passDelay(page: Page): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) =>
    /\/combo-popup-[^/]*\.js$/.test(request.url()),
  );
  await page.clock.fastForward(DELAY);
  await loaded;
  await settle(page);
}

/** Two frames: whatever an event leads to at once has been drawn. */
export async function settle(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 20)));
  }
}

export async function opened(options: Visit = {}): Promise<Page> {
  const page = await visit(options);
  await passDelay(page);
  await popup(page).waitFor();
  return page;
}
