import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { formatTable } from '../stack/terminal';
import { computePercentile } from './percentile';
import { buildWebOnce, serveBuiltWeb } from './serve-built';

/**
 * `npm run bench:studio` measures how fast the theme studio's report follows a data colour, on the built web in
 * Chromium, unthrottled and with the processor slowed down four times. It drags a colour in the picker's field,
 * and types one into its hex field, at the start of a frame. The time ends when Chromium has painted that frame
 * with the new colour in the report. Fails above these limits.
 */
const CHANGES = 200;
const LIMITS = [
  { slowdown: 1, p50: 8, p95: 16 },
  { slowdown: 4, p50: Number.POSITIVE_INFINITY, p95: 50 },
] as const;

const METHODS = ['dragged', 'typed'] as const;

/** Milliseconds of each change; runs inside the page. */
async function timeChanges({
  changes,
  method,
}: {
  changes: number;
  method: (typeof METHODS)[number];
}) {
  const hex = document.querySelector<HTMLInputElement>('[role="dialog"] input[data-hex]');
  const field = document.querySelector<HTMLElement>('[role="dialog"] .saturation-field');
  const report = document.querySelector('svg[role="listbox"]');
  if (!hex || !field || !report) throw new Error('The picker or the report is missing.');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const box = field.getBoundingClientRect();
  const waitForFrame = () => new Promise(requestAnimationFrame);
  const waitForTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const readFills = () =>
    [...report.querySelectorAll<SVGElement>('[style]')].map(({ style }) => style.fill);
  // The drag stays in the middle of the field, so that the studio does the same work each time.
  const drag = (i: number) => {
    const clientX = box.left + box.width * (0.3 + ((i * 37) % 40) / 100);
    const clientY = box.top + box.height * (0.3 + ((i * 23) % 40) / 100);
    const move = { bubbles: true, pointerId: 1, clientX, clientY };
    field.dispatchEvent(new PointerEvent('pointermove', move));
  };
  const type = (i: number) => {
    const parts = [37, 53, 71].map((factor) => 64 + ((i * factor) % 128));
    set?.call(hex, `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
    hex.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const change = method === 'dragged' ? drag : type;
  const times: number[] = [];
  for (let i = 0; i < changes; i += 1) {
    const before = String(readFills());
    await waitForFrame();
    const start = performance.now();
    change(i);
    await waitForTask();
    let end = performance.now();
    while (String(readFills()) === before) {
      await waitForFrame();
      await waitForTask();
      end = performance.now();
      if (end - start > 2000) throw new Error(`change ${i} never reached the report`);
    }
    times.push(end - start);
  }
  return times;
}

async function openStudioAndCountVisuals(page: Page, origin: string): Promise<number> {
  // tsx names functions through a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.goto(`${origin}/flexa-theme`);
  await page.getByRole('button', { name: /^Data colour 1\b/ }).click();
  await page.locator('[role="dialog"] input[data-hex]').waitFor();
  await page.locator('svg[role="listbox"]').waitFor();
  // One option is the page itself.
  return (await page.locator('svg[role="listbox"] [role="option"]').count()) - 1;
}

/**
 * Reads the milliseconds of processor time of the page's main thread. If they are far below the times of the changes,
 * other programs used the processor.
 */
async function readBusyTime(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

/** Presses the mouse button in the field, so that later moves drag the colour. */
async function startDrag(page: Page): Promise<void> {
  const box = await page.locator('.saturation-field').boundingBox();
  if (!box) throw new Error('The colour field has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

const { server, origin } = await serveBuiltWeb(await buildWebOnce());
const browser = await launchBrowser();
const rows: string[][] = [];
let isSlow = false;
try {
  for (const [{ slowdown, p50, p95 }, method] of LIMITS.flatMap((limit) =>
    METHODS.map((method) => [limit, method] as const),
  )) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const visuals = await openStudioAndCountVisuals(page, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (method === 'dragged') await startDrag(page);
    await page.evaluate(timeChanges, { changes: 20, method }); // warms up
    const before = await readBusyTime(session);
    const times = await page.evaluate(timeChanges, { changes: CHANGES, method });
    const busy = ((await readBusyTime(session)) - before) / CHANGES;
    const [middle, high] = [computePercentile(times, 50), computePercentile(times, 95)];
    isSlow ||= middle > p50 || high > p95;
    const formatLimit = (figure: number) => (Number.isFinite(figure) ? `${figure} ms` : '');
    rows.push([
      slowdown === 1 ? 'unthrottled' : `${slowdown}x slower`,
      method,
      String(visuals),
      `${middle.toFixed(1)} ms`,
      formatLimit(p50),
      `${high.toFixed(1)} ms`,
      formatLimit(p95),
      `${busy.toFixed(1)} ms`,
    ]);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`  ${CHANGES} changes of a data colour, from the input event to the painted report`);
console.log(
  formatTable([[['processor', 'colour', 'visuals', 'p50', 'limit', 'p95', 'limit', 'busy']], rows]),
);
process.exitCode = isSlow ? 1 : 0;
