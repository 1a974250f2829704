import type powerbi from 'powerbi-visuals-api';
import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/fixtures/launch';
import { createDataView } from '../../power-bi/data-views';
import { createSalesView } from '../../power-bi/sample-views';
import {
  DAY,
  EDITING,
  signLicenseKey,
  openPackaged,
  READING,
  type PackagedVisual,
} from './fixtures';

let browser: Browser;
let visual: PackagedVisual;
beforeAll(async () => {
  browser = await launchBrowser();
  visual = await openPackaged(browser, 'variance-columns');
}, 60_000);
afterAll(() => browser.close());
afterEach(() => {
  expect(visual.requests).toEqual([]);
  expect(visual.faults.splice(0)).toEqual([]);
});

const update = ({
  view = createSalesView(),
  ...rest
}: Partial<Parameters<PackagedVisual['update']>[0]> = {}) => visual.update({ view, ...rest });
const takeCalls = () => visual.takeCalls();
const readTexts = (selector: string) => visual.frame.locator(selector).allTextContents();
const findOptions = () => visual.frame.getByRole('option');

describe('Variance columns in a frame without an origin', () => {
  test('Variance columns draws data and reports the rendering to the host and to screen readers', async () => {
    await visual.start();
    await update();
    expect(await takeCalls()).toEqual([
      { name: 'renderingStarted' },
      { name: 'renderingFinished' },
    ]);
    expect(await findOptions().count()).toBe(6);
    expect(await findOptions().first().getAttribute('aria-label')).toBe(
      'Jan, Net sales $59,000,000, Plan $63,000,000, Variance −$4,000,000, Variance % −6.3%',
    );
    expect(await readTexts('svg text')).toContain('−$4M');
    expect(await visual.frame.getByRole('listbox').getAttribute('aria-label')).toMatch(/6 values/);
  });

  test('Variance columns takes colours of theme and report, and lists the key first in the format pane', async () => {
    await visual.start();
    await update();
    const column = visual.frame.locator('svg g[role=option] rect[fill="#118dff"]');
    expect(await column.count()).toBe(6);
    await update({
      view: createSalesView({ columns: { color: { solid: { color: '#abcdef' } } } }),
    });
    expect(await visual.frame.locator('svg rect[fill="#abcdef"]').count()).toBe(7);
    const model = await visual.frame.evaluate(() => window.bench.model());
    const cards = (model?.cards ?? []) as powerbi.visuals.FormattingCard[];
    expect(cards.map(({ displayName }) => displayName)).toEqual([
      ...['Licence', 'Columns', 'Plan', 'Previous year', 'Forecast', 'Notation', 'Variance'],
      ...['Scale', 'Small multiples', 'Category axis', 'Legend', 'Comments', 'Text and numbers'],
    ]);
    expect(JSON.stringify(cards[1])).toContain('#abcdef');
  });

  test('Variance columns draws a column in the colour that a rule gives its category', async () => {
    await visual.start();
    const view = createSalesView();
    const [category] = view.categorical?.categories ?? [];
    const painted: powerbi.DataViewObjects = {
      columns: { color: { solid: { color: '#abcdef' } } },
    };
    if (category) category.objects = [{}, painted];
    await update({ view });
    const column = visual.frame.locator('svg g[role=option] rect[fill="#abcdef"]');
    expect(await column.count()).toBe(1);
    const model = await visual.frame.evaluate(() => window.bench.model());
    expect(JSON.stringify(model)).toContain('"dataViewWildcard":{"matchingOption":0}');
  });

  test('Variance columns selects by click, more with Ctrl, none on the background, and follows bookmarks', async () => {
    await visual.start();
    await update();
    const listChosen = () =>
      findOptions().evaluateAll((options) =>
        options.map((option) => option.ariaSelected === 'true'),
      );
    await findOptions().nth(1).click();
    await expect.poll(listChosen).toEqual([false, true, false, false, false, false]);
    await findOptions()
      .nth(3)
      .click({ modifiers: ['Control'] });
    await expect.poll(listChosen).toEqual([false, true, false, true, false, false]);
    await visual.frame.locator('svg').click({ position: { x: 2, y: 2 } });
    await expect.poll(listChosen).toEqual([false, false, false, false, false, false]);
    await visual.frame.evaluate(() => window.bench.bookmark(['Sales.Month:5']));
    await expect.poll(listChosen).toEqual([false, false, false, false, false, true]);
    expect((await takeCalls()).filter(({ name }) => name === 'select')).toEqual([
      { name: 'select', with: { keys: ['Sales.Month:1'], isMulti: false } },
      { name: 'select', with: { keys: ['Sales.Month:3'], isMulti: true } },
    ]);
  });

  test('Variance columns shows tooltips and opens the context menu', async () => {
    await visual.start();
    await update();
    await findOptions().nth(0).hover();
    await findOptions().nth(2).click({ button: 'right' });
    await visual.page.mouse.move(895, 595);
    const calls = await takeCalls();
    const listCalls = async () => {
      calls.push(...(await takeCalls()));
      return calls.map(({ name }) => name);
    };
    expect(calls.find(({ name }) => name === 'tooltip')?.with).toContainEqual({
      header: 'Jan',
      displayName: 'Net sales',
      value: '$59,000,000',
    });
    expect(calls).toContainEqual({
      name: 'showContextMenu',
      with: { key: 'Sales.Month:2', position: expect.any(Object) as object },
    });
    // The frame hears a little later that the pointer has left it.
    await expect.poll(listCalls).toContain('tooltip hides');
  });

  test('Variance columns can be used by keyboard alone', async () => {
    await visual.start();
    await update();
    await visual.frame.locator('svg').focus();
    const press = (key: string) => visual.page.keyboard.press(key);
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'End', 'Control+Space', 'Shift+F10']) {
      await press(key);
    }
    expect(await visual.frame.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Jun/);
    await press('Escape');
    expect(await visual.frame.evaluate(() => document.activeElement?.tagName)).toBe('svg');
    const calls = (await takeCalls()).filter(({ name }) => !name.startsWith('rendering'));
    expect(calls).toMatchObject([
      { name: 'select', with: { keys: ['Sales.Month:1'], isMulti: false } },
      { name: 'select', with: { keys: ['Sales.Month:5'], isMulti: true } },
      { name: 'showContextMenu', with: { key: 'Sales.Month:5' } },
      { name: 'clear' },
    ]);
  });

  test('Variance columns follows its size down to 60 pixels, and its language', async () => {
    await visual.start({ locale: 'de-DE' });
    await update({ size: [60, 60] });
    expect(await readTexts('svg text')).toEqual([]);
    expect(await findOptions().count()).toBe(6);
    await update();
    expect(await readTexts('svg text')).toContain('Abweichung');
    expect(await readTexts('svg text')).toContain('$59 Mio.');
  });

  test('Variance columns says how to continue without data or with wrong data', async () => {
    await visual.start();
    await update({ view: createDataView([], []) });
    expect(await readTexts('svg text')).toEqual(['Add a measure to Actual.']);
    await takeCalls();
    const broken = createSalesView();
    (broken.categorical as { values: unknown }).values = 7;
    await update({ view: broken });
    expect((await takeCalls()).map(({ name }) => name)).toEqual([
      'renderingStarted',
      'renderingFailed',
    ]);
    expect((await readTexts('svg text')).join()).toMatch(/^This can’t be drawn/);
  });

  test('Variance columns takes as many rows as Power BI sends, of any kind', async () => {
    await visual.start();
    const odd = [1, null, -5, 1e300, 0, 'text', true];
    const values = Array.from({ length: 1000 }, (_, i) => odd[i % odd.length] ?? null);
    const view = createDataView(
      values.map((_, i) => `Row ${i}`),
      [
        { role: 'actual', name: 'Net sales', values },
        { role: 'plan', name: 'Plan', values: values.toReversed() },
      ],
    );
    await update({ view });
    expect((await takeCalls()).map(({ name }) => name)).toEqual([
      'renderingStarted',
      'warning',
      'renderingFinished',
    ]);
    expect(await findOptions().count()).toBe(1000);
  });
});

