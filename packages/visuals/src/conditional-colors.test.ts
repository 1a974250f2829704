import type powerbi from 'powerbi-visuals-api';
import { describe, expect, test } from 'vitest';
import { drawBridge } from './bridge';
import { sayInEnglish as sayBridge } from './bridge/input';
import { readBridge } from './bridge/read-data';
import { readBridgeSettings } from './bridge/settings';
import { drawBulletList } from './bullet-list';
import { sayInEnglish as sayBullets } from './bullet-list/input';
import { readBullets } from './bullet-list/read-data';
import { readBulletSettings } from './bullet-list/settings';
import { drawForecast } from './forecast';
import { sayInEnglish as sayForecast } from './forecast/input';
import { readForecast } from './forecast/read-data';
import { readForecastSettings } from './forecast/settings';
import { createFormatPane } from './host/format-pane';
import { drawKeyFigures } from './key-figure';
import { sayInEnglish as sayFigures } from './key-figure/input';
import { readKeyFigures } from './key-figure/read-data';
import { readKeyFigureSettings } from './key-figure/settings';
import type { Palette, Scene, Shape } from './scene/scene';
import { findSharedColors, findUsualColors } from './settings/point-colors';
import type { StoredSettings } from './settings/table';
import { HIGH_CONTRAST, LIGHT } from './testing/palettes';
import { findShapes, listPaints, listShapes } from './testing/scenes';
import { createCategoricalView, WORDS } from './testing/views';
import { drawVarianceColumns } from './variance-columns';
import { sayInEnglish as sayVariance } from './variance-columns/input';
import { readVarianceData } from './variance-columns/read-data';
import { readVarianceSettings, VARIANCE_SETTINGS } from './variance-columns/settings';

type Objects = readonly (powerbi.DataViewObjects | undefined)[];

const fill = (color: string) => ({ solid: { color } });
/** Objects as rules give them: a colour of one option for some rows. */
const createObjects = (card: string, option: string, colors: readonly (string | null)[]): Objects =>
  colors.map((color) => (color ? { [card]: { [option]: fill(color) } } : undefined));

