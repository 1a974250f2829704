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
import type { BulletPoint } from './data';
import { drawBulletList } from './draw';
import { sayInEnglish, type BulletInput } from './input';
import { buildTooltip } from './numbers';
import { readBulletSettings } from './settings';

const createRow = (label: string, actual: number | null, target: number | null): BulletPoint => ({
  label,
  actual,
  target,
  ranges: [60, 90, 120],
});
const TEAMS = [
  createRow('North', 88, 80),
  createRow('Central', 61, 74),
  createRow('South', 70, 70),
];

const createInput = (
  points: readonly BulletPoint[],
  changes: Partial<BulletInput>,
): BulletInput => ({
  data: {
    names: { category: 'Team', actual: 'Sales', target: 'Target', ranges: ['Low', 'Fair', 'High'] },
    points,
    format: '#,0',
    isCut: false,
  },
  settings: readBulletSettings(),
  size: { width: 480, height: 240 },
  palette: LIGHT,
  locale: 'en-US',
  say: sayInEnglish,
  selected: null,
  ...changes,
});
const draw = (points: readonly BulletPoint[] = TEAMS, changes: Partial<BulletInput> = {}) =>
  drawBulletList(createInput(points, changes));

const settingsWith = createSettingsChanger(readBulletSettings());

describe('a bullet list', () => {
  test('has a bar, a target, ranges, a name and a value in each row', () => {
    const scene = draw();
    for (const key of ['actual', 'target', 'range-0', 'range-2']) {
      expect(findShapes(scene, key)).toHaveLength(3);
    }
    expect(listWords(scene)).toEqual(['88', 'North', '61', 'Central', '70', 'South']);
    const widths = findShapes(scene, 'actual').map(({ attributes }) => Number(attributes.width));
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(88 / 61, 1);
    expect(scene.label).toBe('Sales by Team, 3 rows. 2 at or beyond target, 1 short of it.');
  });

  test.each([
    ['most', [0, 2, 1]],
    ['least', [1, 2, 0]],
    ['best', [0, 2, 1]],
    ['worst', [1, 2, 0]],
    ['report', [0, 1, 2]],
  ] as const)('in the order %s', (order, expected) => {
    expect(draw(TEAMS, { settings: settingsWith('rows', { order }) }).order).toEqual(expected);
  });

  test('sorts the lowest first if less is good, and rows without a number last', () => {
    const settings = {
      ...settingsWith('rows', { order: 'best' }),
      values: { ...readBulletSettings().values, sense: 'less' as const },
    };
    expect(draw([createRow('None', null, 5), ...TEAMS], { settings }).order).toEqual([2, 3, 1, 0]);
  });

  test('of 500 rows is as high as its rows', () => {
    const rows = Array.from({ length: 500 }, (_, i) => createRow(`Row ${i}`, i, 250));
    expect(draw(rows).height).toBe(500 * 28);
    expect(draw(TEAMS).height).toBe(240);
  });

  test('writes differences in the colours of good and bad', () => {
    const scene = draw(TEAMS, { settings: settingsWith('values', { kind: 'percent' }) });
    expect(findShapes(scene, 'value').map(({ text }) => text)).toEqual(['+10%', '−18%', '0.0%']);
    expect(findShapes(scene, 'value').map(({ attributes }) => attributes.fill)).toEqual([
      ...[LIGHT.positive, LIGHT.negative, LIGHT.foreground],
    ]);
  });

  test('uses two colours in high contrast and is mirrored from right to left', () => {
    expect(listPaints(draw(TEAMS, { palette: HIGH_CONTRAST }))).toEqual([
      ...['#000000', '#ffff00', 'none', 'transparent'],
    ]);
    const [bar] = findShapes(draw(TEAMS, { locale: 'ar' }), 'actual');
    const [name] = findShapes(draw(TEAMS, { locale: 'ar' }), 'name');
    expect(Number(name?.attributes.x)).toBeGreaterThan(Number(bar?.attributes.x));
  });

  test('sets a target off from a bar of the same colour', () => {
    expect(findShapes(draw(TEAMS), 'target-edge')).toEqual([]);
    const palette = { ...LIGHT, data: LIGHT.foreground };
    const [row] = findShapes(draw(TEAMS, { palette }), 'marks');
    const keys = row?.children?.map(({ key }) => key) ?? [];
    expect(keys.slice(-4, -1)).toEqual(['actual', 'target-edge', 'target']);
    expect(findShapes(draw(TEAMS, { palette }), 'target-edge')[0]?.attributes.stroke).toBe(
      '#ffffff',
    );
  });

  test('shows the part that a selection in another visual leaves', () => {
    const half = TEAMS.map((point) => ({ ...point, highlight: (point.actual ?? 0) / 2 }));
    expect(findShapes(draw(half), 'highlight')).toHaveLength(3);
    expect(findShapes(draw(half), 'actual')[0]?.attributes.fillOpacity).toBeLessThan(1);
  });

  test('describes every number of a row', () => {
    expect(buildTooltip(createInput(TEAMS, {}), 1)).toEqual([
      { name: 'Sales', value: '61' },
      { name: 'Target', value: '74' },
      { name: 'Difference', value: '−13' },
      { name: 'Difference %', value: '−18%' },
      { name: 'Low', value: '60' },
      { name: 'Fair', value: '90' },
      { name: 'High', value: '120' },
    ]);
  });

  test('says what to do if there is nothing to draw', () => {
    expect(listWords(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test('needs a licence if it shows targets or ranges', () => {
    const bare = { ...createRow('North', 88, null), ranges: [null] };
    const isPaid = (point: BulletPoint, settings = readBulletSettings()) =>
      (draw([bare, point], { settings }).paid ?? []).length > 0;
    expect(isPaid(bare)).toBe(false);
    expect(isPaid({ ...bare, target: 80 })).toBe(true);
    expect(isPaid({ ...bare, ranges: [null, 60] })).toBe(true);
    const none = readBulletSettings({ target: { show: false }, ranges: { show: false } });
    expect(isPaid(createRow('North', 88, 80), none)).toBe(false);
  });

  test.each(EDGE_CASE_VALUES)('draws %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      ...createRow(createEdgeCaseName(i), value, values[i + 1] ?? null),
      ranges: [value, null],
    }));
    for (const size of SIZES) {
      expectValidScene(draw(points, { size }));
      expectValidScene(draw(points, { size, locale: 'ar' }));
    }
  });
});
