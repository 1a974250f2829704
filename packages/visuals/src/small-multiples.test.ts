import { describe, expect, test } from 'vitest';
import { drawBridge } from './bridge';
import { sayInEnglish as sayBridge, type BridgeInput } from './bridge/input';
import { buildTooltipAt } from './bridge/numbers';
import { readBridgeSettings } from './bridge/settings';
import { buildAllSteps } from './bridge/steps';
import { drawBulletList } from './bullet-list';
import { sayInEnglish as sayBullets, type BulletInput } from './bullet-list/input';
import { readBulletSettings } from './bullet-list/settings';
import { drawKeyFigures, readKeyFigureSettings } from './key-figure';
import { sayInEnglish as sayFigures } from './key-figure/input';
import { BULLET_MANIFEST } from './bullet-list';
import { VARIANCE_MANIFEST } from './variance-columns';
import type { Scene } from './scene/scene';
import { DARK, LIGHT } from './testing/palettes';
import {
  expectValidScene,
  EDGE_CASE_VALUES,
  createEdgeCaseName,
  findShapes,
  listShapes,
  SIZES,
  listWords,
  findOverlappingWords,
  findWordsOutside,
} from './testing/scenes';
import { createCategoricalView, WORDS } from './testing/views';
import { drawVarianceColumns } from './variance-columns';
import { sayInEnglish as sayVariance, type VarianceInput } from './variance-columns/input';
import { readVarianceData } from './variance-columns/read-data';
import { readVarianceSettings } from './variance-columns/settings';
import { buildTooltip } from './variance-columns/tooltip';

interface Row {
  panel: string;
  label: string;
  value: number | null;
}
const createRow = (panel: string, label: string, value: number | null): Row => ({
  panel,
  label,
  value,
});
/** South is half of North, has no February, and comes second. */
const ROWS: readonly Row[] = [
  createRow('North', 'Jan', 100),
  createRow('North', 'Feb', 60),
  createRow('North', 'Mar', 80),
  createRow('South', 'Jan', 50),
  createRow('South', 'Mar', 40),
];

interface Changes {
  size?: { width: number; height: number };
  locale?: string;
  palette?: typeof LIGHT;
  selected?: ReadonlySet<number> | null;
}
const usual = {
  size: { width: 640, height: 360 },
  palette: LIGHT,
  locale: 'en-US',
  selected: null,
};
const common = { format: '#,0', isCut: false };

const createVarianceInput = (
  rows: readonly Row[],
  stored = {},
  changes: Changes = {},
): VarianceInput => ({
  ...usual,
  ...changes,
  say: sayVariance,
  settings: readVarianceSettings(stored),
  data: {
    names: { category: 'Month', panels: 'Region', actual: 'Sales', plan: 'Plan', previous: null },
    points: rows.map(({ panel, label, value }) => ({
      panel,
      label,
      actual: value,
      plan: value === null ? null : value - 10,
      previous: null,
    })),
    extras: [{ name: 'Manager', values: rows.map(({ panel, label }) => `${panel} ${label}`) }],
    ...common,
  },
});
const createBridgeInput = (
  rows: readonly Row[],
  stored = {},
  changes: Changes = {},
): BridgeInput => ({
  ...usual,
  ...changes,
  say: sayBridge,
  settings: readBridgeSettings(stored),
  data: {
    names: { category: 'Step', panels: 'Region', value: 'Sales', from: null },
    points: rows.map(({ panel, label, value }) => ({ panel, label, value })),
    ...common,
  },
});
const createBulletInput = (
  rows: readonly Row[],
  stored = {},
  changes: Changes = {},
): BulletInput => ({
  ...usual,
  ...changes,
  say: sayBullets,
  settings: readBulletSettings(stored),
  data: {
    names: { category: 'Month', panels: 'Region', actual: 'Sales', target: 'Target', ranges: [] },
    points: rows.map(({ panel, label, value }) => ({
      panel,
      label,
      actual: value,
      target: 70,
      ranges: [],
    })),
    ...common,
  },
});

const VISUALS = [
  {
    name: 'variance columns',
    key: 'actual',
    side: 'height',
    draw: (rows: readonly Row[], stored = {}, changes: Changes = {}) =>
      drawVarianceColumns(createVarianceInput(rows, stored, changes)),
  },
  {
    name: 'a bridge in columns',
    key: 'bar',
    side: 'height',
    draw: (rows: readonly Row[], stored = {}, changes: Changes = {}) =>
      drawBridge(createBridgeInput(rows, stored, changes)),
  },
  {
    name: 'a bridge in rows',
    key: 'bar',
    side: 'width',
    draw: (rows: readonly Row[], stored = {}, changes: Changes = {}) =>
      drawBridge(createBridgeInput(rows, { bars: { direction: 'rows' }, ...stored }, changes)),
  },
  {
    name: 'a bullet list',
    key: 'actual',
    side: 'width',
    draw: (rows: readonly Row[], stored = {}, changes: Changes = {}) =>
      drawBulletList(createBulletInput(rows, stored, changes)),
  },
] as const;

