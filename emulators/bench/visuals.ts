import { formatNumber } from '@flexa/contracts/format';
import type * as License from '@flexa/license';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { buildVisuals, buildPackagePath } from '@flexa/visuals/build';
import { build } from 'esbuild';
import { stat } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openReport, openVisual, type VisualFrame } from '../power-bi/frame';
import { readLocalOptions } from '../downloads/visual-packages';
import { formatTable } from '../stack/terminal';
import { launchBrowser } from '../tests/browser/fixtures/launch';
import { computePercentile } from './percentile';
import { createStopwatch } from './stopwatch';
import { createLicenseKeys } from './license-keys';
import { LARGE_ROWS, createMovingView } from './moving-views';

/**
 * `npm run bench:visuals` measures the check of a licence, scaled to a processor four times as slow, and an update of
 * each packaged visual on this machine. Fails above the limits. Times are those of the page's main thread, with style
 * and layout, independent of other load. Names limit it to those visuals: `npm run bench:visuals -- forecast`.
 */
const SLOWDOWN = 4;
const UPDATES = 30;
const PAGES = 5;
const ROWS = 100;
const requestedNames = process.argv.slice(2);
const measuredVisuals = FLEXA_VISUALS.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
);
const LIMITS = { first: 150, later: 8, update: 16, large: 100, table: 60 };

interface Row {
  title: string;
  measured: number;
  limit: number;
}

/** Measures the check alone, in new pages, so that each has a first check. */
async function measureLicenseCheck(browser: Browser): Promise<Row[]> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@flexa/license'", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'license',
  });
  const { keys, publicKey } = createLicenseKeys();
  const [first = '', ...others] = keys;
  const times: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < PAGES; turn += 1) {
    const page = await browser.newPage();
    const timed = await createStopwatch(page);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const check = (checkedKeys: readonly string[]) =>
      timed(() =>
        page.evaluate(
          ([keys, known]) => {
            const { license } = globalThis as unknown as { license: typeof License };
            for (const key of keys) {
              const options = { product: 'charts', now: new Date(), keys: [known] };
              const { state } = license.checkLicense(key, options);
              if (state !== 'valid') throw new Error(state);
            }
          },
          [checkedKeys, publicKey] as const,
        ),
      );
    times[0].push(await check([first]));
    times[1].push((await check(others)) / others.length);
    // Every update checks the key again, with its signature cached.
    times[2].push((await check(keys.map(() => first))) / keys.length);
    await page.close();
  }
  const createRow = (title: string, samples: readonly number[], limit: number) => ({
    title: `${title}, times ${SLOWDOWN}, ms`,
    measured: computePercentile(samples, 50) * SLOWDOWN,
    limit,
  });
  return [
    createRow('first check of a licence', times[0], LIMITS.first),
    createRow('each other key', times[1], LIMITS.later),
    createRow('the same key again', times[2], LIMITS.later),
  ];
}

/** Measures updates whose values change each time, as when a slicer moves. */
async function measureUpdates(
  browser: Browser,
  name: (typeof FLEXA_VISUALS)[number]['name'],
  rows: number,
  limit: number,
): Promise<Row> {
  const visual = await openVisual(browser, buildPackagePath(name));
  await visual.start();
  const timed = await createStopwatch(visual.page);
  const times: number[] = [];
  for (let turn = 0; turn < UPDATES; turn += 1) {
    const dataViews = [createMovingView(name, rows, turn)];
    await setNext(visual, { viewport: { width: 640, height: 360 }, viewMode: 0, dataViews });
    times.push(await timed(() => visual.frame.evaluate(() => window.bench.update(window.next))));
  }
  await visual.page.context().close();
  const title = `${name}: update of ${formatNumber(rows)} rows, p95, ms`;
  return { title, measured: computePercentile(times, 95), limit };
}

/** Measures ten visuals on a page, each updated once for each position of a slicer. */
async function measurePage(browser: Browser): Promise<Row> {
  const report = await openReport(browser);
  const visuals = [];
  for (const { name } of [...FLEXA_VISUALS, ...FLEXA_VISUALS.slice(0, 4)]) {
    const visual = await report.add(buildPackagePath(name));
    await visual.start();
    visuals.push({ name, visual });
  }
  const timed = await createStopwatch(report.page);
  const times: number[] = [];
  for (let turn = 0; turn < UPDATES; turn += 1) {
    for (const { name, visual } of visuals) {
      const dataViews = [createMovingView(name, ROWS, turn)];
      await setNext(visual, { viewport: { width: 320, height: 180 }, viewMode: 0, dataViews });
      times.push(await timed(() => visual.frame.evaluate(() => window.bench.update(window.next))));
    }
  }
  await report.page.context().close();
  const title = `ten visuals on a page: each update of ${ROWS} rows, p95, ms`;
  return { title, measured: computePercentile(times, 95), limit: LIMITS.update };
}

/** Transfers the next update into the frame, so that the measurement excludes the transfer. */
const setNext = ({ frame }: VisualFrame, next: Window['next']) =>
  frame.evaluate((options) => {
    window.next = options;
  }, next);

await buildVisuals(await readLocalOptions(), () => {});
const browser = await launchBrowser();
try {
  const rows = requestedNames.length === 0 ? await measureLicenseCheck(browser) : [];
  for (const { name } of measuredVisuals) {
    rows.push(await measureUpdates(browser, name, ROWS, LIMITS.update));
    const large = name === 'table' ? LIMITS.table : LIMITS.large;
    rows.push(await measureUpdates(browser, name, LARGE_ROWS[name], large));
  }
  if (requestedNames.length === 0) rows.push(await measurePage(browser));
  for (const { name } of measuredVisuals) {
    const { size } = await stat(buildPackagePath(name));
    rows.push({ title: `${name}: package, kB`, measured: size / 1024, limit: 60 });
  }
  const lines = rows.map(({ title, measured, limit }) => [title, measured.toFixed(1), `${limit}`]);
  console.log(formatTable([[['', 'measured', 'limit']], lines]));
  if (rows.some(({ measured, limit }) => measured > limit)) process.exitCode = 1;
} finally {
  await browser.close();
}
