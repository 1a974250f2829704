import { describe, expect, test } from 'vitest';
import { drawBridge } from './bridge';
import { sayInEnglish as sayBridge } from './bridge/input';
import { buildTooltipAt } from './bridge/numbers';
import { readBridge } from './bridge/read-data';
import { readBridgeSettings } from './bridge/settings';
import { drawBulletList } from './bullet-list';
import { sayInEnglish as sayBullets } from './bullet-list/input';
import { readBullets } from './bullet-list/read-data';
import { readBulletSettings } from './bullet-list/settings';
import type { Palette, Scene, Size } from './scene/scene';
import type { StoredSettings } from './settings/table';
import { drawTable } from './table';
import { buildTooltip as buildTableTooltip } from './table/draw';
import { FIRST_VIEW, sayInEnglish as sayTable } from './table/input';
import { computeLayout } from './table/layout';
import { readTable } from './table/read-data';
import { readTableSettings } from './table/settings';
import { HIGH_CONTRAST, LIGHT } from './testing/palettes';
import { findShapes, listMovedShapes, listShapes, listWords } from './testing/scenes';
import { createCategoricalView, createMatrixView, WORDS } from './testing/views';
import { drawVarianceColumns } from './variance-columns';
import { sayInEnglish as sayVariance } from './variance-columns/input';
import { readVarianceData } from './variance-columns/read-data';
import { readVarianceSettings } from './variance-columns/settings';

const NAMES = ['Price', 'Volume', 'Freight', 'Energy'];
const VALUES = [400, -250, 120, -90];
const COMMENTS = ['', 'Two customers left', ' ', 'Contract ends in March'];

interface Case {
  size?: Size;
  palette?: Palette;
  locale?: string;
  stored?: StoredSettings;
  comments?: readonly string[];
}

const createInput = ({ size, palette, locale }: Case) => ({
  size: size ?? { width: 900, height: 400 },
  palette: palette ?? LIGHT,
  locale: locale ?? 'en-US',
  selected: null,
});

function createView(role: string, { comments = COMMENTS }: Case) {
  return createCategoricalView({ name: 'Step', role: 'category', values: NAMES }, [
    { name: 'Sales', role, values: VALUES },
    { name: 'Remark', role: 'comments', values: comments },
  ]);
}

function createTableInput(one: Case) {
  const { comments = COMMENTS } = one;
  const rows = NAMES.map((name, i) => ({ name, values: [VALUES[i] ?? 0, comments[i] as never] }));
  const measures = [
    { name: 'Sales', role: 'values' },
    { name: 'Remark', role: 'comments' },
  ];
  return {
    ...createInput(one),
    data: readTable(createMatrixView('Step', measures, rows), WORDS).data,
    settings: readTableSettings(one.stored),
    say: sayTable,
    view: FIRST_VIEW,
  };
}

const createBridgeInput = (one: Case) => ({
  ...createInput(one),
  data: readBridge(createView('value', one), WORDS),
  settings: readBridgeSettings(one.stored),
  say: sayBridge,
});

const CHARTS: Readonly<Record<string, (one: Case) => Scene>> = {
  'variance columns': (one) =>
    drawVarianceColumns({
      ...createInput(one),
      data: readVarianceData(createView('actual', one), WORDS),
      settings: readVarianceSettings(one.stored),
      say: sayVariance,
    }),
  bridge: (one) => drawBridge(createBridgeInput(one)),
  'bridge in rows': ({ stored, ...one }) =>
    drawBridge(createBridgeInput({ ...one, stored: { ...stored, bars: { direction: 'rows' } } })),
  'bullet list': (one) =>
    drawBulletList({
      ...createInput(one),
      data: readBullets(createView('actual', one), WORDS),
      settings: readBulletSettings(one.stored),
      say: sayBullets,
    }),
};

const store = (comments: StoredSettings[string]): StoredSettings => ({ comments });
const readNumbers = (scene: Scene) => findShapes(scene, 'number').map(({ text }) => text);
const readList = (scene: Scene) =>
  listShapes(scene)
    .filter(({ key }) => key.startsWith('note-'))
    .map((shape) => listWords({ shapes: [shape] }).join(' '));
const LISTED = ['1 Volume: Two customers left', '2 Energy: Contract ends in March'];