const findPanel = (scene: Scene, index: number) => ({
  shapes: findShapes(scene, `panel-${index}`),
});

describe.each(VISUALS)('small multiples of $name', ({ key, side, draw }) => {
  const listSizes = (scene: Scene, panel: number) =>
    findShapes(findPanel(scene, panel), key).map(({ attributes }) => Number(attributes[side]));

  test('have one scale, or one each with a remark', () => {
    const scene = draw(ROWS);
    const [north, south] = [listSizes(scene, 0), listSizes(scene, 1)];
    expect((north[0] ?? 0) / (south[0] ?? 1)).toBeCloseTo(100 / 50, 1);
    expect(listWords(scene)).not.toContain('Scales differ');
    const own = draw(ROWS, { panels: { scale: 'own' } });
    const [large, small] = [listSizes(own, 0), listSizes(own, 1)];
    expect(Math.max(...small) / Math.max(...large)).toBeGreaterThan(0.7);
    expect(listWords(own)).toContain('Scales differ');
    expect(own.label).toContain('Scales differ');
  });

  test('are groups with names, one after the other for the keyboard', () => {
    const scene = draw(ROWS);
    expect(findShapes(scene, 'panel-name').map(({ text }) => text)).toEqual(['North', 'South']);
    const groups = listShapes(scene).filter(({ attributes }) => attributes.role === 'group');
    expect(groups.map(({ attributes }) => attributes['aria-label'])).toEqual(['North', 'South']);
    const points = listShapes(scene).flatMap(({ point }) => (point === undefined ? [] : [point]));
    expect(points).toEqual(points.map((_, i) => i));
    expect(scene.order).toEqual(points);
    expect(scene.paid).toContain('small multiples');
  });

  test('fade what is not selected in all panels', () => {
    const scene = draw(ROWS, {}, { selected: new Set([0]) });
    const opacities = findShapes(scene, 'marks').map(({ attributes }) => attributes.opacity);
    expect(opacities[0]).toBeUndefined();
    expect(new Set(opacities.slice(1))).toEqual(new Set([0.35]));
  });

  test('stay readable and scroll where there is little room', () => {
    const rows = Array.from({ length: 12 }, (_, panel) =>
      ROWS.slice(0, 3).map((one) => ({ ...one, panel: `A long name of panel ${panel}` })),
    ).flat();
    for (const locale of ['en-US', 'ar']) {
      for (const size of [
        { width: 1440, height: 800 },
        { width: 960, height: 540 },
        { width: 400, height: 300 },
        { width: 200, height: 140 },
        { width: 60, height: 60 },
      ]) {
        const scene = draw(rows, {}, { size, locale, palette: DARK });
        expect({ size, locale, on: findOverlappingWords(scene) }).toEqual({ size, locale, on: [] });
        expect({ size, locale, out: findWordsOutside(scene) }).toEqual({ size, locale, out: [] });
      }
    }
    expect(draw(rows, {}, { size: { width: 200, height: 140 } }).height).toBeGreaterThan(800);
  });

  test.each(EDGE_CASE_VALUES)('draw %s at every size', (_, values) => {
    const rows = values.map((value, i) =>
      createRow(createEdgeCaseName(i % 3), createEdgeCaseName(i), value),
    );
    for (const size of SIZES) expectValidScene(draw(rows, {}, { size }));
  });

  test('share a scale with other visuals that have the same maximum', () => {
    const stored = { scale: { max: 300 } };
    const rows = ROWS.slice(0, 3).map(({ label, value }) => ({ panel: 'Only', label, value }));
    const halves = rows.map((one) => ({ ...one, value: (one.value ?? 0) / 2 }));
    const [whole, half] = [draw(rows, stored), draw(halves, stored)];
    expect((listSizes(whole, 0)[0] ?? 0) / (listSizes(half, 0)[0] ?? 1)).toBeCloseTo(2, 1);
    expect(listWords(whole).join(' ')).not.toContain('Beyond the shared scale');
    const unlabelled = { scale: { max: 90 }, columns: { labels: false }, bars: { labels: false } };
    for (const beyond of [draw(rows, { scale: { max: 90 } }), draw(rows, unlabelled)]) {
      expect(listWords(beyond).join(' ')).toContain('Beyond the shared scale');
    }
  });
});

describe('a category that a panel lacks', () => {
  test('leaves its place empty, and nothing there can be selected', () => {
    const scene = drawVarianceColumns(createVarianceInput(ROWS));
    const listMiddles = (panel: number) =>
      findShapes(findPanel(scene, panel), 'actual').map(
        ({ attributes }) => Number(attributes.x) + Number(attributes.width) / 2,
      );
    const [january = 0, , march = 0] = listMiddles(0);
    expect(listMiddles(1)).toEqual([january, march]);
    expect(listShapes(scene).filter(({ attributes }) => attributes.role === 'option')).toHaveLength(
      5,
    );
  });

  test('keeps several rows of the same name', () => {
    const rows = [
      createRow('North', '(Blank)', 1),
      createRow('North', '(Blank)', 2),
      createRow('South', 'A', 3),
    ];
    expect(findShapes(drawVarianceColumns(createVarianceInput(rows)), 'actual')).toHaveLength(3);
  });
});

