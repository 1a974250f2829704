import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import {
  expectValidScene,
  EDGE_CASE_VALUES,
  createEdgeCaseName,
  findShapes,
  listPaints,
  SIZES,
  listWords,
} from '../testing/scenes';
import { createSettingsChanger } from '../testing/settings';
import { createCategoricalView, WORDS } from '../testing/views';
import type { KeyFigure } from './data';
import { drawKeyFigures } from './draw';
import { sayInEnglish, type KeyFigureInput } from './input';
import { readKeyFigures } from './read-data';
import { readKeyFigureSettings } from './settings';

const FIGURE = readKeyFigureSettings().figure;
const SALES: KeyFigure = {
  name: 'Net sales',
  value: 118e6,
  reference: 108e6,
  referenceName: 'Plan',
  line: [59e6, 68e6, null, 81e6, 118e6],
  format: '\\$#,0',
};
const RETURNS: KeyFigure = {
  name: 'Return rate',
  value: 0.041,
  reference: 0.05,
  referenceName: 'Plan',
  line: [0.05, 0.048, 0.041],
  format: '0.0%',
};

function draw(figures: readonly KeyFigure[], changes: Partial<KeyFigureInput> = {}) {
  return drawKeyFigures({
    data: { figures, axis: { name: 'Month', first: 'Jan', last: 'May' } },
    settings: readKeyFigureSettings(),
    size: { width: 400, height: 160 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    ...changes,
  });
}

const settingsWith = createSettingsChanger(readKeyFigureSettings());

describe('key figures', () => {
  test('show a figure, its change, its reference and its line', () => {
    const scene = draw([SALES]);
    expect(listWords(scene)).toEqual(['Net sales', '$118M', '+9.3%', 'vs Plan']);
    expect(findShapes(scene, 'line')[0]?.attributes.d).toMatch(/^M[\d. L]+M[\d. L]+$/);
    expect(findShapes(scene, 'change')[0]?.attributes.fill).toBe(LIGHT.positive);
  });

  test('point up or down, and nowhere without a change', () => {
    const readDirection = (reference: number) =>
      findShapes(draw([{ ...SALES, value: 100, reference }]), 'direction')[0]?.attributes.d;
    const shapes = [90, 110, 100].map((reference) => String(readDirection(reference)));
    expect(new Set(shapes).size).toBe(3);
    // A line lies flat: one height alone.
    const heights = shapes.map((d) => new Set(d.match(/(?<= )[\d.]+/g)).size);
    expect(heights).toEqual([2, 2, 1]);
  });

  test('treat a decrease as good if the author says so', () => {
    const settings = settingsWith('change', { sense: 'less', kind: 'both' });
    const scene = draw([RETURNS], { settings });
    expect(listWords(scene)).toContain('−0.9 pp · −18%');
    expect(findShapes(scene, 'change')[0]?.attributes.fill).toBe(LIGHT.positive);
    expect(findShapes(draw([RETURNS]), 'change')[0]?.attributes.fill).toBe(LIGHT.negative);
  });

  test('form a row in a wide visual and a column in a tall one', () => {
    const listFrames = (size: KeyFigureInput['size']) =>
      findShapes(draw([SALES, RETURNS, SALES], { size }), 'frame').map(
        ({ attributes }) => attributes,
      );
    const row = listFrames({ width: 900, height: 120 });
    expect(new Set(row.map(({ y }) => y)).size).toBe(1);
    expect(new Set(row.map(({ width }) => width)).size).toBe(1);
    expect(new Set(listFrames({ width: 160, height: 600 }).map(({ x }) => x)).size).toBe(1);
    const settings = settingsWith('grid', { columns: 2 });
    const grid = findShapes(draw([SALES, RETURNS, SALES], { settings }), 'frame');
    expect(new Set(grid.map(({ attributes }) => attributes.x)).size).toBe(2);
  });

  test('keep their names before their size', () => {
    const scene = draw([SALES, RETURNS, SALES], { size: { width: 200, height: 120 } });
    expect(findShapes(scene, 'name').map(({ text }) => text)).toEqual([
      ...['Net sales', 'Return rate', 'Net sales'],
    ]);
    expect(findShapes(scene, 'figure')[0]?.attributes.fontSize).toBeGreaterThanOrEqual(12);
  });

  test('come in three sizes', () => {
    const measureParts = (figureSize: 'small' | 'medium' | 'large') => {
      const size = { width: 240, height: 200 };
      const scene = draw([SALES], { size, settings: settingsWith('figure', { size: figureSize }) });
      return [
        findShapes(scene, 'line').length,
        findShapes(scene, 'figure')[0]?.attributes.fontSize,
      ] as const;
    };
    const [small, medium, large] = [
      measureParts('small'),
      measureParts('medium'),
      measureParts('large'),
    ];
    expect([small[0], medium[0], large[0]]).toEqual([0, 0, 1]);
    expect(Number(small[1])).toBeLessThan(Number(medium[1]));
    expect(Number(medium[1])).toBeLessThan(Number(large[1]));
  });

  test('are two colours in high contrast, mirrored from right to left', () => {
    expect(listPaints(draw([SALES], { palette: HIGH_CONTRAST }))).toEqual([
      ...['#ffff00', 'none', 'transparent'],
    ]);
    const [first, second] = findShapes(draw([SALES, SALES], { locale: 'he-IL' }), 'frame');
    expect(Number(first?.attributes.x)).toBeGreaterThan(Number(second?.attributes.x));
  });

  test('say what to do without a measure', () => {
    expect(listWords(draw([]))).toEqual(['Add a measure to Figures.']);
  });

  test.each([
    ['last', 6, 4],
    ['sum', 10, 12],
    ['average', 5, 4],
  ] as const)('come to the %s of their lines', (of, value, reference) => {
    const view = createCategoricalView({ name: 'Month', role: 'axis', values: [1, 2, 3] }, [
      { name: 'Sales', role: 'figures', values: [4, 6, null] },
      { name: 'Plan', role: 'references', values: [4, 4, 4] },
    ]);
    const { figures } = readKeyFigures(view, WORDS, { figure: { ...FIGURE, of } });
    expect(figures).toMatchObject([{ value, reference, line: [4, 6, null] }]);
  });

  test('key figures are paid for if a line is drawn, not if a card has no room for it', () => {
    const listPaidFeatures = (changes: Partial<KeyFigureInput> = {}, figures = [SALES]) =>
      draw(figures, changes).paid;
    const size = { width: 240, height: 200 };
    expect(listPaidFeatures({ size })).toEqual(['line']);
    expect(listPaidFeatures({ size, settings: settingsWith('line', { show: false }) })).toEqual([]);
    expect(listPaidFeatures({ size }, [{ ...SALES, line: [] }])).toEqual([]);
    // Three figures with a line at 440 by 250 have none drawn.
    const three = draw([SALES, RETURNS, SALES], { size: { width: 440, height: 250 } });
    expect(three.paid).toEqual(findShapes(three, 'line').length > 0 ? ['line'] : []);
    expect(listPaidFeatures({ size: { width: 120, height: 60 } })).toEqual([]);
  });

  test.each(EDGE_CASE_VALUES)('draw %s at every size', (_, values) => {
    const figures = values.slice(0, 12).map((value, i): KeyFigure => ({
      name: createEdgeCaseName(i),
      value,
      reference: values[1] ?? null,
      referenceName: 'Plan',
      line: values,
      format: '#,0',
    }));
    for (const size of SIZES) expectValidScene(draw(figures, { size }));
  });
});
