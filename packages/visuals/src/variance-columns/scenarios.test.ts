import { describe, expect, test } from 'vitest';
import { DARK, HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import {
  expectValidScene,
  EDGE_CASE_VALUES,
  createEdgeCaseName,
  findShapes,
  SIZES,
  listWords,
} from '../testing/scenes';
import { createCategoricalView, WORDS } from '../testing/views';
import { computePercent, computeVariance, type VarianceData, type VariancePoint } from './data';
import { drawVarianceColumns } from './draw';
import type { VarianceInput } from './input';
import { readVarianceData } from './read-data';
import { readVarianceSettings } from './settings';
import { createInput } from './testing';
import { buildTooltip } from './tooltip';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
/** Four months of actual values, the last of them zero, and two of forecast. */
const YEAR: readonly VariancePoint[] = MONTHS.map((label, i) => ({
  label,
  actual: [120, 95, 130, 0, null, null][i] ?? null,
  forecast: [null, null, null, 90, 125, 140][i] ?? null,
  plan: [110, 100, 125, 100, 130, 120][i] ?? null,
  previous: [100, 100, 110, 80, 100, 100][i] ?? null,
}));
const createData = (points: readonly VariancePoint[]): VarianceData => ({
  names: { category: 'Month', actual: 'AC', plan: 'PL', previous: 'PY', forecast: 'FC' },
  points,
  format: '#,0',
  isCut: false,
});
const createInputWith = (stored = {}, changes: Partial<VarianceInput> = {}) =>
  createInput({ data: createData(YEAR), settings: readVarianceSettings(stored), ...changes });
const draw = (stored = {}, changes: Partial<VarianceInput> = {}) =>
  drawVarianceColumns(createInputWith(stored, changes));
const listTexts = (scene: ReturnType<typeof draw>, key: string) =>
  findShapes(scene, key).map(({ text }) => text);
const listHeights = (scene: ReturnType<typeof draw>, key: string) =>
  findShapes(scene, key).map(({ attributes }) => Number(attributes.height));
const SCENARIOS = { notation: { style: 'scenarios' } };

describe('a forecast after the last actual value', () => {
  test('a forecast fills blank actual values, but not zeros', () => {
    const scene = draw();
    expect(listTexts(scene, 'value')).toEqual(['120', '95', '130', '0', '125', '140']);
    expect(findShapes(scene, 'actual')).toHaveLength(4);
    const [may = 0, june = 0] = listHeights(scene, 'forecast');
    const [january = 1] = listHeights(scene, 'actual');
    expect(may / january).toBeCloseTo(125 / 120, 1);
    expect(june / january).toBeCloseTo(140 / 120, 1);
    expect(findShapes(scene, 'forecast-hatch')).toHaveLength(2);
    expect(listWords(scene)).toContain('FC');
    expect(scene.label).toContain('2 of them forecast.');
  });

  test('a forecast is compared with plan or the previous year', () => {
    expect(listTexts(draw(), 'difference-absolute')).toEqual([
      '+10',
      '−5',
      '+5',
      '−100',
      '−5',
      '+20',
    ]);
    const previous = draw({ variance: { reference: 'previous' } });
    expect(listTexts(previous, 'difference-absolute')).toEqual([
      '+20',
      '−5',
      '+20',
      '−80',
      '+25',
      '+40',
    ]);
    expect(previous.label).toContain('4 better than PY, 2 worse.');
    expect(YEAR.map((point) => computeVariance(point, 'previous'))).toEqual([
      20, -5, 20, -80, 25, 40,
    ]);
    expect(computePercent(YEAR[4]!, 'previous')).toBeCloseTo(0.25, 9);
    expect(buildTooltip(createInputWith({ variance: { reference: 'previous' } }), 4)).toEqual([
      { name: 'FC', value: '125' },
      { name: 'PL', value: '130' },
      { name: 'Variance from PY', value: '+25' },
      { name: 'Variance from PY, %', value: '+25%' },
      { name: 'PY', value: '100' },
    ]);
  });

  test('a forecast is compared with the other reference if the chosen one is missing', () => {
    const names = { ...createData(YEAR).names, plan: null };
    const points = YEAR.map((point) => ({ ...point, plan: null }));
    const scene = draw({}, { data: { ...createData(points), names } });
    expect(listTexts(scene, 'difference-absolute')).toEqual([
      '+20',
      '−5',
      '+20',
      '−80',
      '+25',
      '+40',
    ]);
  });

  test('a forecast shows its variances as amounts, percentages or both', () => {
    const size = { width: 800, height: 500 };
    const kinds = ['absolute', 'percent', 'both'].map((kind) => {
      const scene = draw({ variance: { kind } }, { size });
      return ['difference-absolute', 'difference-percent'].map(
        (key) => findShapes(scene, key).length,
      );
    });
    expect(kinds).toEqual([
      [6, 0],
      [0, 6],
      [6, 6],
    ]);
    const percent = draw({ variance: { kind: 'percent' } }, { size });
    expect(listTexts(percent, 'difference-percent')).toEqual([
      ...['+9.1%', '−5.0%', '+4.0%', '−100%', '−3.8%', '+17%'],
    ]);
  });

  test('a forecast can be hidden, and needs a licence only when drawn', () => {
    const hidden = draw({ forecast: { show: false }, variance: { show: false } });
    expect([findShapes(hidden, 'forecast'), hidden.paid]).toEqual([[], []]);
    expect(listWords(hidden)).not.toContain('FC');
    expect(draw({ variance: { show: false } }).paid).toEqual(['forecast']);
  });

  test('a forecast highlights the part that another visual selects', () => {
    const view = createCategoricalView(
      { name: 'Month', role: 'category', values: ['Jan', 'Feb'] },
      [
        { name: 'AC', role: 'actual', values: [100, null], highlights: [40, null] },
        { name: 'PL', role: 'plan', values: [90, 90], highlights: [50, 30] },
        { name: 'FC', role: 'forecast', values: [null, 80], highlights: [null, 20] },
      ],
    );
    const data = readVarianceData(view, WORDS);
    const scene = draw({}, { data });
    expect(listTexts(scene, 'difference-absolute')).toEqual(['−10', '−10']);
    expect(listTexts(scene, 'value')).toEqual(['40', '20']);
    const [whole = 1, part = 0] = [
      listHeights(scene, 'forecast')[0],
      listHeights(scene, 'highlight')[1],
    ];
    expect(part / whole).toBeCloseTo(20 / 80, 1);
  });
});

describe('scenario notation', () => {
  test('scenario notation draws actual solid, the previous year light, plan outlined and a forecast hatched', () => {
    const scene = draw(SCENARIOS);
    const paint = (key: string) => findShapes(scene, key)[0]?.attributes;
    expect(paint('actual')?.fill).toBe(LIGHT.data);
    expect(paint('previous')).toMatchObject({ fill: LIGHT.secondary, fillOpacity: 0.4 });
    expect(paint('plan')).toMatchObject({ fill: 'none', stroke: LIGHT.secondary });
    expect(paint('forecast')).toMatchObject({ fill: LIGHT.background, stroke: LIGHT.data });
    expect(scene.paid).toContain('notation');
    expect(listWords(scene)).toContain('Δ PL');
  });

  test('scenario notation draws the previous year before actual and plan after it, in reading direction', () => {
    for (const locale of ['en-US', 'ar']) {
      const scene = draw(SCENARIOS, { locale });
      const [previous = 0, actual = 0, plan = 0] = ['previous', 'actual', 'plan'].map((key) =>
        Number(findShapes(scene, key)[0]?.attributes.x),
      );
      const order = [previous, actual, plan];
      const expected = order.toSorted((a, b) => (locale === 'ar' ? b - a : a - b));
      expect(order).toEqual(expected);
      expect(new Set(order).size).toBe(3);
    }
  });

  test('scenario notation draws absolute variances as bars, hatched for a forecast', () => {
    const scene = draw(SCENARIOS);
    const [first = 0, second = 1] = listHeights(scene, 'variance-bar');
    expect(first / second).toBeCloseTo(10 / 5, 1);
    expect(findShapes(scene, 'variance-hatch')).toHaveLength(2);
    expect(findShapes(scene, 'head-absolute')).toEqual([]);
  });

  test.each(EDGE_CASE_VALUES)('draws %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      label: createEdgeCaseName(i),
      actual: i % 2 === 0 ? value : null,
      forecast: value,
      plan: values[i + 1] ?? null,
      previous: values[i + 2] ?? null,
    }));
    for (const size of SIZES) {
      for (const palette of [DARK, HIGH_CONTRAST]) {
        const changes = { data: createData(points), size, palette };
        expectValidScene(draw({ ...SCENARIOS, variance: { kind: 'both' } }, changes));
      }
    }
  });
});
