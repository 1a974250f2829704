import type powerbi from 'powerbi-visuals-api';
import { describe, expect, test } from 'vitest';
import { findShapes, listWords } from '../testing/scenes';
import { createCategoricalView, WORDS } from '../testing/views';
import { drawVarianceColumns } from './draw';
import { readVarianceData } from './read-data';
import { createData, createInput, settingsWith } from './testing';
import { buildTooltip } from './tooltip';

interface Measure {
  role: string;
  values: readonly number[];
  formats?: readonly string[];
  highlights?: readonly (number | null)[];
  format?: string;
}

const createView = (labels: readonly string[], measures: readonly Measure[]) =>
  createCategoricalView(
    { name: 'Country', role: 'category', values: labels },
    measures.map((measure) => ({ name: measure.role, format: '#,0', ...measure })),
  );

const draw = (view: powerbi.DataView, changes: Parameters<typeof createInput>[0] = {}) =>
  drawVarianceColumns(createInput({ data: readVarianceData(view, WORDS), ...changes }));
const listTexts = (scene: ReturnType<typeof draw>, key: string) =>
  findShapes(scene, key).map(({ text }) => text);

describe('numbers of variance columns', () => {
  test('each row has its own format', () => {
    const view = createView(
      ['DE', 'US', 'JP'],
      [
        {
          role: 'actual',
          values: [1_200_000, 2_300_000, 150_000_000],
          formats: ['#,0 "€"', '\\$#,0', '¥#,0'],
        },
        { role: 'plan', values: [1_000_000, 2_400_000, 150_000_000] },
      ],
    );
    const scene = draw(view);
    expect(listTexts(scene, 'value')).toEqual(['1.2M €', '$2.3M', '¥150M']);
    expect(listTexts(scene, 'difference-absolute')).toEqual(['+0.2M €', '−$0.1M', '¥0']);
    const data = readVarianceData(view, WORDS);
    expect(buildTooltip(createInput({ data }), 1).map(({ value }) => value)).toEqual([
      ...['$2,300,000', '$2,400,000', '−$100,000', '−4.2%'],
    ]);
  });

  test('a highlighted value is compared with the highlighted part of its plan', () => {
    const view = createView(
      ['A', 'B'],
      [
        { role: 'actual', values: [100, 80], highlights: [30, null] },
        { role: 'plan', values: [90, 90], highlights: [40, 10] },
        { role: 'previous', values: [70, 70], highlights: [20, 20] },
      ],
    );
    const scene = draw(view);
    expect(listTexts(scene, 'value')).toEqual(['30']);
    expect(listTexts(scene, 'difference-absolute')).toEqual(['−10']);
    const data = readVarianceData(view, WORDS);
    expect(buildTooltip(createInput({ data }), 0)).toEqual([
      { name: 'actual', value: '100' },
      { name: 'actual, highlighted', value: '30' },
      { name: 'plan', value: '90' },
      { name: 'plan, highlighted', value: '40' },
      { name: 'Variance', value: '−10' },
      { name: 'Variance %', value: '−25%' },
      { name: 'previous', value: '70' },
      { name: 'previous, highlighted', value: '20' },
    ]);
    const [plan, previous] = ['plan', 'previous'].map((key) => findShapes(scene, key)[0]);
    const whole = findShapes(scene, 'actual')[0];
    const readHeight = (shape: typeof plan) => Number(shape?.attributes.height);
    expect(readHeight(plan) / readHeight(whole)).toBeCloseTo(0.4, 1);
    expect(previous).toBeDefined();
  });

  test('percentages differ by percentage points', () => {
    const view = createView(
      ['A'],
      [
        { role: 'actual', values: [0.123], format: '0.0%' },
        { role: 'plan', values: [0.1], format: '0.0%' },
      ],
    );
    expect(listTexts(draw(view), 'difference-absolute')).toEqual(['+2.3 pp']);
  });

  test('numbers of narrow columns have fewer decimals, and a remark says that they are rounded', () => {
    const labels = Array.from({ length: 12 }, (_, i) => `M${i + 1}`);
    const actual = labels.map((_, i) => 59_000_000 + i * 10_000);
    const view = createView(labels, [{ role: 'actual', values: actual }]);
    const wide = draw(view, { size: { width: 900, height: 360 } });
    expect(new Set(listTexts(wide, 'value')).size).toBe(12);
    expect(listTexts(wide, 'value')[1]).toBe('59.01M');
    expect(listTexts(wide, 'note')).toEqual([]);
    const narrow = draw(view, { size: { width: 440, height: 360 } });
    expect(new Set(listTexts(narrow, 'value'))).toEqual(new Set(['59M']));
    expect(listTexts(narrow, 'note')).toEqual(['Rounded']);
    expect(narrow.label).toContain('Rounded');
  });
});

test.each([
  [9, ['Revenue', 'Orders']],
  [9, ['Ist', 'Soll']],
  [8, ['Forecast', 'Profit']],
  [12, ['Budget', 'Umsatz']],
  [9, ['売上', '予算']],
])('a legend at %i points has its names %j whole', (fontSize, [actual = '', plan = '']) => {
  const data = createData([{ label: 'Jan', actual: 5, plan: 4, previous: null }]);
  const names = { ...data.names, actual, plan };
  const scene = drawVarianceColumns(
    createInput({
      data: { ...data, names },
      settings: settingsWith('text', { fontSize }),
      size: { width: 520, height: 360 },
    }),
  );
  expect(listWords(scene)).toEqual(expect.arrayContaining([actual, plan]));
});
