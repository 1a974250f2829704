import type powerbi from 'powerbi-visuals-api';
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
import { estimateWidth } from '../scene/words';
import { createSettingsChanger } from '../testing/settings';
import { createCategoricalView, WORDS } from '../testing/views';
import type { BridgePoint } from './data';
import { drawBridge } from './draw';
import { sayInEnglish, type BridgeInput } from './input';
import { readBridgeSettings } from './settings';
import { createNumbers, describeStep, buildTooltip } from './numbers';
import { readBridge } from './read-data';
import { buildSteps } from './steps';

const createChange = (label: string, value: number | null): BridgePoint => ({ label, value });
const SUBTOTAL = { kind: 'subtotal' } as const;
const PROFIT = [
  createChange('Revenue', 120),
  createChange('Cost of sales', -70),
  { label: 'Gross profit', value: null, ...SUBTOTAL },
  createChange('Staff', -30),
  createChange('Other', 5),
];
const REGIONS: readonly BridgePoint[] = [
  { label: 'North', from: 40, value: 46 },
  { label: 'South', from: 30, value: 25 },
];

function createInput(
  points: readonly BridgePoint[],
  changes: Partial<BridgeInput> = {},
): BridgeInput {
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
  drawBridge(createInput(points, changes));
const listShortSteps = (input: BridgeInput) =>
  buildSteps(input).map(({ kind, label, from, to }) => [kind, label, from, to]);

const settingsWith = createSettingsChanger(readBridgeSettings());

describe('the steps of a bridge', () => {
  test('go from a start to an end', () => {
    expect(listShortSteps(createInput(REGIONS))).toEqual([
      ['start', 'Plan', 0, 70],
      ['change', 'North', 70, 76],
      ['change', 'South', 76, 71],
      ['end', 'Actual', 0, 71],
    ]);
  });

  test('add up changes, with subtotals on the way', () => {
    expect(listShortSteps(createInput(PROFIT))).toEqual([
      ['change', 'Revenue', 0, 120],
      ['change', 'Cost of sales', 120, 50],
      ['subtotal', 'Gross profit', 0, 50],
      ['change', 'Staff', 50, 20],
      ['change', 'Other', 20, 25],
      ['end', 'Total', 0, 25],
    ]);
  });

  test('that are small are merged into one, never a single one, and the sum stays', () => {
    const points = [9, -1, 7, 2, -8, 1].map((value, i) => createChange(`Step ${i}`, value));
    const settings = settingsWith('rest', { keep: 3 });
    expect(listShortSteps(createInput(points, { settings }))).toEqual([
      ['change', 'Step 0', 0, 9],
      ['change', 'Step 2', 9, 16],
      ['change', 'Step 4', 16, 8],
      ['rest', '3 others', 8, 10],
      ['end', 'Total', 0, 10],
    ]);
    expect(buildSteps(createInput(points, { settings }))[3]?.rows).toEqual([1, 3, 5]);
    expect(
      buildSteps(createInput(points, { settings: settingsWith('rest', { keep: 5 }) })),
    ).toHaveLength(7);
  });
});

const createCompared = (
  label: string,
  from: number,
  value: number,
  isSubtotal = false,
): BridgePoint => ({
  label,
  from,
  value,
  ...(isSubtotal && SUBTOTAL),
});
const createTotal = (label: string, value: number | null): BridgePoint => ({
  label,
  value,
  ...SUBTOTAL,
});
const listValues = (points: readonly BridgePoint[], changes: Partial<BridgeInput> = {}) =>
  findShapes(draw(points, changes), 'value').map(({ text }) => text);
const listGaps = (points: readonly BridgePoint[]) =>
  findShapes(draw(points), 'gap-value').map(({ text }) => text);

describe('subtotals', () => {
  const PLAN = [
    createCompared('Revenue', 1000, 1100),
    createCompared('COGS', -600, -650),
    createCompared('Gross profit', 400, 450, true),
    createCompared('Opex', -250, -260),
    createCompared('EBIT', 150, 190, true),
  ];

  test('a subtotal shows the value of the model and is counted once, from plan to actual', () => {
    expect(listShortSteps(createInput(PLAN))).toEqual([
      ['start', 'Plan', 0, 150],
      ['change', 'Revenue', 150, 250],
      ['change', 'COGS', 250, 200],
      ['subtotal', 'Gross profit', 0, 450],
      ['change', 'Opex', 200, 190],
      ['subtotal', 'EBIT', 0, 190],
    ]);
    expect(listGaps(PLAN)).toEqual([]);
  });

  test('subtotals open and close a bridge', () => {
    const cash = [
      createTotal('Opening', 1000),
      createChange('Receipts', 300),
      createChange('Payments', -200),
      createTotal('Closing', 1100),
    ];
    expect(listShortSteps(createInput(cash))).toEqual([
      ['subtotal', 'Opening', 0, 1000],
      ['change', 'Receipts', 1000, 1300],
      ['change', 'Payments', 1300, 1100],
      ['subtotal', 'Closing', 0, 1100],
    ]);
    expect(listValues(cash, { settings: settingsWith('text', { displayUnits: 'none' }) })).toEqual([
      ...['1,000', '+300', '−200', '1,100'],
    ]);
    const balances = [
      createCompared('Opening', 900, 1000, true),
      createCompared('Receipts', 200, 300),
      createCompared('Closing', 1100, 1300, true),
    ];
    expect(listShortSteps(createInput(balances))).toEqual([
      ['start', 'Plan', 0, 1100],
      ['change', 'Opening', 1100, 1200],
      ['change', 'Receipts', 1200, 1300],
      ['subtotal', 'Closing', 0, 1300],
    ]);
  });

  test('a subtotal of its section alone leaves the level as it is, and a total ends the bridge', () => {
    const regions = [
      createChange('Oslo', 10),
      createChange('Bergen', 20),
      createTotal('Norway', 30),
      createChange('Rome', 5),
      createTotal('Italy', 5),
    ];
    expect(listShortSteps(createInput(regions)).slice(2)).toEqual([
      ['subtotal', 'Norway', 0, 30],
      ['change', 'Rome', 30, 35],
      ['subtotal', 'Italy', 0, 5],
      ['end', 'Total', 0, 35],
    ]);
    expect(listGaps(regions)).toEqual([]);
  });

  test('a subtotal shows the gap to its steps, and the bridge continues from the model’s value', () => {
    const points = [
      createChange('Revenue', 120),
      createChange('Costs', -70),
      createTotal('Profit', 45),
      createChange('Tax', -9),
    ];
    expect(listShortSteps(createInput(points)).slice(2)).toEqual([
      ['subtotal', 'Profit', 0, 45],
      ['change', 'Tax', 45, 36],
      ['end', 'Total', 0, 36],
    ]);
    const scene = draw(points);
    expect(listGaps(points)).toEqual(['≠ −5']);
    const [mark] = findShapes(scene, 'gap');
    const [zero] = findShapes(scene, 'zero');
    const [profit] = findShapes(scene, 'bar').slice(2);
    const perUnit = Number(profit?.attributes.height) / 45;
    expect(Number(mark?.attributes.height) / perUnit).toBeCloseTo(5, 0);
    expect(Number(zero?.attributes.y1)).toBeGreaterThan(Number(mark?.attributes.y));
    const steps = buildSteps(createInput(points));
    expect(
      describeStep(createInput(points), steps[2]!, createNumbers(createInput(points), steps)),
    ).toBe('Profit, Actual 45, Not in the steps −5');
    const rows = draw(points, { settings: settingsWith('bars', { direction: 'rows' }) });
    expect(findShapes(rows, 'gap-value')[0]?.text).toBe('≠ −5');
    expect(listGaps([...PLAN.slice(0, 4), createCompared('EBIT', 150, 195, true)])).toEqual([
      '≠ +5',
    ]);
  });

  test('a lone subtotal with From starts from its own From', () => {
    expect(listShortSteps(createInput([createCompared('EBIT', 150, 190, true)]))).toEqual([
      ['start', 'Plan', 0, 150],
      ['change', 'EBIT', 150, 190],
      ['end', 'Actual', 0, 190],
    ]);
  });

  test('a subtotal without a value shows the sum so far, whatever the noise of sums', () => {
    const points = [
      createChange('A', 0.1),
      createChange('B', 0.2),
      createTotal('Sum', 0.3),
      createChange('C', 1),
    ];
    expect(listGaps(points)).toEqual([]);
    expect(
      listShortSteps(createInput([createChange('A', 5), createTotal('Sum', null)]))[1],
    ).toEqual([...['subtotal', 'Sum', 0, 5]]);
  });

  test('random statements end on the value of the model, with From and without', () => {
    let seed = 7;
    const generateRandom = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return Math.round((seed / 2_147_483_647 - 0.4) * 1000);
    };
    for (let turn = 0; turn < 50; turn += 1) {
      const rows = Array.from({ length: 6 }, (_, i) =>
        createCompared(`Row ${i}`, generateRandom(), generateRandom()),
      );
      const sumRows = (read: (row: BridgePoint) => number | null | undefined, count: number) =>
        rows.slice(0, count).reduce((all, row) => all + (read(row) ?? 0), 0);
      const createSubtotal = (label: string, count: number) =>
        createCompared(
          label,
          sumRows(({ from }) => from, count),
          sumRows(({ value }) => value, count),
          true,
        );
      const points = [
        ...rows.slice(0, 3),
        createSubtotal('Gross', 3),
        ...rows.slice(3),
        createSubtotal('Net', 6),
      ];
      const steps = buildSteps(createInput(points));
      expect([steps[0]?.to, steps[4]?.to, steps.at(-1)?.to]).toEqual([
        ...[points[7]?.from, points[3]?.value, points[7]?.value],
      ]);
      const changes = points.map((point) => createChange(point.label, point.value));
      const plain = changes.map((point, i) => ({
        ...point,
        ...((i === 3 || i === 7) && SUBTOTAL),
      }));
      const ends = buildSteps(createInput(plain)).filter(({ kind }) => kind === 'subtotal');
      expect(ends.map(({ to, level }) => [to, level])).toEqual([
        [plain[3]?.value, plain[3]?.value],
        [plain[7]?.value, plain[7]?.value],
      ]);
      expect(steps.every(({ gap }) => gap === 0)).toBe(true);
    }
  });
});

