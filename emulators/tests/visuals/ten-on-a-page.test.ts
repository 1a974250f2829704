import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { buildPackagePath } from '@flexa/visuals/build';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMovingView } from '../../bench/moving-views';
import { openReport, type VisualFrame } from '../../power-bi/frame';
import { launchBrowser } from '../browser/fixtures/launch';
import { READING } from './fixtures';

const TEN = [...FLEXA_VISUALS, ...FLEXA_VISUALS.slice(0, 4)];
const TURNS = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

test('ten visuals on a page follow a slicer to its last position', async () => {
  const report = await openReport(browser);
  const visuals: VisualFrame[] = [];
  for (const { name } of TEN) visuals.push(await report.add(buildPackagePath(name)));
  await Promise.all(visuals.map((visual) => visual.start()));
  const move = (turn: number) =>
    Promise.all(
      visuals.map(({ frame }, i) =>
        frame.evaluate((options) => window.bench.update(options), {
          viewport: { width: 320, height: 180 },
          viewMode: READING,
          dataViews: [createMovingView(TEN[i]?.name ?? 'bridge', 100, turn)],
        }),
      ),
    );
  const readDrawings = () =>
    Promise.all(visuals.map(({ frame }) => frame.locator('#visual').innerHTML()));

  // No update waits for the previous one.
  await Promise.all(Array.from({ length: TURNS }, (_, turn) => move(turn)));
  const [movedViews, calls] = [
    await readDrawings(),
    await Promise.all(visuals.map(({ frame }) => frame.evaluate(() => window.bench.calls))),
  ];
  expect(calls.map((all) => all.filter(({ name }) => name === 'renderingFinished').length)).toEqual(
    TEN.map(() => TURNS),
  );
  // Intermediate updates leave no elements behind.
  await Promise.all(visuals.map((visual) => visual.start()));
  await move(TURNS - 1);
  expect(movedViews).toEqual(await readDrawings());
  expect(visuals[0]?.faults).toEqual([]);
  expect(visuals[0]?.requests).toEqual([]);
}, 120_000);
