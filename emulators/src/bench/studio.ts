import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch';
import { ROOT } from '../paths';
import { table } from '../terminal/table';
import { percentile } from './percentile';
import { serveBuilt } from './serve-built';
import { studioFigures } from './studio-figures';

/**
 * `npm run bench:studio`: how fast the theme studio's report follows a data colour, on the built web
 * (`npm run build -w web`; FLEXA_WEB_DIST names another folder) in Chromium, unthrottled and with the
 * processor slowed down four times. Each change is typed into the picker's hex field at the start of a
 * frame; the time ends when that frame, with the new colour in the report, has been handed over.
 * Then how long a theme is checked, how long its share link is and how long its project takes (studio-figures.ts). Fails above the figures of the theme studio's issue.
 */
const CHANGES = 200;
const LIMITS = [
  { slowdown: 1, p50: 8, p95: 16 },
  { slowdown: 4, p50: Number.POSITIVE_INFINITY, p95: 50 },
] as const;

/** Milliseconds of each change; runs inside the page. */
async function timeChanges(changes: number): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('[role="dialog"] input[data-hex]');
  const report = document.querySelector('svg[role="listbox"]');
  if (!field || !report) throw new Error('no hex field or no report');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const handedOver = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  // A mark that has the colour carries it itself.
  const shows = (rgb: string) =>
    [...report.querySelectorAll<SVGElement>('[style]')].some(({ style }) => style.fill === rgb);
  const times: number[] = [];
  for (let i = 0; i < changes; i += 1) {
    // Mid-tones, so that the studio does the same work each time; no two in a row alike.
    const parts = [37, 53, 71].map((factor) => 64 + ((i * factor) % 128));
    const color = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    const rgb = `rgb(${parts.join(', ')})`;
    await nextFrame();
    const start = performance.now();
    set?.call(field, color);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await handedOver();
    let end = performance.now();
    while (!shows(rgb)) {
      await nextFrame();
      await handedOver();
      end = performance.now();
      if (end - start > 2000) throw new Error(`${color} never reached the report`);
    }
    times.push(end - start);
  }
  return times;
}

async function open(page: Page, origin: string): Promise<number> {
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.goto(`${origin}/flexa-theme`);
  // The app waits for a sign of somebody.
  await page.mouse.move(10, 10);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: /^Data colour 1\b/ }).click();
  await page.locator('[role="dialog"] input[data-hex]').waitFor();
  // Until somebody is there a picture stands for the report.
  await page.locator('svg[role="listbox"]').waitFor();
  // One of what can be chosen is the page itself.
  return (await page.locator('svg[role="listbox"] [role="option"]').count()) - 1;
}

const folder = process.env['FLEXA_WEB_DIST'] ?? join(ROOT, 'web/dist');
const { server, origin } = await serveBuilt(folder);
const browser = await launchBrowser();
const rows: string[][] = [];
let isSlow = false;
let figures: string[][] = [];
try {
  for (const { slowdown, p50, p95 } of LIMITS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const visuals = await open(page, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(timeChanges, 20); // warms up
    const times = await page.evaluate(timeChanges, CHANGES);
    const [middle, high] = [percentile(times, 50), percentile(times, 95)];
    isSlow ||= middle > p50 || high > p95;
    const limit = (figure: number) => (Number.isFinite(figure) ? `${figure} ms` : '');
    rows.push([
      slowdown === 1 ? 'as it is' : `${slowdown}x slowed`,
      String(visuals),
      `${middle.toFixed(1)} ms`,
      limit(p50),
      `${high.toFixed(1)} ms`,
      limit(p95),
    ]);
    await page.close();
  }
  const more = await studioFigures(browser, origin, folder);
  figures = more.rows;
  isSlow ||= more.isAbove;
} finally {
  await browser.close();
  server.close();
}
console.log(`  ${CHANGES} changes of a data colour, from the input event to the painted report`);
console.log(table([[['processor', 'visuals', 'p50', 'at most', 'p95', 'at most']], rows]));
console.log(table([[['figure', 'measured', 'at most']], figures]));
process.exitCode = isSlow ? 1 : 0;