describe.each(Object.entries(CHARTS))('comments of %s', (_, draw) => {
  test('are numbered at their points and in a list', () => {
    const scene = draw({});
    const marks = listShapes(scene).filter(({ key }) => /^comment-\d/.test(key));
    expect(marks.map((mark) => [mark.point, listWords({ shapes: [mark] }).join()])).toEqual([
      [1, '1'],
      [3, '2'],
    ]);
    expect(readList(scene)).toEqual(LISTED);
    expect(scene.paid ?? []).toEqual(draw({ comments: [] }).paid ?? []);
  });

  test.each(['auto', 'beside', 'under'])('never cover the drawing (%s)', (place) => {
    for (const locale of ['en-US', 'ar-SA']) {
      const size = { width: 900, height: 500 };
      const scene = draw({ size, locale, stored: store({ place }) });
      const moved = listMovedShapes(scene);
      const reaches = moved.filter(({ shape }) => shape.key === 'reach');
      const left = Math.min(...reaches.map(({ shape, x }) => x + Number(shape.attributes.x)));
      const [right, bottom] = [
        Math.max(
          ...reaches.map(
            ({ shape: { attributes }, x }) => x + Number(attributes.x) + Number(attributes.width),
          ),
        ),
        Math.max(
          ...reaches.map(
            ({ shape: { attributes }, y }) => y + Number(attributes.y) + Number(attributes.height),
          ),
        ),
      ];
      const rings = moved.filter(({ shape }) => shape.key === 'ring');
      expect(rings).toHaveLength(4);
      for (const { shape } of rings) {
        const { cx, cy, r } = shape.attributes as { cx: number; cy: number; r: number };
        const isOutside = cx + r <= left || cx - r >= right || cy - r >= bottom;
        expect(isOutside).toBe(true);
        expect([cx - r >= 0, cx + r <= size.width, cy + r <= scene.height]).toEqual([
          ...[true, true, true],
        ]);
      }
    }
  });

  test('keep their numbers without a list in little room, and screen readers say them', () => {
    const scene = draw({ size: { width: 240, height: 150 } });
    expect(readList(scene)).toEqual([]);
    expect(readNumbers(scene)).toEqual(['1', '2']);
    const says = listShapes(scene).flatMap(({ attributes }) => attributes['aria-label'] ?? []);
    expect(says.filter((one) => String(one).includes('Remark Two customers left'))).toHaveLength(1);
  });

  test('have two colours in high contrast, and the author’s elsewhere', () => {
    const stored = store({ color: { solid: { color: '#a1b2c3' } } });
    const listStrokes = (palette: Palette) =>
      new Set(
        findShapes(draw({ palette, stored }), 'ring').map(({ attributes }) => attributes.stroke),
      );
    expect([...listStrokes(LIGHT)]).toEqual(['#a1b2c3']);
    expect([...listStrokes(HIGH_CONTRAST)]).toEqual([HIGH_CONTRAST.foreground]);
  });

  test('leave the drawing as it is where nobody commented, or the author hides them', () => {
    const plain = draw({ comments: ['', '', '', ''] });
    expect(findShapes(plain, 'comments')).toEqual([]);
    expect(findShapes(draw({ stored: store({ show: false }) }), 'comments')).toEqual([]);
    expect(readList(draw({ stored: store({ place: 'none' }) }))).toEqual([]);
  });

  test('that have no room are counted at the end of the list', () => {
    const comments = NAMES.map((one) => `${one} `.repeat(30));
    const scene = draw({
      comments,
      size: { width: 400, height: 300 },
      stored: store({ place: 'under' }),
    });
    const shown = readList(scene).length;
    expect(shown).toBeLessThan(4);
    if (shown > 0) expect(listWords(scene)).toContain(`+${4 - shown}`);
  });
});

describe('comments of the table', () => {
  test('are numbered behind the names of their rows and in a list', () => {
    const scene = drawTable(createTableInput({}));
    const names = findShapes(scene, 'names').map((shape) => listWords({ shapes: [shape] }));
    expect(names.slice(1, 5)).toEqual([['Price'], ['Volume', '1'], ['Freight'], ['Energy', '2']]);
    expect(readList(scene)).toEqual(LISTED);
    expect(scene.paid).toEqual([]);
  });

  test('follow the order of the rows as they are sorted and folded', () => {
    const input = createTableInput({});
    const view = { ...FIRST_VIEW, sort: { column: 'Sales', isDown: false } };
    const [first] = readList(drawTable({ ...input, view }));
    expect(first).toBe('1 Volume: Two customers left');
    const down = { ...FIRST_VIEW, sort: { column: 'Sales', isDown: true } };
    expect(readList(drawTable({ ...input, view: down }))[0]).toBe(
      '1 Energy: Contract ends in March',
    );
  });

  test('take their room from the columns beside them, and the keyboard’s from below', () => {
    const beside = computeLayout(createTableInput({}));
    expect(beside.list?.isBeside).toBe(true);
    expect(beside.width).toBe(900 - (beside.list?.width ?? 0));
    const below = computeLayout(createTableInput({ size: { width: 400, height: 400 } }));
    expect(below.list?.isBeside).toBe(false);
    expect(below.width).toBe(400);
  });

  test('are in tooltips and said by screen readers, also without room for the list', () => {
    const input = createTableInput({ size: { width: 240, height: 130 } });
    expect(computeLayout(input).list).toBeNull();
    expect(buildTableTooltip(input, 1)).toContainEqual({
      name: 'Comments',
      value: 'Two customers left',
    });
    const says = findShapes(drawTable(input), 'names').map(
      ({ attributes }) => attributes['aria-label'],
    );
    expect(says).toContain('Volume, Two customers left');
  });
});

test('the step that several rows are folded into has the comments of all of them', () => {
  const stored = { rest: { show: true, keep: 1 } };
  expect(readList(drawBridge(createBridgeInput({ stored }))).join()).toContain(
    'Two customers left · Contract ends in March',
  );
});

test('a tooltip has the comment under the name of its field', () => {
  expect(buildTooltipAt(createBridgeInput({}), 1).rows).toContainEqual({
    name: 'Remark',
    value: 'Two customers left',
  });
});