test.each<[boolean, readonly (powerbi.PrimitiveValue | null)[]]>([
  [true, [1, -1, true, '1', 'Subtotal', 'TRUE']],
  [false, [0, false, '0', ' 0.0 ', 'False', '', ' ', NaN, null]],
])('a row is a subtotal: %s, by the values %j', (isSubtotal, marks) => {
  const view = createCategoricalView(
    { name: 'Step', role: 'category', values: marks.map((_, i) => `Row ${i}`) },
    [
      { name: 'Actual', role: 'value', values: marks.map(() => 5) },
      { name: 'Mark', role: 'subtotal', values: marks },
    ],
  );
  const { points } = readBridge(view, WORDS);
  expect(points.map(({ kind }) => kind === 'subtotal')).toEqual(marks.map(() => isSubtotal));
});

describe('labels of a bridge', () => {
  test('the labels of a bridge share a unit and add up', () => {
    const points = [
      createCompared('Price', 40e6, 40.62e6),
      createCompared('Volume', 30e6, 30.14e6),
      createCompared('FX', 20e6, 19.94e6),
      createCompared('Mix', 10e6, 10.049e6),
    ];
    expect(listValues(points, { size: { width: 450, height: 260 } })).toEqual([
      ...['100.000M', '+0.620M', '+0.140M', '−0.060M', '+0.049M', '100.749M'],
    ]);
    expect(findShapes(draw(points), 'note')).toEqual([]);
  });

  test('labels add up after a subtotal that differs from its steps by noise alone', () => {
    const points = [
      ...[createChange('A', 10.1), createChange('B', 20.2), createTotal('Sum', 30.3)],
      ...[createChange('C', 1.44), createChange('D', 2.64), createTotal('All', 34.38)],
    ];
    expect(listValues(points)).toEqual(['+10.10', '+20.20', '30.30', '+1.44', '+2.64', '34.38']);
  });

  test('a bridge ends on zero, not on the noise of a sum, and has no remark', () => {
    const scene = draw([createChange('A', 0.1), createChange('B', 0.2), createChange('C', -0.3)]);
    expect(findShapes(scene, 'value').map(({ text }) => text)).toEqual([
      '+0.1',
      '+0.2',
      '−0.3',
      '0.0',
    ]);
    expect(findShapes(scene, 'note')).toEqual([]);
  });

  test('a remark says that labels are rounded if the chosen decimals lose something', () => {
    const settings = settingsWith('text', { decimals: 0 });
    const scene = draw([createChange('A', 1.4e6), createChange('B', 1.4e6)], { settings });
    expect(findShapes(scene, 'value').map(({ text }) => text)).toEqual(['+1M', '+1M', '3M']);
    expect(findShapes(scene, 'note')[0]?.text).toBe('Rounded');
    expect(scene.label).toContain('Rounded');
  });

  test('labels keep off the names if a falling step ends on zero', () => {
    const points = [
      createChange('A', 400),
      createChange('B', -400),
      createChange('C', 250),
      createChange('D', -250),
    ];
    for (const size of [
      { width: 440, height: 260 },
      { width: 640, height: 360 },
    ]) {
      const scene = draw(points, { size });
      const names = findShapes(scene, 'name').map(({ attributes }) => Number(attributes.y));
      const labels = findShapes(scene, 'value').map(({ attributes }) => Number(attributes.y));
      const fontSize = Number(findShapes(scene, 'name')[0]?.attributes.fontSize);
      expect(Math.max(...labels)).toBeLessThan(Math.min(...names) - fontSize * 0.9);
    }
  });
});

