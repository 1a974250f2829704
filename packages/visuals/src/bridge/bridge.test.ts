import type powerbi from 'powerbi-visuals-api';
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
import { wordWidth } from '../scene/words';
import { settingsFrom } from '../testing/settings';
import { categoricalView, WORDS } from '../testing/views';
import type { BridgePoint } from './data';
import { drawBridge } from './draw';
import { sayInEnglish, type BridgeInput } from './input';
import { readBridgeSettings } from './settings';
import { numbersOf, spokenStep, tooltipOf } from './numbers';
import { readBridge } from './read-data';
import { stepsOf } from './steps';

const change = (label: string, value: number | null): BridgePoint => ({ label, value });
const SUBTOTAL = { kind: 'subtotal' } as const;
const PROFIT = [
  change('Revenue', 120),
  change('Cost of sales', -70),
  { label: 'Gross profit', value: null, ...SUBTOTAL },
  change('Staff', -30),
  change('Other', 5),
];
const REGIONS: readonly BridgePoint[] = [
  { label: 'North', from: 40, value: 46 },
  { label: 'South', from: 30, value: 25 },
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

  test('that are small are merged into one, never a single one, and the sum stays', () => {
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

const compared = (label: string, from: number, value: number, isSubtotal = false): BridgePoint => ({
  label,
  from,
  value,
  ...(isSubtotal && SUBTOTAL),
});
const total = (label: string, value: number | null): BridgePoint => ({
  label,
  value,
  ...SUBTOTAL,
});
const values = (points: readonly BridgePoint[], changes: Partial<BridgeInput> = {}) =>
  named(draw(points, changes), 'value').map(({ text }) => text);
const gaps = (points: readonly BridgePoint[]) =>
  named(draw(points), 'gap-value').map(({ text }) => text);

describe('subtotals', () => {
  const PLAN = [
    compared('Revenue', 1000, 1100),
    compared('COGS', -600, -650),
    compared('Gross profit', 400, 450, true),
    compared('Opex', -250, -260),
    compared('EBIT', 150, 190, true),
  ];

  test('a subtotal shows the value of the model and is counted once, from plan to actual', () => {
    expect(shortSteps(inputOf(PLAN))).toEqual([
      ['start', 'Plan', 0, 150],
      ['change', 'Revenue', 150, 250],
      ['change', 'COGS', 250, 200],
      ['subtotal', 'Gross profit', 0, 450],
      ['change', 'Opex', 200, 190],
      ['subtotal', 'EBIT', 0, 190],
    ]);
    expect(gaps(PLAN)).toEqual([]);
  });

  test('subtotals open and close a bridge', () => {
    const cash = [
      total('Opening', 1000),
      change('Receipts', 300),
      change('Payments', -200),
      total('Closing', 1100),
    ];
    expect(shortSteps(inputOf(cash))).toEqual([
      ['subtotal', 'Opening', 0, 1000],
      ['change', 'Receipts', 1000, 1300],
      ['change', 'Payments', 1300, 1100],
      ['subtotal', 'Closing', 0, 1100],
    ]);
    expect(values(cash, { settings: settingsWith('text', { displayUnits: 'none' }) })).toEqual([
      ...['1,000', '+300', '−200', '1,100'],
    ]);
    const balances = [
      compared('Opening', 900, 1000, true),
      compared('Receipts', 200, 300),
      compared('Closing', 1100, 1300, true),
    ];
    expect(shortSteps(inputOf(balances))).toEqual([
      ['start', 'Plan', 0, 1100],
      ['change', 'Opening', 1100, 1200],
      ['change', 'Receipts', 1200, 1300],
      ['subtotal', 'Closing', 0, 1300],
    ]);
  });

  test('a subtotal of its section alone leaves the level as it is, and a total ends the bridge', () => {
    const regions = [
      change('Oslo', 10),
      change('Bergen', 20),
      total('Norway', 30),
      change('Rome', 5),
      total('Italy', 5),
    ];
    expect(shortSteps(inputOf(regions)).slice(2)).toEqual([
      ['subtotal', 'Norway', 0, 30],
      ['change', 'Rome', 30, 35],
      ['subtotal', 'Italy', 0, 5],
      ['end', 'Total', 0, 35],
    ]);
    expect(gaps(regions)).toEqual([]);
  });

  test('a subtotal shows the gap to its steps, and the bridge continues from the model’s value', () => {
    const points = [
      change('Revenue', 120),
      change('Costs', -70),
      total('Profit', 45),
      change('Tax', -9),
    ];
    expect(shortSteps(inputOf(points)).slice(2)).toEqual([
      ['subtotal', 'Profit', 0, 45],
      ['change', 'Tax', 45, 36],
      ['end', 'Total', 0, 36],
    ]);
    const scene = draw(points);
    expect(gaps(points)).toEqual(['≠ −5']);
    const [mark] = named(scene, 'gap');
    const [zero] = named(scene, 'zero');
    const [profit] = named(scene, 'bar').slice(2);
    const perUnit = Number(profit?.attributes.height) / 45;
    expect(Number(mark?.attributes.height) / perUnit).toBeCloseTo(5, 0);
    expect(Number(zero?.attributes.y1)).toBeGreaterThan(Number(mark?.attributes.y));
    const steps = stepsOf(inputOf(points));
    expect(spokenStep(inputOf(points), steps[2]!, numbersOf(inputOf(points), steps))).toBe(
      'Profit, Actual 45, Not in the steps −5',
    );
    const rows = draw(points, { settings: settingsWith('bars', { direction: 'rows' }) });
    expect(named(rows, 'gap-value')[0]?.text).toBe('≠ −5');
    expect(gaps([...PLAN.slice(0, 4), compared('EBIT', 150, 195, true)])).toEqual(['≠ +5']);
  });

  test('a lone subtotal with From starts from its own From', () => {
    expect(shortSteps(inputOf([compared('EBIT', 150, 190, true)]))).toEqual([
      ['start', 'Plan', 0, 150],
      ['change', 'EBIT', 150, 190],
      ['end', 'Actual', 0, 190],
    ]);
  });

  test('a subtotal without a value shows the sum so far, whatever the noise of sums', () => {
    const points = [change('A', 0.1), change('B', 0.2), total('Sum', 0.3), change('C', 1)];
    expect(gaps(points)).toEqual([]);
    expect(shortSteps(inputOf([change('A', 5), total('Sum', null)]))[1]).toEqual([
      ...['subtotal', 'Sum', 0, 5],
    ]);
  });

  test('random statements end on the value of the model, with From and without', () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return Math.round((seed / 2_147_483_647 - 0.4) * 1000);
    };
    for (let turn = 0; turn < 50; turn += 1) {
      const rows = Array.from({ length: 6 }, (_, i) => compared(`Row ${i}`, random(), random()));
      const sum = (read: (row: BridgePoint) => number | null | undefined, count: number) =>
        rows.slice(0, count).reduce((all, row) => all + (read(row) ?? 0), 0);
      const subtotal = (label: string, count: number) =>
        compared(
          label,
          sum(({ from }) => from, count),
          sum(({ value }) => value, count),
          true,
        );
      const points = [
        ...rows.slice(0, 3),
        subtotal('Gross', 3),
        ...rows.slice(3),
        subtotal('Net', 6),
      ];
      const steps = stepsOf(inputOf(points));
      expect([steps[0]?.to, steps[4]?.to, steps.at(-1)?.to]).toEqual([
        ...[points[7]?.from, points[3]?.value, points[7]?.value],
      ]);
      const changes = points.map((point) => change(point.label, point.value));
      const plain = changes.map((point, i) => ({
        ...point,
        ...((i === 3 || i === 7) && SUBTOTAL),
      }));
      const ends = stepsOf(inputOf(plain)).filter(({ kind }) => kind === 'subtotal');
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
  const view = categoricalView(
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
      compared('Price', 40e6, 40.62e6),
      compared('Volume', 30e6, 30.14e6),
      compared('FX', 20e6, 19.94e6),
      compared('Mix', 10e6, 10.049e6),
    ];
    expect(values(points, { size: { width: 450, height: 260 } })).toEqual([
      ...['100.000M', '+0.620M', '+0.140M', '−0.060M', '+0.049M', '100.749M'],
    ]);
    expect(named(draw(points), 'note')).toEqual([]);
  });

  test('labels add up after a subtotal that differs from its steps by noise alone', () => {
    const points = [
      ...[change('A', 10.1), change('B', 20.2), total('Sum', 30.3)],
      ...[change('C', 1.44), change('D', 2.64), total('All', 34.38)],
    ];
    expect(values(points)).toEqual(['+10.10', '+20.20', '30.30', '+1.44', '+2.64', '34.38']);
  });

  test('a bridge ends on zero, not on the noise of a sum, and has no remark', () => {
    const scene = draw([change('A', 0.1), change('B', 0.2), change('C', -0.3)]);
    expect(named(scene, 'value').map(({ text }) => text)).toEqual(['+0.1', '+0.2', '−0.3', '0.0']);
    expect(named(scene, 'note')).toEqual([]);
  });

  test('a remark says that labels are rounded if the chosen decimals lose something', () => {
    const settings = settingsWith('text', { decimals: 0 });
    const scene = draw([change('A', 1.4e6), change('B', 1.4e6)], { settings });
    expect(named(scene, 'value').map(({ text }) => text)).toEqual(['+1M', '+1M', '3M']);
    expect(named(scene, 'note')[0]?.text).toBe('Rounded');
    expect(scene.label).toContain('Rounded');
  });

  test('labels keep off the names if a falling step ends on zero', () => {
    const points = [change('A', 400), change('B', -400), change('C', 250), change('D', -250)];
    for (const size of [
      { width: 440, height: 260 },
      { width: 640, height: 360 },
    ]) {
      const scene = draw(points, { size });
      const names = named(scene, 'name').map(({ attributes }) => Number(attributes.y));
      const labels = named(scene, 'value').map(({ attributes }) => Number(attributes.y));
      const fontSize = Number(named(scene, 'name')[0]?.attributes.fontSize);
      expect(Math.max(...labels)).toBeLessThan(Math.min(...names) - fontSize * 0.9);
    }
  });
});

describe('a bridge', () => {
  test('draws totals in the first colour, changes in good and bad, and describes them', () => {
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

  test('draws a step of zero on the line of its connectors', () => {
    const scene = draw([change('Up', 5), change('Same', 0), change('Down', -2)]);
    const bar = named(scene, 'bar')[1]?.attributes;
    const connector = named(scene, 'connector-0')[0]?.attributes;
    expect(bar?.height).toBe(1);
    expect(Number(bar?.y) + 0.5).toBeCloseTo(Number(connector?.y1), 1);
  });

  test('runs from top to bottom with names beside the bars, and scrolls if it is long', () => {
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

  test('describes the value of a step that is tiny compared with the total', () => {
    const words = wordsOf(draw([change('Sales', 68_000), change('Gift', 12), change('Tax', -900)]));
    expect(words).toEqual(expect.arrayContaining(['+68.000K', '+0.012K', '−0.900K']));
  });

  test('uses two colours and hollow bad steps in high contrast, and is mirrored from right to left', () => {
    const scene = draw(REGIONS, { palette: HIGH_CONTRAST });
    expect(paintsOf(scene)).toEqual(['#000000', '#ffff00', 'transparent']);
    expect(named(scene, 'bar')[2]?.attributes.fill).toBe('#000000');
    const [start, next] = named(draw(REGIONS, { locale: 'fa' }), 'bar');
    expect(Number(start?.attributes.x)).toBeGreaterThan(Number(next?.attributes.x));
  });

  test('a plain bridge is free, and one with From needs a licence', () => {
    expect(draw(PROFIT).paid).toEqual([]);
    expect(draw(REGIONS).paid).toEqual(['comparison']);
    expect(draw([]).paid).toBeUndefined();
  });

  test('says what to do if there is nothing to draw', () => {
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

const CASH = [
  total('Opening', 12_450_000),
  change('Receipts', 310_000),
  change('Suppliers', -220_000),
  change('Wages', -140_000),
  total('Closing', 12_400_000),
];
const DIFFERENCE = settingsWith('difference', { show: true });
const BROKEN = settingsWith('scale', { break: 'auto' });
const directions = ['columns', 'rows'] as const;

/** Places on the axis of values: the foot of a total, and the tips of all bars. */
function endsOf(scene: ReturnType<typeof draw>, direction: 'columns' | 'rows') {
  return named(scene, 'bar').map(({ attributes: { x, y, width, height } }) =>
    direction === 'columns'
      ? [Number(y) + Number(height), Number(y)]
      : [Number(x), Number(x) + Number(width)],
  );
}

describe('folded steps', () => {
  test('each section keeps its own largest steps and has its own others', () => {
    const points = [
      ...[9, -1, 7, 2].map((value, i) => change(`A${i}`, value)),
      total('First', 17),
      ...[1, -8, 3, 2].map((value, i) => change(`B${i}`, value)),
      total('Second', 15),
    ];
    const input = inputOf(points, { settings: settingsWith('rest', { keep: 2 }) });
    expect(shortSteps(input)).toEqual([
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
    const points = [9, -1, 7, 2, -8, 1].map((value, i) => change(`Step ${i}`, value));
    const input = inputOf(points, { settings: settingsWith('rest', { keep: 3 }) });
    const steps = stepsOf(input);
    expect(tooltipOf(input, steps[3]!, numbersOf(input, steps))).toEqual([
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
    expect(wordsOf(scene).join(' ')).toContain(direction === 'rows' ? '+1 · +1.4%' : '+1');
    const [arrow] = named(scene, 'difference');
    const ends = endsOf(scene, direction);
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
      named(scene, key).map(({ text }) => text),
    );
    expect(words).toEqual(expected);
  });

  test('divides by the size of a negative start, and by zero never', () => {
    const settings = DIFFERENCE;
    const loss = draw([total('Plan', -200), change('Sales', 50), total('Actual', -150)], {
      settings,
    });
    expect(named(loss, 'difference-value')[0]?.text).toBe('+50');
    expect(named(loss, 'difference-percent')[0]?.text).toBe('+25%');
    const zero = draw([total('Plan', 0), change('Sales', 50), total('Actual', 50)], { settings });
    expect(named(zero, 'difference-value')[0]?.text).toBe('+50');
    expect(named(zero, 'difference-percent')).toEqual([]);
    const same = draw([total('Plan', 5), change('A', 2), change('B', -2)], { settings });
    expect(named(same, 'difference-value')[0]?.attributes.fill).toBe(LIGHT.secondary);
    expect(named(same, 'difference-head')).toEqual([]);
  });

  test('is absent without two totals, and in a drawing without room for it', () => {
    expect(named(draw([change('A', 5)], { settings: DIFFERENCE }), 'difference')).toEqual([]);
    const small = draw(REGIONS, { settings: DIFFERENCE, size: { width: 90, height: 60 } });
    expect([named(small, 'difference'), small.paid]).toEqual([[], ['comparison']]);
  });
});

describe('the axis break', () => {
  test.each(directions)('shows small changes of large totals in %s, and is marked', (direction) => {
    const settings = { ...BROKEN, bars: { ...BROKEN.bars, direction } };
    const scene = draw(CASH, { settings });
    const lengths = endsOf(scene, direction).map(([from = 0, to = 0]) => Math.abs(to - from));
    // Changes are to one another as their amounts, and reach across most of the axis.
    expect((lengths[1] ?? 0) / (lengths[2] ?? 1)).toBeCloseTo(310 / 220, 1);
    expect((lengths[1] ?? 0) / (lengths[3] ?? 1)).toBeCloseTo(310 / 140, 1);
    const plain = draw(CASH, {
      settings: { ...settings, scale: { ...settings.scale, break: 'off' } },
    });
    const before = endsOf(plain, direction).map(([from = 0, to = 0]) => Math.abs(to - from));
    expect(lengths[1]).toBeGreaterThan(5 * (before[1] ?? 0));
    // The mark lies on every total, below all changes.
    expect(named(scene, 'break')).toHaveLength(1);
    expect(scene.label).toContain('Axis cut below 12.3M');
    expect(named(scene, 'note')[0]?.text).toContain('Axis cut below 12.3M');
    expect(scene.paid).toEqual(['axis break']);
    expect([named(plain, 'break'), plain.paid]).toEqual([[], []]);
  });

  test.each([
    ['negative totals', [total('Opening', -1000), change('A', 3), change('B', -2)]],
    ['totals of different signs', [total('Opening', 5), change('A', -10), change('B', 2)]],
    ['a level of zero', [total('Opening', 5), change('A', -5), change('B', 2)]],
    ['changes that are large enough', [total('Opening', 100), change('A', 40)]],
    ['changes without an opening total', [change('A', 1000), change('B', 3)]],
    ['no changes', [total('Opening', 100), change('A', 0)]],
  ])('never cuts the axis for %s', (_, points) => {
    expect(named(draw(points, { settings: BROKEN }), 'break')).toEqual([]);
  });

  test('the gap of a subtotal to its steps stays whole above the break', () => {
    const points = [...CASH.slice(0, 4), total('Closing', 12_380_000)];
    const scene = draw(points, { settings: BROKEN });
    const [gap] = named(scene, 'gap');
    const [, , suppliers] = named(scene, 'bar');
    const ratio = Number(gap?.attributes.height) / Number(suppliers?.attributes.height);
    expect(ratio).toBeCloseTo(20 / 220, 1);
  });
});

describe('labels one by one', () => {
  test('the largest steps keep their labels where not all of them have room', () => {
    const points = Array.from({ length: 24 }, (_, i) =>
      change(`S${i}`, (i % 2 ? -1 : 1) * (i + 1)),
    );
    const settings = {
      ...settingsWith('text', { displayUnits: 'none', decimals: 2 }),
      rest: { ...readBridgeSettings().rest, show: false },
    };
    const scene = draw(points, { settings, size: { width: 420, height: 300 } });
    const texts = named(scene, 'value').map(({ text = '' }) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.length).toBeLessThan(25);
    expect(texts).toContain('−24.00');
    expect(texts).toContain('+23.00');
  });

  test('no label lies on a bar or on the break', () => {
    for (const points of [CASH, PROFIT, REGIONS]) {
      for (const width of [200, 320, 640]) {
        const scene = draw(points, { settings: BROKEN, size: { width, height: 240 } });
        const bars = named(scene, 'bar').map(({ attributes }) => attributes);
        for (const { text = '', attributes } of named(scene, 'value')) {
          const size = Number(attributes.fontSize);
          const half = wordWidth(text, size) / 2;
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

  test.each(HARD_VALUES)('draws difference and break of %s at every size', (_, values) => {
    const points = values.map((value, i) => ({
      ...change(hardName(i), value),
      ...(i === 0 && SUBTOTAL),
    }));
    for (const size of SIZES) {
      for (const direction of directions) {
        const settings = {
          ...DIFFERENCE,
          scale: { ...DIFFERENCE.scale, break: 'auto' as const },
          bars: { ...DIFFERENCE.bars, direction },
        };
        expectSound(draw(points, { size, settings }));
        expectSound(draw(points, { size, settings, locale: 'ar' }));
      }
    }
  });
});

describe('the notation of totals', () => {
  test('is that of the scenario at each end', () => {
    const settings = settingsWith('notation', { start: 'plan', end: 'forecast' });
    const scene = draw(REGIONS, { settings });
    const bars = named(scene, 'bar').map(({ attributes }) => attributes);
    expect(bars[0]).toMatchObject({ fill: LIGHT.background, stroke: LIGHT.data });
    expect(bars.at(-1)).toMatchObject({ fill: LIGHT.background, stroke: LIGHT.data });
    expect(bars.slice(1, 3).map(({ fill }) => fill)).toEqual([LIGHT.positive, LIGHT.negative]);
    expect(named(scene, 'hatch')).toHaveLength(1);
    expect(scene.paid).toEqual(['comparison', 'notation']);
    const light = draw(REGIONS, { settings: settingsWith('notation', { start: 'previous' }) });
    expect(named(light, 'bar')[0]?.attributes).toMatchObject({
      fill: LIGHT.data,
      fillOpacity: 0.4,
    });
  });
});

describe('kinds of rows', () => {
  const STATEMENT: BridgePoint[] = [
    change('Revenue', 1000),
    { ...change('Cost of sales', 600), kind: 'inverted' },
    { ...change('Memo: orders', 90), kind: 'ignored' },
    total('Gross profit', 400),
    { ...change('Opex', 250), kind: 'inverted' },
    { ...total('EBIT', 150), kind: 'closing' },
  ];

  test('costs take the bridge down, with a minus before the name and a positive number', () => {
    expect(shortSteps(inputOf(STATEMENT))).toEqual([
      ['change', 'Revenue', 0, 1000],
      ['change', '− Cost of sales', 1000, 400],
      ['subtotal', 'Gross profit', 0, 400],
      ['change', '− Opex', 400, 150],
      ['subtotal', 'EBIT', 0, 150],
    ]);
    expect(gaps(STATEMENT)).toEqual([]);
    expect(values(STATEMENT, { settings: settingsWith('text', { displayUnits: 'none' }) })).toEqual(
      [...['+1,000', '600', '400', '250', '150']],
    );
    expect(named(draw(STATEMENT), 'bar')[1]?.attributes.fill).toBe(LIGHT.negative);
  });

  test('costs that rise over plan are bad and take the bridge down, with their own difference', () => {
    const points: BridgePoint[] = [
      compared('Revenue', 900, 1000),
      { ...compared('Costs', 600, 650), kind: 'inverted' },
      compared('Profit', 300, 350, true),
    ];
    expect(shortSteps(inputOf(points))).toEqual([
      ['start', 'Plan', 0, 300],
      ['change', 'Revenue', 300, 400],
      ['change', '− Costs', 400, 350],
      ['subtotal', 'Profit', 0, 350],
    ]);
    const scene = draw(points);
    expect(named(scene, 'value').map(({ text }) => text)).toEqual(['300', '+100', '+50', '350']);
    expect(named(scene, 'bar')[2]?.attributes.fill).toBe(LIGHT.negative);
    expect(gaps(points)).toEqual([]);
  });

  test('an opening level later on begins again, and a closing level counts everything', () => {
    const points: BridgePoint[] = [
      change('A', 5),
      { ...total('Opening', 100), kind: 'opening' },
      change('B', 10),
      { ...total('Closing', 108), kind: 'closing' },
    ];
    expect(shortSteps(inputOf(points)).slice(1)).toEqual([
      ['subtotal', 'Opening', 0, 100],
      ['change', 'B', 100, 110],
      ['subtotal', 'Closing', 0, 108],
    ]);
    expect(gaps(points)).toEqual(['≠ −2']);
  });

  test('say that there is no data if all rows are ignored', () => {
    const points = [{ label: 'Memo', value: 5, kind: 'ignored' as const }];
    expect(draw(points).label).toBe('No data. Check the filters on this page.');
  });

  test('come from a field of numbers or words, and from the report before that', () => {
    const view = categoricalView({ name: 'Step', role: 'category', values: ['A', 'B', 'C', 'D'] }, [
      { name: 'Sales', role: 'value', values: [1, 2, 3, 4] },
      { name: 'Kind', role: 'subtotal', values: [0, 'Kosten', 1, null] },
    ]);
    const [category] = view.categorical?.categories ?? [];
    category!.objects = [];
    category!.objects[3] = { statementRow: { kind: 'ignored' } };
    expect(readBridge(view, WORDS).points.map(({ kind }) => kind)).toEqual([
      ...[undefined, 'inverted', 'subtotal', 'ignored'],
    ]);
  });
});
