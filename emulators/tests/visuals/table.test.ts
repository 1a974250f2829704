import type powerbi from 'powerbi-visuals-api';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_VIEWS } from '../../power-bi/sample-views';
import { launchBrowser } from '../browser/fixtures/launch';
import { openPackaged, type PackagedVisual } from './fixtures';

let browser: Browser;
let visual: PackagedVisual;
beforeAll(async () => {
  browser = await launchBrowser();
  visual = await openPackaged(browser, 'table');
}, 60_000);
afterAll(() => browser.close());

test('a report saves the collapsed rows of a table, and bookmarks restore them', async () => {
  const countRows = () => visual.frame.locator('[role=row][aria-level]').count();
  const show = (objects?: powerbi.DataViewObjects) =>
    visual.update({ view: SAMPLE_VIEWS.table(objects) });
  await visual.start();
  await show();
  const rowCount = await countRows();
  await visual.frame.getByRole('button', { name: 'Fold North' }).click();
  expect(await countRows()).toBe(rowCount - 3);
  const savedObjects = (await visual.takeCalls()).find(({ name }) => name === 'keep')?.with;
  expect(JSON.stringify(savedObjects)).not.toContain('North');
  const folded = savedObjects as powerbi.DataViewObjects;
  await show(folded);
  expect(await countRows()).toBe(rowCount - 3);
  await show();
  expect(await countRows()).toBe(rowCount);
  await show(folded);
  expect(await countRows()).toBe(rowCount - 3);
  expect(visual.requests).toEqual([]);
  expect(visual.faults).toEqual([]);
});