interface Case {
  objects: Objects;
  values?: readonly (number | null)[];
  highlights?: readonly (number | null)[];
  palette?: Palette;
  stored?: StoredSettings;
  /** The objects are those of the first measure. */
  isMeasure?: boolean;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr'];
const VALUES = [120, -80, 60, -40];

function createView(
  role: string,
  roles: readonly string[],
  { objects, values = VALUES, highlights, isMeasure }: Case,
  members: readonly powerbi.PrimitiveValue[] = MONTHS,
) {
  return createCategoricalView(
    { name: 'Month', role, values: members, ...(!isMeasure && { objects }) },
    roles.map((one, i) => ({
      name: one,
      role: one,
      values: i === 0 ? values : values.map(() => 20),
      ...(highlights && { highlights: i === 0 ? highlights : highlights.map(() => 5) }),
      ...(isMeasure && i === 0 && { objects }),
    })),
  );
}

const createBase = ({ palette = LIGHT }: Case) => ({
  size: { width: 640, height: 360 },
  palette,
  locale: 'en-US',
  selected: null,
});

const drawVariance = (one: Case) =>
  drawVarianceColumns({
    ...createBase(one),
    say: sayVariance,
    settings: readVarianceSettings(one.stored),
    data: readVarianceData(createView('category', ['actual', 'plan', 'previous'], one), WORDS),
  });

const drawSteps = (one: Case) =>
  drawBridge({
    ...createBase(one),
    say: sayBridge,
    settings: readBridgeSettings(one.stored),
    data: readBridge(createView('category', ['value'], one), WORDS),
  });

const drawBullets = (one: Case) =>
  drawBulletList({
    ...createBase(one),
    say: sayBullets,
    settings: readBulletSettings(one.stored),
    data: readBullets(createView('category', ['actual', 'target', 'ranges'], one), WORDS),
  });

function drawFigures(one: Case) {
  const settings = readKeyFigureSettings(one.stored);
  const view = createView('axis', ['figures', 'references'], one);
  return drawKeyFigures({
    ...createBase(one),
    say: sayFigures,
    settings,
    data: readKeyFigures(view, WORDS, settings),
  });
}

function drawMoments(one: Case) {
  const days = (one.values ?? VALUES).map((_, i) => new Date(2026, 0, 1 + i));
  return drawForecast({
    ...createBase(one),
    say: sayForecast,
    settings: readForecastSettings(one.stored),
    data: readForecast(createView('axis', ['value'], one, days), WORDS),
  });
}

const DRAW = {
  'variance-columns': drawVariance,
  bridge: drawSteps,
  'bullet-list': drawBullets,
  'key-figure': drawFigures,
  forecast: drawMoments,
};

/** The shapes of one point. */
const findPoint = (scene: Scene, index: number) =>
  listShapes({ shapes: listShapes(scene).filter(({ point }) => point === index) });
const findPaints = (shapes: readonly Shape[], key: string) =>
  shapes
    .filter((shape) => shape.key === key)
    .map(({ attributes }) => attributes.fill ?? attributes.stroke);

/** The shape and the attribute that show each colour of a visual’s pane. */
const PLACES: readonly [keyof typeof DRAW, string, string, string, StoredSettings?][] = [
  ['variance-columns', 'columns', 'color', 'actual'],
  ['variance-columns', 'plan', 'color', 'plan'],
  ['variance-columns', 'previous', 'color', 'previous'],
  ['variance-columns', 'variance', 'bad', 'head-absolute'],
  ['variance-columns', 'text', 'color', 'value'],
  ['bridge', 'bars', 'bad', 'bar'],
  ['bridge', 'text', 'color', 'value'],
  ['bullet-list', 'bars', 'color', 'actual'],
  ['bullet-list', 'target', 'color', 'target'],
  ['bullet-list', 'ranges', 'color', 'range-0'],
  ['bullet-list', 'values', 'bad', 'value', { values: { kind: 'difference' } }],
  ['bullet-list', 'text', 'color', 'name'],
];

test.each(PLACES)('%s paints %s.%s of one category', (name, card, option, key, stored = {}) => {
  for (const isMeasure of [false, true]) {
    const objects = createObjects(card, option, [null, '#123456', null, null]);
    const own = { [card]: { ...stored[card], [option]: '#abcdef' } };
    const scene = DRAW[name]({ objects, isMeasure, stored: { ...stored, ...own } });
    const attribute = ['plan', 'target'].includes(key) ? 'stroke' : 'fill';
    const paint = findPoint(scene, 1).find((shape) => shape.key === key)?.attributes[attribute];
    expect(paint).toBe('#123456');
    expect(listPaints({ ...scene, shapes: findPoint(scene, 0) })).not.toContain('#123456');
  }
});

describe.each(Object.entries(DRAW))('%s', (_, draw) => {
  const everyColor: powerbi.DataViewObjects = Object.fromEntries(
    ['columns', 'plan', 'previous', 'variance', 'bars', 'connectors', 'target', 'ranges']
      .concat(['values', 'figure', 'change', 'line', 'outliers', 'text'])
      .map((card) => [
        card,
        { color: fill('#123456'), good: fill('#123456'), bad: fill('#123456') },
      ]),
  );
  const objects = VALUES.map(() => everyColor);

  test('draws the colours of rules, but not in high contrast', () => {
    expect(listPaints(draw({ objects }))).toContain('#123456');
    expect(listPaints(draw({ objects, palette: HIGH_CONTRAST }))).not.toContain('#123456');
  });

  test('keeps the colours of rules while another visual highlights a part', () => {
    const scene = draw({ objects, highlights: [60, -40, 30, -20] });
    expect(listPaints(scene)).toContain('#123456');
    // Totals of a bridge have no rows, and so no colours of rules.
    const points = VALUES.flatMap((_, index) => findPoint(scene, index));
    for (const color of [LIGHT.data, LIGHT.positive, LIGHT.negative]) {
      expect(listPaints({ ...scene, shapes: points })).not.toContain(color);
    }
  });

  test('ignores what a rule gives that is no colour', () => {
    const broken = [{ bars: { color: 7 } }, { columns: { color: { solid: {} } } }, {}, undefined];
    expect(draw({ objects: broken as unknown as Objects })).toEqual(draw({ objects: [] }));
  });
});

test('a bad column that a rule paints stays solid, though good has the same colour', () => {
  const objects = VALUES.map(() => ({ bars: { good: fill('#123456'), bad: fill('#123456') } }));
  expect(findPaints(findPoint(drawSteps({ objects }), 1), 'bar')).toEqual(['#123456']);
});

test('a legend has the colour of most columns', () => {
  const objects = createObjects('columns', 'color', ['#111111', '#222222', '#222222', null]);
  const [square] = findShapes(drawVariance({ objects }), 'square-actual');
  expect(square?.attributes.fill).toBe('#222222');
});

test('small steps that are folded into one have the colour that all of them have', () => {
  const values = [900, -800, 3, 2, 1];
  const stored = { rest: { keep: 2 } };
  const paintRest = (colors: readonly string[]) => {
    const objects = createObjects('bars', 'good', ['#000001', '#000002', ...colors]);
    const view = createCategoricalView(
      { name: 'Step', role: 'category', values: [...'abcde'], objects },
      [{ name: 'Change', role: 'value', values }],
    );
    const scene = drawBridge({
      ...createBase({ objects }),
      say: sayBridge,
      settings: readBridgeSettings(stored),
      data: readBridge(view, WORDS),
    });
    return findPaints(findPoint(scene, 2), 'bar');
  };
  expect(paintRest(['#333333', '#333333', '#333333'])).toEqual(['#333333']);
  expect(paintRest(['#333333', '#333333', '#444444'])).toEqual([LIGHT.positive]);
});

test('a figure has the colour of its last row, and a sum that of all its rows', () => {
  const paint = (colors: readonly (string | null)[], of: string) => {
    const objects = createObjects('figure', 'color', colors);
    const [figure] = findShapes(drawFigures({ objects, stored: { figure: { of } } }), 'figure');
    return figure?.attributes.fill;
  };
  const different = ['#111111', '#111111', '#111111', '#222222'];
  expect(paint(different, 'last')).toBe('#222222');
  expect(paint(different, 'sum')).toBe(LIGHT.foreground);
  expect(paint(different.fill('#333333'), 'sum')).toBe('#333333');
});

test('a line changes its colour from one moment to the next, and breaks only at gaps', () => {
  const objects = createObjects('line', 'color', [null, null, '#111111', '#111111']);
  const drawParts = (values: readonly (number | null)[]) =>
    listShapes(drawMoments({ objects, values }))
      .filter(({ key }) => key.startsWith('actual'))
      .map(({ attributes }) => [attributes.stroke, String(attributes.d).match(/[ML]/g)?.join('')]);
  expect(drawParts([1, 2, 3, 4])).toEqual([
    [LIGHT.data, 'ML'],
    ['#111111', 'MLL'],
  ]);
  expect(drawParts([1, null, 3, 4])).toEqual([
    [LIGHT.data, 'M'],
    ['#111111', 'ML'],
  ]);
});

test('points share a colour only if all have it, and most decide for a legend', () => {
  const create = (color?: string) => (color ? { colors: { bars: { color } } } : {});
  const points = [create('#1'), create('#1'), create(), create('#2')];
  expect(findSharedColors(points)).toBeUndefined();
  expect(findSharedColors(points.slice(0, 2))).toEqual({ bars: { color: '#1' } });
  expect(findUsualColors(points)).toEqual({ bars: { color: '#1' } });
  expect(findUsualColors([create(), create(), create('#1')])).toBeUndefined();
});

describe('The format pane', () => {
  const NAMES = { getDisplayName: (key: string) => key };
  const listPickers = (hasRules: boolean) => {
    const model = createFormatPane(VARIANCE_SETTINGS, readVarianceSettings(), NAMES, LIGHT, {
      hasRules,
    });
    return (model.cards as powerbi.visuals.FormattingCard[])
      .flatMap(({ groups }) => groups)
      .flatMap((group) => ('slices' in group ? (group.slices ?? []) : []))
      .map((slice) => (slice as powerbi.visuals.SimpleVisualFormattingSlice).control)
      .filter(({ type }) => String(type) === 'ColorPicker')
      .map(({ properties }) => properties.descriptor);
  };

  test('offers rules for every colour, and keeps a plain colour for the whole visual', () => {
    const pickers = listPickers(true);
    expect(pickers).toHaveLength(8);
    for (const picker of pickers) {
      expect(picker).toMatchObject({
        instanceKind: 3,
        selector: { data: [{ dataViewWildcard: { matchingOption: 0 } }] },
        altConstantValueSelector: null,
      });
    }
  });

  test('offers no rules where the data are a matrix', () => {
    expect(listPickers(false).filter(({ instanceKind }) => instanceKind)).toEqual([]);
  });
});
