/**
 * What the article "What a visual costs" says of marks: how long Chromium takes from an empty SVG to the
 * painted one, by how many circles are in it. Medians of nine; `npx tsx emulators/bench/marks.ts`.
 */
import { launchBrowser } from '../tests/browser/fixtures/launch';

const COUNTS = [100, 1_000, 3_500, 10_000, 30_000];

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.setContent('<svg width="1280" height="720"></svg>');
// tsx wraps functions in a helper of this name, which the page has not.
await page.evaluate('globalThis.__name = (made) => made');
for (const count of COUNTS) {
  const ms = await page.evaluate(async (circles) => {
    const svg = document.querySelector('svg');
    const painted = () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        }),
      );
    const times: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      svg?.replaceChildren();
      await painted();
      const start = performance.now();
      if (svg) {
        svg.innerHTML = Array.from(
          { length: circles },
          (_, i) => `<circle cx="${(i * 7919) % 1280}" cy="${(i * 104729) % 720}" r="3"/>`,
        ).join('');
      }
      await painted();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  }, count);
  console.log(`${String(count).padStart(6)} circles ${ms.toFixed(0).padStart(5)} ms`);
}
await browser.close();
