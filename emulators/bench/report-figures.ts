import type { Browser } from '@playwright/test';
import { zipSync } from 'fflate';
import { largeReport } from './large-report';

const TURNS = 3;

/** Milliseconds from a press on a switch until the page says what would change; runs inside the page. */
async function pressed() {
  const options = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="switch"]')];
  const status = document.querySelector('[role="dialog"] [role="status"]');
  const [colors] = options;
  if (!colors || !status) throw new Error('no options of the report');
  const before = status.textContent;
  const start = performance.now();
  colors.click();
  while (status.textContent === before) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/**
 * A large report in the studio: from the file that is chosen until its pages are shown with what would
 * change, the time that all of it takes again with another choice, and the memory of the page in MB.
 */
export async function reportTimes(
  browser: Browser,
  origin: string,
): Promise<{ opened: number; rethemed: number; memory: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.goto(`${origin}/flexa-theme`);
  await page.getByRole('tab', { name: /^Import/ }).click();
  const input = page.getByLabel('Zip or .pbix of a report');
  await input.waitFor({ state: 'attached' });
  const buffer = Buffer.from(zipSync(Object.fromEntries(largeReport()), { level: 1 }));
  const start = performance.now();
  await input.setInputFiles({ name: 'Large.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('dialog').getByRole('status').waitFor();
  const opened = performance.now() - start;
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await page.evaluate(pressed));
  const memory = await page.evaluate(
    () =>
      (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize /
      1_000_000,
  );
  await page.close();
  return { opened, rethemed: Math.max(...times), memory };
}