describe('a bridge', () => {
  test('draws totals in the first colour, changes in good and bad, and describes them', () => {
    const scene = draw(REGIONS);
    expect(findShapes(scene, 'bar').map(({ attributes }) => attributes.fill)).toEqual([
      ...[LIGHT.data, LIGHT.positive, LIGHT.negative, LIGHT.data],
    ]);
    expect(findShapes(scene, 'value').map(({ text }) => text)).toEqual(['70', '+6', '−5', '71']);
    expect(
      scene.shapes[0]?.children?.filter(({ key }) => key.startsWith('connector')),
    ).toHaveLength(3);
    expect(scene.label).toBe('Actual from 70 to 71 in 2 steps.');
  });

  test('draws a step of zero on the line of its connectors', () => {
    const scene = draw([createChange('Up', 5), createChange('Same', 0), createChange('Down', -2)]);
    const bar = findShapes(scene, 'bar')[1]?.attributes;
    const connector = findShapes(scene, 'connector-0')[0]?.attributes;
    expect(bar?.height).toBe(1);
    expect(Number(bar?.y) + 0.5).toBeCloseTo(Number(connector?.y1), 1);
  });

  test('runs from top to bottom with names beside the bars, and scrolls if it is long', () => {
    const settings = settingsWith('bars', { direction: 'rows' });
    const scene = draw(PROFIT, { settings });
    const [first, second] = findShapes(scene, 'bar').map(({ attributes }) => Number(attributes.y));
    expect(second).toBeGreaterThan(first ?? Infinity);
    expect(listWords(scene)).toContain('Gross profit');
    const many = Array.from({ length: 60 }, (_, i) => createChange(`Step ${i}`, i));
    const all = { ...settings, rest: { ...settings.rest, show: false } };
    expect(draw(many, { settings: all }).height).toBeGreaterThan(1000);
  });

  test('names its start and its end, however little room there is for names', () => {
    const eight = Array.from({ length: 8 }, (_, i) => ({
      ...createChange(`Step ${i}`, 10),
      from: 5,
    }));
    for (const width of [120, 160, 200, 240, 320]) {
      const names = findShapes(draw(eight, { size: { width, height: 200 } }), 'name');
      const texts = names.map(({ text = '' }) => text);
      expect([texts[0]?.slice(0, 2), texts.at(-1)?.slice(0, 2)]).toEqual(['Pl', 'Ac']);
    }
  });

  test('describes the value of a step that is tiny compared with the total', () => {
    const words = listWords(
      draw([createChange('Sales', 68_000), createChange('Gift', 12), createChange('Tax', -900)]),
    );
    expect(words).toEqual(expect.arrayContaining(['+68.000K', '+0.012K', '−0.900K']));
  });

  test('uses two colours and hollow bad steps in high contrast, and is mirrored from right to left', () => {
    const scene = draw(REGIONS, { palette: HIGH_CONTRAST });
    expect(listPaints(scene)).toEqual(['#000000', '#ffff00', 'transparent']);
    expect(findShapes(scene, 'bar')[2]?.attributes.fill).toBe('#000000');
    const [start, next] = findShapes(draw(REGIONS, { locale: 'fa' }), 'bar');
    expect(Number(start?.attributes.x)).toBeGreaterThan(Number(next?.attributes.x));
  });

  test('a plain bridge is free, and one with From needs a licence', () => {
    expect(draw(PROFIT).paid).toEqual([]);
    expect(draw(REGIONS).paid).toEqual(['comparison']);
    expect(draw([]).paid).toBeUndefined();
  });

  test('says what to do if there is nothing to draw', () => {
    expect(listWords(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test.each(EDGE_CASE_VALUES)('draws %s at every size, in both directions', (_, values) => {
    const points = values.map((value, i) => createChange(createEdgeCaseName(i), value));
    for (const size of SIZES) {
      for (const direction of ['columns', 'rows'] as const) {
        const settings = settingsWith('bars', { direction });
        expectValidScene(draw(points, { size, settings }));
        expectValidScene(draw(points, { size, settings, locale: 'ar' }));
      }
    }
  });
});

const CASH = [
  createTotal('Opening', 12_450_000),
  createChange('Receipts', 310_000),
  createChange('Suppliers', -220_000),
  createChange('Wages', -140_000),
  createTotal('Closing', 12_400_000),
];
const DIFFERENCE = settingsWith('difference', { show: true });
const BROKEN = settingsWith('scale', { break: 'auto' });
const directions = ['columns', 'rows'] as const;

/** Places on the axis of values: the foot of a total, and the tips of all bars. */
function listEnds(scene: ReturnType<typeof draw>, direction: 'columns' | 'rows') {
  return findShapes(scene, 'bar').map(({ attributes: { x, y, width, height } }) =>
    direction === 'columns'
      ? [Number(y) + Number(height), Number(y)]
      : [Number(x), Number(x) + Number(width)],
  );
}

describe('folded steps', () => {
  test('each section keeps its own largest steps and has its own others', () => {
    const points = [
      ...[9, -1, 7, 2].map((value, i) => createChange(`A${i}`, value)),
      createTotal('First', 17),
      ...[1, -8, 3, 2].map((value, i) => createChange(`B${i}`, value)),
      createTotal('Second', 15),
    ];
    const input = createInput(points, { settings: settingsWith('rest', { keep: 2 }) });
    expect(listShortSteps(input)).toEqual([
      ['change', 'A0', 0, 9],
      ['change', 'A2', 9, 16],
      ['rest', '2 others', 16, 17],
      ['subtotal', 'First', 0, 17],
      ['change', 'B1', 17, 9],
      ['change', 'B2', 9, 12],
      ['rest', '2 others', 12, 15],
      ['subtotal', 'Second', 0, 15],
    ]);
  });

  test('the tooltip of the others lists them, the largest first', () => {
    const points = [9, -1, 7, 2, -8, 1].map((value, i) => createChange(`Step ${i}`, value));
    const input = createInput(points, { settings: settingsWith('rest', { keep: 3 }) });
    const steps = buildSteps(input);
    expect(buildTooltip(input, steps[3]!, createNumbers(input, steps))).toEqual([
      { name: 'Change', value: '+2' },
      { name: 'So far', value: '10' },
      { name: 'Step 3', value: '+2' },
      { name: 'Step 1', value: '−1' },
      { name: 'Step 5', value: '+1' },
    ]);
  });
});

describe('the total difference', () => {
  test.each(directions)('runs between the first total and the last one in %s', (direction) => {
    const settings = { ...DIFFERENCE, bars: { ...DIFFERENCE.bars, direction } };
    const scene = draw(REGIONS, { settings });
    expect(listWords(scene).join(' ')).toContain(direction === 'rows' ? '+1 · +1.4%' : '+1');
    const [arrow] = findShapes(scene, 'difference');
    const ends = listEnds(scene, direction);
    const [from, to] = direction === 'columns' ? ['y1', 'y2'] : ['x1', 'x2'];
    expect(Number(arrow?.attributes[from])).toBeCloseTo(ends[0]?.[1] ?? 0, 0);
    expect(Number(arrow?.attributes[to])).toBeCloseTo(ends.at(-1)?.[1] ?? 0, 0);
    expect(arrow?.attributes.stroke).toBe(LIGHT.positive);
    expect(scene.label).toBe('Actual from 70 to 71 in 2 steps. Difference +1, +1.4%.');
    expect(scene.paid).toContain('difference');
  });

  test.each([
    ['both', ['+1', '+1.4%']],
    ['absolute', ['+1']],
    ['percent', ['+1.4%']],
  ] as const)('has its %s', (kind, expected) => {
    const settings = settingsWith('difference', { show: true, kind });
    const scene = draw(REGIONS, { settings });
    const words = ['difference-value', 'difference-percent'].flatMap((key) =>
      findShapes(scene, key).map(({ text }) => text),
    );
    expect(words).toEqual(expected);
  });

  test('divides by the size of a negative start, and by zero never', () => {
    const settings = DIFFERENCE;
    const loss = draw(
      [createTotal('Plan', -200), createChange('Sales', 50), createTotal('Actual', -150)],
      {
        settings,
      },
    );
    expect(findShapes(loss, 'difference-value')[0]?.text).toBe('+50');
    expect(findShapes(loss, 'difference-percent')[0]?.text).toBe('+25%');
    const zero = draw(
      [createTotal('Plan', 0), createChange('Sales', 50), createTotal('Actual', 50)],
      { settings },
    );
    expect(findShapes(zero, 'difference-value')[0]?.text).toBe('+50');
    expect(findShapes(zero, 'difference-percent')).toEqual([]);
    const same = draw([createTotal('Plan', 5), createChange('A', 2), createChange('B', -2)], {
      settings,
    });
    expect(findShapes(same, 'difference-value')[0]?.attributes.fill).toBe(LIGHT.secondary);
    expect(findShapes(same, 'difference-head')).toEqual([]);
  });

  test('is absent without two totals, and in a drawing without room for it', () => {
    expect(
      findShapes(draw([createChange('A', 5)], { settings: DIFFERENCE }), 'difference'),
    ).toEqual([]);
    const small = draw(REGIONS, { settings: DIFFERENCE, size: { width: 90, height: 60 } });
    expect([findShapes(small, 'difference'), small.paid]).toEqual([[], ['comparison']]);
  });
});

describe('the axis break', () => {
  test.each(directions)('shows small changes of large totals in %s, and is marked', (direction) => {
    const settings = { ...BROKEN, bars: { ...BROKEN.bars, direction } };
    const scene = draw(CASH, { settings });
    const lengths = listEnds(scene, direction).map(([from = 0, to = 0]) => Math.abs(to - from));
    // Changes are to one another as their amounts, and reach across most of the axis.
    expect((lengths[1] ?? 0) / (lengths[2] ?? 1)).toBeCloseTo(310 / 220, 1);
    expect((lengths[1] ?? 0) / (lengths[3] ?? 1)).toBeCloseTo(310 / 140, 1);
    const plain = draw(CASH, {
      settings: { ...settings, scale: { ...settings.scale, break: 'off' } },
    });
    const before = listEnds(plain, direction).map(([from = 0, to = 0]) => Math.abs(to - from));
    expect(lengths[1]).toBeGreaterThan(5 * (before[1] ?? 0));
    // The mark lies on every total, below all changes.
    expect(findShapes(scene, 'break')).toHaveLength(1);
    expect(scene.label).toContain('Axis cut below 12.3M');
    expect(findShapes(scene, 'note')[0]?.text).toContain('Axis cut below 12.3M');
    expect(scene.paid).toEqual(['axis break']);
    expect([findShapes(plain, 'break'), plain.paid]).toEqual([[], []]);
  });

  test.each([
    [
      'negative totals',
      [createTotal('Opening', -1000), createChange('A', 3), createChange('B', -2)],
    ],
    [
      'totals of different signs',
      [createTotal('Opening', 5), createChange('A', -10), createChange('B', 2)],
    ],
    ['a level of zero', [createTotal('Opening', 5), createChange('A', -5), createChange('B', 2)]],
    ['changes that are large enough', [createTotal('Opening', 100), createChange('A', 40)]],
    ['changes without an opening total', [createChange('A', 1000), createChange('B', 3)]],
    ['no changes', [createTotal('Opening', 100), createChange('A', 0)]],
  ])('never cuts the axis for %s', (_, points) => {
    expect(findShapes(draw(points, { settings: BROKEN }), 'break')).toEqual([]);
  });

  test('the gap of a subtotal to its steps stays whole above the break', () => {
    const points = [...CASH.slice(0, 4), createTotal('Closing', 12_380_000)];
    const scene = draw(points, { settings: BROKEN });
    const [gap] = findShapes(scene, 'gap');
    const [, , suppliers] = findShapes(scene, 'bar');
    const ratio = Number(gap?.attributes.height) / Number(suppliers?.attributes.height);
    expect(ratio).toBeCloseTo(20 / 220, 1);
  });
});

describe('labels one by one', () => {
  test('the largest steps keep their labels where not all of them have room', () => {
    const points = Array.from({ length: 24 }, (_, i) =>
      createChange(`S${i}`, (i % 2 ? -1 : 1) * (i + 1)),
    );
    const settings = {
      ...settingsWith('text', { displayUnits: 'none', decimals: 2 }),
      rest: { ...readBridgeSettings().rest, show: false },
    };
    const scene = draw(points, { settings, size: { width: 420, height: 300 } });
    const texts = findShapes(scene, 'value').map(({ text = '' }) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.length).toBeLessThan(25);
    expect(texts).toContain('−24.00');
    expect(texts).toContain('+23.00');
  });

  test('no label lies on a bar or on the break', () => {
    for (const points of [CASH, PROFIT, REGIONS]) {
      for (const width of [200, 320, 640]) {
        const scene = draw(points, { settings: BROKEN, size: { width, height: 240 } });
        const bars = findShapes(scene, 'bar').map(({ attributes }) => attributes);
        for (const { text = '', attributes } of findShapes(scene, 'value')) {
          const size = Number(attributes.fontSize);
          const half = estimateWidth(text, size) / 2;
          const [x, y] = [Number(attributes.x), Number(attributes.y)];
          const on = bars.filter(
            (bar) =>
              Math.min(x + half, Number(bar.x) + Number(bar.width)) -
                Math.max(x - half, Number(bar.x)) >
                1 &&
              Math.min(y, Number(bar.y) + Number(bar.height)) -
                Math.max(y - size * 0.7, Number(bar.y)) >
                1,
          );
          expect([text, width, on]).toEqual([text, width, []]);
        }
      }
    }
  });

  test.each(EDGE_CASE_VALUES)('draws difference and break of %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      ...createChange(createEdgeCaseName(i), value),
      ...(i === 0 && SUBTOTAL),
    }));
    for (const size of SIZES) {
      for (const direction of directions) {
        const settings = {
          ...DIFFERENCE,
          scale: { ...DIFFERENCE.scale, break: 'auto' as const },
          bars: { ...DIFFERENCE.bars, direction },
        };
        expectValidScene(draw(points, { size, settings }));
        expectValidScene(draw(points, { size, settings, locale: 'ar' }));
      }
    }
  });
});