test('tooltips name the panel, and have the further fields of their own row', () => {
  const [region, , , , , manager] = buildTooltip(createVarianceInput(ROWS), 4);
  expect(region).toEqual({ name: 'Region', value: 'South' });
  expect(manager).toEqual({ name: 'Manager', value: 'South Mar' });
  const scene = drawVarianceColumns(createVarianceInput(ROWS));
  const said = listShapes(scene).flatMap(({ attributes }) =>
    attributes.role === 'option' ? [String(attributes['aria-label'])] : [],
  );
  expect(said[4]).toContain('Mar, Region South, Sales 40');
  expect(said[4]).toContain('Manager South Mar');
});

test('steps of all panels have the rows of the data they show', () => {
  const input = createBridgeInput(ROWS);
  expect(buildAllSteps(input).map(({ step, panel }) => [panel, step.label, step.rows])).toEqual([
    ['North', 'Jan', [0]],
    ['North', 'Feb', [1]],
    ['North', 'Mar', [2]],
    ['North', 'Total', []],
    ['South', 'Jan', [3]],
    ['South', 'Mar', [4]],
    ['South', 'Total', []],
  ]);
  expect(buildTooltipAt(input, 5)).toEqual({
    header: 'Mar',
    rows: [
      { name: 'Region', value: 'South' },
      { name: 'Change', value: '+40' },
      { name: 'So far', value: '90' },
    ],
  });
});

test('names below columns are drawn once where all panels have the same', () => {
  const rows = ['North', 'South', 'West', 'East'].flatMap((panel) =>
    ROWS.slice(0, 3).map((one) => ({ ...one, panel })),
  );
  const size = { width: 400, height: 500 };
  for (const scene of [
    drawVarianceColumns(createVarianceInput(rows, { panels: { columns: 2 } }, { size })),
    drawBridge(createBridgeInput(rows, { panels: { columns: 2 } }, { size })),
  ]) {
    const counts = [0, 1, 2, 3].map(
      (panel) => findShapes(findPanel(scene, panel), 'name').length > 0,
    );
    expect(counts).toEqual([false, false, true, true]);
  }
});

test('the line of a key figure shares the scale of other visuals', () => {
  const draw = (line: readonly number[], stored: Record<string, Record<string, unknown>>) => {
    const figure = {
      name: 'Sales',
      value: 4,
      reference: null,
      referenceName: null,
      line,
      format: null,
    };
    return drawKeyFigures({
      ...usual,
      say: sayFigures,
      settings: readKeyFigureSettings(stored),
      data: { figures: [figure], axis: null },
    });
  };
  const readLastY = (scene: Scene) => Number(findShapes(scene, 'last')[0]?.attributes.cy);
  const stored = { line: { max: 8 } };
  expect(readLastY(draw([2, 3, 4], stored))).toBe(readLastY(draw([7, 1, 4], stored)));
  expect(readLastY(draw([2, 3, 4], {}))).not.toBe(readLastY(draw([7, 1, 4], {})));
  const [inside, beyond] = [draw([2, 8, 4], stored), draw([2, 9, 4], stored)];
  expect(listWords(beyond)).toContain('Beyond the shared scale');
  expect(beyond.label).toContain('Beyond the shared scale');
  expect([...listWords(inside), inside.label].join()).not.toContain('Beyond');
});

test('Power BI sends categories and panels as two columns', () => {
  const regions = { name: 'Region', role: 'panels', values: ['North', 'South'] };
  const months = { name: 'Month', role: 'category', values: ['Jan', 'Jan'] };
  const sales = { name: 'Sales', role: 'actual', values: [1, 2] };
  const view = createCategoricalView(months, [sales]);
  const panels = createCategoricalView(regions, []).categorical?.categories ?? [];
  view.categorical?.categories?.unshift(...panels);
  const { names, points } = readVarianceData(view, WORDS);
  expect(names).toMatchObject({ category: 'Month', panels: 'Region', actual: 'Sales' });
  expect(points.map(({ label, panel }) => [label, panel])).toEqual([
    ['Jan', 'North'],
    ['Jan', 'South'],
  ]);
  const [mapping] = VARIANCE_MANIFEST.dataViewMappings;
  expect(mapping).toMatchObject({
    conditions: [{ category: { max: 1 }, panels: { max: 1 } }],
    categorical: {
      categories: { select: [{ for: { in: 'category' } }, { for: { in: 'panels' } }] },
    },
  });
  expect(BULLET_MANIFEST.roles.map(({ name }) => name)).toContain('panels');
});
