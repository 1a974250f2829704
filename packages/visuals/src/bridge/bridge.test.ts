import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import {
  expectSound,
  HARD_VALUES,
  hardName,
  named,
  paintsOf,
  SIZES,
  wordsOf,
} from '../testing/scenes';
import { settingsFrom } from '../testing/settings';
import type { BridgePoint } from './data';
import { drawBridge } from './draw';
import { sayInEnglish, type BridgeInput } from './input';
import { readBridgeSettings } from './settings';
import { stepsOf } from './steps';

const change = (label: string, value: number | null): BridgePoint => ({
  label,
  value,
  isSubtotal: false,
});
const PROFIT = [
  change('Revenue', 120),
  change('Cost of sales', -70),
  { label: 'Gross profit', value: null, isSubtotal: true },
  change('Staff', -30),
  change('Other', 5),
];
const REGIONS: readonly BridgePoint[] = [
  { label: 'North', from: 40, value: 46, isSubtotal: false },
  { label: 'South', from: 30, value: 25, isSubtotal: false },
];

function inputOf(points: readonly BridgePoint[], changes: Partial<BridgeInput> = {}): BridgeInput {
  const from = points.some((point) => point.from !== undefined) ? 'Plan' : null;
  return {
    data: {
      names: { category: 'Step', value: 'Actual', from },
      points,
      format: '#,0',
      isCut: false,
    },
    settings: readBridgeSettings(),
    size: { width: 640, height: 320 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    ...changes,
  };
}
const draw = (points: readonly BridgePoint[], changes: Partial<BridgeInput> = {}) =>
  drawBridge(inputOf(points, changes));
const shortSteps = (input: BridgeInput) =>
  stepsOf(input).map(({ kind, label, from, to }) => [kind, label, from, to]);

const settingsWith = settingsFrom(readBridgeSettings());

describe('the steps of a bridge', () => {
  test('go from a start to an end', () => {
    expect(shortSteps(inputOf(REGIONS))).toEqual([
      ['start', 'Plan', 0, 70],
      ['change', 'North', 70, 76],
      ['change', 'South', 76, 71],
      ['end', 'Actual', 0, 71],
    ]);
  });

  test('add up changes, with subtotals on the way', () => {
    expect(shortSteps(inputOf(PROFIT))).toEqual([
      ['change', 'Revenue', 0, 120],
      ['change', 'Cost of sales', 120, 50],
      ['subtotal', 'Gross profit', 0, 50],
      ['change', 'Staff', 50, 20],
      ['change', 'Other', 20, 25],
      ['end', 'Total', 0, 25],
    ]);
  });

  test('that are small fold into one, never one alone, and nothing is lost', () => {
    const points = [9, -1, 7, 2, -8, 1].map((value, i) => change(`Step ${i}`, value));
    const settings = settingsWith('rest', { keep: 3 });
    expect(shortSteps(inputOf(points, { settings }))).toEqual([
      ['change', 'Step 0', 0, 9],
      ['change', 'Step 2', 9, 16],
      ['change', 'Step 4', 16, 8],
      ['rest', '3 others', 8, 10],
      ['end', 'Total', 0, 10],
    ]);
    expect(stepsOf(inputOf(points, { settings }))[3]?.rows).toEqual([1, 3, 5]);
    expect(stepsOf(inputOf(points, { settings: settingsWith('rest', { keep: 5 }) }))).toHaveLength(
      7,
    );
  });
});

describe('a bridge', () => {
  test('draws totals in the first colour, changes in good and bad, and says them', () => {
    const scene = draw(REGIONS);
    expect(named(scene, 'bar').map(({ attributes }) => attributes.fill)).toEqual([
      ...[LIGHT.data, LIGHT.positive, LIGHT.negative, LIGHT.data],
    ]);
    expect(named(scene, 'value').map(({ text }) => text)).toEqual(['70', '+6', '−5', '71']);
    expect(
      scene.shapes[0]?.children?.filter(({ key }) => key.startsWith('connector')),
    ).toHaveLength(3);
    expect(scene.label).toBe('Actual from 70 to 71 in 2 steps.');
  });

  test('draws a step of nothing on the line of its connectors', () => {
    const scene = draw([change('Up', 5), change('Same', 0), change('Down', -2)]);
    const bar = named(scene, 'bar')[1]?.attributes;
    const connector = named(scene, 'connector-0')[0]?.attributes;
    expect(bar?.height).toBe(1);
    expect(Number(bar?.y) + 0.5).toBeCloseTo(Number(connector?.y1), 1);
  });

  test('runs from top to bottom with names beside, and scrolls where it is long', () => {
    const settings = settingsWith('bars', { direction: 'rows' });
    const scene = draw(PROFIT, { settings });
    const [first, second] = named(scene, 'bar').map(({ attributes }) => Number(attributes.y));
    expect(second).toBeGreaterThan(first ?? Infinity);
    expect(wordsOf(scene)).toContain('Gross profit');
    const many = Array.from({ length: 60 }, (_, i) => change(`Step ${i}`, i));
    const all = { ...settings, rest: { ...settings.rest, show: false } };
    expect(draw(many, { settings: all }).height).toBeGreaterThan(1000);
  });

  test('names its start and its end, however little room there is for names', () => {
    const eight = Array.from({ length: 8 }, (_, i) => ({ ...change(`Step ${i}`, 10), from: 5 }));
    for (const width of [120, 160, 200, 240, 320]) {
      const names = named(draw(eight, { size: { width, height: 200 } }), 'name');
      const texts = names.map(({ text = '' }) => text);
      expect([texts[0]?.slice(0, 2), texts.at(-1)?.slice(0, 2)]).toEqual(['Pl', 'Ac']);
    }
  });

  test('says the value of a step that is nothing beside the whole', () => {
    const words = wordsOf(draw([change('Sales', 68_000), change('Gift', 12), change('Tax', -900)]));
    expect(words).toEqual(expect.arrayContaining(['+68K', '+12', '−0.9K']));
  });

  test('is two colours in high contrast, bad news hollow; mirrored from right to left', () => {
    const scene = draw(REGIONS, { palette: HIGH_CONTRAST });
    expect(paintsOf(scene)).toEqual(['#000000', '#ffff00', 'transparent']);
    expect(named(scene, 'bar')[2]?.attributes.fill).toBe('#000000');
    const [start, next] = named(draw(REGIONS, { locale: 'fa' }), 'bar');
    expect(Number(start?.attributes.x)).toBeGreaterThan(Number(next?.attributes.x));
  });

  test('says what to do where there is nothing to draw', () => {
    expect(wordsOf(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test.each(HARD_VALUES)('draws %s at every size, in both directions', (_, values) => {
    const points = values.map((value, i) => change(hardName(i), value));
    for (const size of SIZES) {
      for (const direction of ['columns', 'rows'] as const) {
        const settings = settingsWith('bars', { direction });
        expectSound(draw(points, { size, settings }));
        expectSound(draw(points, { size, settings, locale: 'ar' }));
      }
    }
  });
});