describe('the notation of totals', () => {
  test('is that of the scenario at each end', () => {
    const settings = settingsWith('notation', { start: 'plan', end: 'forecast' });
    const scene = draw(REGIONS, { settings });
    const bars = findShapes(scene, 'bar').map(({ attributes }) => attributes);
    expect(bars[0]).toMatchObject({ fill: LIGHT.background, stroke: LIGHT.data });
    expect(bars.at(-1)).toMatchObject({ fill: LIGHT.background, stroke: LIGHT.data });
    expect(bars.slice(1, 3).map(({ fill }) => fill)).toEqual([LIGHT.positive, LIGHT.negative]);
    expect(findShapes(scene, 'hatch')).toHaveLength(1);
    expect(scene.paid).toEqual(['comparison', 'notation']);
    const light = draw(REGIONS, { settings: settingsWith('notation', { start: 'previous' }) });
    expect(findShapes(light, 'bar')[0]?.attributes).toMatchObject({
      fill: LIGHT.data,
      fillOpacity: 0.4,
    });
  });
});

describe('kinds of rows', () => {
  const STATEMENT: BridgePoint[] = [
    createChange('Revenue', 1000),
    { ...createChange('Cost of sales', 600), kind: 'inverted' },
    { ...createChange('Memo: orders', 90), kind: 'ignored' },
    createTotal('Gross profit', 400),
    { ...createChange('Opex', 250), kind: 'inverted' },
    { ...createTotal('EBIT', 150), kind: 'closing' },
  ];

  test('costs take the bridge down, with a minus before the name and a positive number', () => {
    expect(listShortSteps(createInput(STATEMENT))).toEqual([
      ['change', 'Revenue', 0, 1000],
      ['change', '−\u00A0Cost of sales', 1000, 400],
      ['subtotal', 'Gross profit', 0, 400],
      ['change', '−\u00A0Opex', 400, 150],
      ['subtotal', 'EBIT', 0, 150],
    ]);
    expect(listGaps(STATEMENT)).toEqual([]);
    expect(
      listValues(STATEMENT, { settings: settingsWith('text', { displayUnits: 'none' }) }),
    ).toEqual([...['+1,000', '600', '400', '250', '150']]);
    expect(findShapes(draw(STATEMENT), 'bar')[1]?.attributes.fill).toBe(LIGHT.negative);
  });

  test('costs that rise over plan are bad and take the bridge down, with their own difference', () => {
    const points: BridgePoint[] = [
      createCompared('Revenue', 900, 1000),
      { ...createCompared('Costs', 600, 650), kind: 'inverted' },
      createCompared('Profit', 300, 350, true),
    ];
    expect(listShortSteps(createInput(points))).toEqual([
      ['start', 'Plan', 0, 300],
      ['change', 'Revenue', 300, 400],
      ['change', '−\u00A0Costs', 400, 350],
      ['subtotal', 'Profit', 0, 350],
    ]);
    const scene = draw(points);
    expect(findShapes(scene, 'value').map(({ text }) => text)).toEqual([
      '300',
      '+100',
      '+50',
      '350',
    ]);
    expect(findShapes(scene, 'bar')[2]?.attributes.fill).toBe(LIGHT.negative);
    expect(listGaps(points)).toEqual([]);
  });

  test('an opening level later on begins again, and a closing level counts everything', () => {
    const points: BridgePoint[] = [
      createChange('A', 5),
      { ...createTotal('Opening', 100), kind: 'opening' },
      createChange('B', 10),
      { ...createTotal('Closing', 108), kind: 'closing' },
    ];
    expect(listShortSteps(createInput(points)).slice(1)).toEqual([
      ['subtotal', 'Opening', 0, 100],
      ['change', 'B', 100, 110],
      ['subtotal', 'Closing', 0, 108],
    ]);
    expect(listGaps(points)).toEqual(['≠ −2']);
  });

  test('say that there is no data if all rows are ignored', () => {
    const points = [{ label: 'Memo', value: 5, kind: 'ignored' as const }];
    expect(draw(points).label).toBe('No data. Check the filters on this page.');
  });

  test('come from a field of numbers or words, and from the report before that', () => {
    const view = createCategoricalView(
      { name: 'Step', role: 'category', values: ['A', 'B', 'C', 'D'] },
      [
        { name: 'Sales', role: 'value', values: [1, 2, 3, 4] },
        { name: 'Kind', role: 'subtotal', values: [0, 'Kosten', 1, null] },
      ],
    );
    const [category] = view.categorical?.categories ?? [];
    category!.objects = [];
    category!.objects[3] = { statementRow: { kind: 'ignored' } };
    expect(readBridge(view, WORDS).points.map(({ kind }) => kind)).toEqual([
      ...[undefined, 'inverted', 'subtotal', 'ignored'],
    ]);
  });
});