describe('the licence of Variance columns', () => {
  const readNotice = async (key: string, viewMode: number, variance = true) => {
    await visual.start();
    const objects = { flexaLicence: { key }, variance: { show: variance } };
    await update({ view: createSalesView(objects), viewMode });
    return readTexts('[role=note]');
  };
  const soon = new Date(Date.now() + 40 * DAY);

  test('a missing licence shows a watermark on the pins and a reason for the author, and leaves free features alone', async () => {
    expect(await readNotice('', READING)).toEqual(['Unlicensed']);
    expect((await readNotice('', EDITING)).join()).toMatch(/licence key/);
    expect(await readNotice('', READING, false)).toEqual([]);
  });

  test('a valid licence of the pack or the membership shows nothing', async () => {
    expect(await readNotice(await signLicenseKey('charts', soon), EDITING)).toEqual([]);
    expect(
      await readNotice(
        ` ${(await signLicenseKey('suite', soon)).replace(/.{60}/g, '$&\n')}`,
        READING,
      ),
    ).toEqual([]);
  });

  test('a licence for another pack, a changed one and one that ended long ago show a watermark', async () => {
    expect((await readNotice(await signLicenseKey('tables', soon), EDITING)).join()).toMatch(
      /another product/,
    );
    expect(await readNotice(`${await signLicenseKey('charts', soon)}A`, READING)).toEqual([
      'Unlicensed',
    ]);
    const past = new Date(Date.now() - 15 * DAY);
    expect((await readNotice(await signLicenseKey('charts', past), EDITING)).join()).toMatch(
      /The licence ended/,
    );
  });

  test('a licence that ended yesterday shows the author a note and readers nothing', async () => {
    const key = await signLicenseKey('charts', new Date(Date.now() - DAY));
    expect((await readNotice(key, EDITING)).join()).toMatch(/Days left: 13/);
    expect(await readNotice(key, READING)).toEqual([]);
  });

  test('a trial counts its last five days for the author', async () => {
    const ending = await signLicenseKey('charts', new Date(Date.now() + 4.5 * DAY), {
      isTrial: true,
    });
    expect(await readNotice(ending, EDITING)).toEqual(['Trial. Days left: 5']);
    expect(await readNotice(ending, READING)).toEqual([]);
  });
});
