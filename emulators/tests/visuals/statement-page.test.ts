import { STATEMENT_TABLE, sumAccount } from '@flexa/visuals/samples';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatementPage, type StatementPage } from '../../power-bi/statement-page';
import { launchBrowser } from '../browser/fixtures/launch';
import { DAY, signLicenseKey } from './fixtures';

let browser: Browser;
let page: StatementPage;
let key: string;
beforeAll(async () => {
  browser = await launchBrowser();
  key = await signLicenseKey('suite', new Date(Date.now() + 30 * DAY));
  page = await openStatementPage(browser);
}, 60_000);
afterAll(() => browser.close());

const findFrame = (id: string) => {
  const visual = page.visuals.get(id);
  if (!visual) throw new Error(`The page has no visual ${id}`);
  return visual.frame;
};
const readLabels = (id: string, selector: string) =>
  findFrame(id)
    .locator(selector)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
const formatNumber = (value: number) => value.toLocaleString('en-US').replace('-', '−');
const CLOSED = { months: [0, 1, 2, 3, 4, 5, 6, 7, 8] };

test('the statement subtracts its costs and agrees with its bridge in every row', async () => {
  await page.draw(1440, key);
  const steps = await readLabels('bridge', '[role=option]');
  for (const { label } of STATEMENT_TABLE.rows) {
    const actual = formatNumber(sumAccount(label, 'actual', CLOSED));
    expect(steps.filter((step) => step.includes(label) && step.includes(actual))).not.toEqual([]);
  }
  const [gross, sales, profit] = ['Gross profit', 'Net sales', 'Net profit'].map((account) =>
    sumAccount(account, 'actual', CLOSED),
  );
  const texts = await findFrame('statement').locator('[role=row][aria-level]').allTextContents();
  const margins = texts.filter((text) => text.includes('margin %'));
  expect(margins).toHaveLength(2);
  expect(margins[0]).toContain(`${((100 * (gross ?? 0)) / (sales ?? 1)).toFixed(1)}`);
  expect(margins[1]).toContain(`${((100 * (profit ?? 0)) / (sales ?? 1)).toFixed(1)}`);
});

test('months continue with a forecast, which the variance compares with the plan', async () => {
  await page.draw(1440, key);
  const months = await readLabels('months', '[role=option]');
  expect(months).toHaveLength(12);
  const october = { months: [9] };
  const [forecast, plan] = [
    sumAccount('Net profit', 'forecast', october),
    sumAccount('Net profit', 'plan', october),
  ];
  expect(months[9]).toContain(`Forecast ${formatNumber(forecast)}`);
  expect(months[9]).toContain(formatNumber(forecast - plan));
  expect(await readLabels('regions', '[role=option]')).toHaveLength(36);
});

test.each([
  [1440, 'en-US', {}],
  [960, 'de-DE', { isDark: true }],
  [400, 'ar-SA', {}],
  [400, 'en-US', { isHighContrast: true }],
])(
  'a statement page of %i pixels in %s shows every visual without a watermark',
  async (width, locale, host) => {
    await page.draw(width, key, { locale, ...host });
    for (const [id, { frame }] of page.visuals) {
      const text = await frame.locator('#visual').innerText();
      expect([id, text.length > 30]).toEqual([id, true]);
      expect(text).not.toMatch(/flexa|licen[cs]e/i);
    }
    // The first number of a row is in view, from the right in Arabic.
    const row = findFrame('statement').locator('[role=row][aria-level]').first();
    const box = await row.locator('[role=gridcell]').first().boundingBox();
    const place = await page.page.locator('iframe').first().boundingBox();
    expect(box && place && box.x >= place.x && box.x + box.width <= place.x + place.width).toBe(
      true,
    );
    const [first] = page.visuals.values();
    expect([first?.faults, first?.requests]).toEqual([[], []]);
  },
);
