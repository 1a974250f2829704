import { describe, expect, test } from 'vitest';
import {
  AS_IN_MODEL,
  AS_NEEDED,
  createMeasureNumbers,
  createPercentWriter,
  createPointNumbers,
  createTickWriter,
} from './text-numbers';

const AUTO = { displayUnits: 'auto', decimals: AS_NEEDED } as const;

/** How amounts of a chart are written. */
function writeAmounts(values: readonly number[], format: string | null = '#,0', locale = 'en-US') {
  const { amount } = createMeasureNumbers(format, AUTO, locale, { values, amounts: values });
  return values.map(amount);
}

/** How differences between numbers up to 1,000 are written, as whole numbers and in the unit of the chart. */
function writeDifferences(values: readonly number[], format: string, locale = 'en-US') {
  const { difference, wholeDifference } = createMeasureNumbers(format, AUTO, locale, {
    values,
    differences: values,
  });
  return { short: values.map(difference), whole: values.map(wholeDifference) };
}

describe('numbers of one format', () => {
  test.each<[number[], string[]]>([
    [
      [950, 20],
      ['950', '20'],
    ],
    [
      [1500, 60],
      ['1,500', '60'],
    ],
    // 58,600 is never 0.1M.
    [
      [100e6, 58_600],
      ['100.000M', '0.059M'],
    ],
    [
      [2e6, 1.25e6, 250e6],
      ['2.0M', '1.3M', '250.0M'],
    ],
    // Without a unit, fewer decimals are enough.
    [
      [-1200, 300, -5.5],
      ['-1,200.0', '300.0', '-5.5'],
    ],
    [
      [59e6, 68e6],
      ['59M', '68M'],
    ],
    // Numbers that differ look different.
    [
      [59.12e6, 59.14e6],
      ['59.12M', '59.14M'],
    ],
    // A number that four decimals can't show makes the unit smaller.
    [
      [2e9, 20],
      ['2,000,000,000', '20'],
    ],
    [[-3_400_000], ['-3.4M']],
    [
      [1e300, 1],
      ['1E300', '1'],
    ],
    [[0], ['0']],
    [[], []],
  ])('%j share a unit and show two significant digits', (values, written) => {
    expect(writeAmounts(values)).toEqual(written);
  });

  test('zero has no unit, which Microsoft’s utilities write as 0bn', () => {
    expect(writeAmounts([2e9, 0])).toEqual(['2bn', '0']);
    expect(writeAmounts([2e9, 0], '\\$#,0.00')).toEqual(['$2bn', '$0.00']);
    expect(writeAmounts([2e6, 0], '#,0;-#,0;"nil"')).toEqual(['2M', 'nil']);
  });

  test.each([
    ['en-US', ['15K', '2.5M', '3.5bn', '4.5T']],
    ['de-DE', ['15 Tsd.', '2,5 Mio.', '3,5 Mrd.', '4,5 Bio.']],
    ['fr-FR', ['15 k', '2,5 M', '3,5 Md', '4,5 Bn']],
    ['ja-JP', ['15千', '2.5百万', '3.5十億', '4.5兆']],
    ['ar-SA', ['15 ألف', '2.5 مليون', '3.5 مليار', '4.5 تريليون']],
    ['sv-SE', ['15K', '2,5M', '3,5bn', '4,5T']],
  ])('units have names in %s', (locale, names) => {
    const stripIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
    const all = [15_000, 2.5e6, 3.5e9, 4.5e12].map(
      (value) => writeAmounts([value], '#,0', locale)[0] ?? '',
    );
    expect(all.map(stripIsolates)).toEqual(names);
  });

  test('a unit precedes a currency that follows the number', () => {
    expect(writeAmounts([2.5e6], '#,0 "€"', 'de-DE')).toEqual(['2,5 Mio. €']);
    expect(writeAmounts([-2.5e6], '\\$#,0;(\\$#,0)')).toEqual(['($2.5M)']);
  });

  test('percentages, powers, masks and formats with their own unit get no other unit', () => {
    expect(writeAmounts([1234.5, 567.25], '#,##0,"k"')).toEqual(['1.23k', '0.57k']);
    expect(writeAmounts([0.123, 0.0004], '0.0%')).toEqual(['12.30%', '0.04%']);
    expect(writeAmounts([2.5e6], '0.00E+00')).toEqual(['2.50E+06']);
    expect(writeAmounts([202611], '0000-00')).toEqual(['2026-11']);
  });

  test('tiny numbers keep two digits as far as four decimals show them', () => {
    expect(writeAmounts([0.42, 0.4, 0.0312], '0.00')).toEqual(['0.420', '0.400', '0.031']);
    expect(writeAmounts([3.7, 48], '0')).toEqual(['3.7', '48.0']);
  });

  test('numbers with the decimals of the model keep them in any unit', () => {
    const asModel = { displayUnits: 'auto', decimals: AS_IN_MODEL } as const;
    const write = (format: string, value: number) =>
      createMeasureNumbers(format, asModel, 'en-US', { values: [value], amounts: [value] }).amount(
        value,
      );
    expect(write('#,0.00', 1_234_567)).toBe('1.23M');
    expect(write('#,0', 1_234_567)).toBe('1M');
    expect(write('0.0%', 0.12345)).toBe('12.3%');
    expect(write('#,0.0##', 12.5)).toBe('12.5');
  });

  test('numbers keep the unit and decimals that the author chose', () => {
    const write = (displayUnits: 'none' | 'thousands' | 'millions', decimals: number) =>
      createMeasureNumbers('\\$#,0', { displayUnits, decimals }, 'en-US', {
        values: [1_234_000],
      }).amount(1_234_000);
    expect(write('none', 1)).toBe('$1,234,000.0');
    expect(write('thousands', 0)).toBe('$1,234K');
    expect(write('millions', 3)).toBe('$1.234M');
  });
});

describe('parts and their total', () => {
  const createNumbers = (parts: number[], total: number, decimals = AS_NEEDED) =>
    createMeasureNumbers('#,0', { displayUnits: 'auto', decimals }, 'en-US', {
      values: [...parts, total],
      amounts: parts,
      sums: [{ parts, total }],
    });

  test('parts have the decimals with which they add up to their total', () => {
    const parts = [33.4e6, 33.4e6, 33.4e6];
    const { amount, isRounded } = createNumbers(parts, 100.2e6);
    expect([...parts, 100.2e6].map(amount)).toEqual(['33.4M', '33.4M', '33.4M', '100.2M']);
    expect(isRounded).toBe(false);
  });

  test('parts that four decimals can’t add up are marked as rounded, and never altered', () => {
    const parts = [1_444_444, 1_444_444, 1_444_444];
    const { amount, isRounded } = createNumbers(parts, 4_333_332);
    expect(isRounded).toBe(true);
    expect([...parts, 4_333_332].map(amount)).toEqual(['1.4M', '1.4M', '1.4M', '4.3M']);
  });

  test('decimals that can’t tell all numbers apart are not spent on the last pair', () => {
    const parts = [41_200_001, 41_200_002, ...Array.from({ length: 38 }, (_, i) => 1e6 * (i + 1))];
    const { amount } = createNumbers(parts, 99e6);
    expect(parts.slice(0, 3).map(amount)).toEqual(['41M', '41M', '1M']);
  });

  test('numbers that decimals can tell apart look different, although another one is too small for any', () => {
    const values = [0.000_01, 12.31, 12.34, ...Array.from({ length: 30 }, (_, i) => i + 20)];
    const { amount, isRounded } = createMeasureNumbers('#,0', AUTO, 'en-US', {
      values,
      amounts: values,
    });
    expect(values.slice(0, 4).map(amount)).toEqual(['0.00', '12.31', '12.34', '20.00']);
    expect(isRounded).toBe(true);
  });

  test('numbers that would need four decimals and stay rounded are as exact in a smaller unit', () => {
    const close = Array.from({ length: 40 }, (_, i) => 856_780 + i * 7);
    const values = [...close, 1_121_700, 1_121_703];
    const { amount, isRounded } = createMeasureNumbers('#,0', AUTO, 'en-US', {
      values,
      amounts: values,
    });
    expect([856_780, 1_121_700].map(amount)).toEqual(['856.8K', '1,121.7K']);
    expect(isRounded).toBe(true);
  });

  test('parts of an average need not add up', () => {
    expect(createNumbers([0.31, 0.5], 0.4).isRounded).toBe(false);
  });

  test('parts are marked as rounded if the author’s decimals lose something', () => {
    expect(createNumbers([33.4e6, 33.4e6, 33.4e6], 100.2e6, 0).isRounded).toBe(true);
    expect(createNumbers([100e6, 58_600], 100.0586e6, 0).isRounded).toBe(true);
    expect(createNumbers([50e6, 50e6], 100e6, 0).isRounded).toBe(false);
  });
});

describe('differences', () => {
  // The cases of visuals-formats.json: 1,234.50 less 1,000, and -567.25 less -200.
  test.each<[string, string[], string[]]>([
    ['#,0', ['+235', '−367', '0'], ['+0.23M', '−0.37M', '0']],
    ['+#,0;-#,0;0', ['+235', '-367', '0'], ['+0.23M', '-0.37M', '0']],
    ['+#,0', ['+235', '−367', '0'], ['+0.23M', '−0.37M', '0']],
    ['"▲ "#,0;"▼ "#,0;"● "0', ['▲ 235', '▼ 367', '● 0'], ['▲ 0.23M', '▼ 0.37M', '● 0']],
    ['"▲ "#,0;"▼ "#,0', ['▲ 235', '▼ 367', '0'], ['▲ 0.23M', '▼ 0.37M', '0']],
    ['"up "#,0;"down "#,0', ['up 235', 'down 367', 'up 0'], ['up 0.23M', 'down 0.37M', 'up 0']],
    ['#,0;(#,0);"-"', ['+235', '(367)', '-'], ['+0.23M', '(0.37M)', '-']],
    ['\\$#,0.00;(\\$#,0.00)', ['+$234.50', '($367.25)', '$0.00'], ['+$0.23M', '($0.37M)', '$0.00']],
    ['#,0 €;-#,0 €;#,0 €', ['+235 €', '−367 €', '0 €'], ['+0.23M €', '−0.37M €', '0 €']],
    ['[Green]#,0;[Red]-#,0', ['+235', '−367', '0'], ['+0.23M', '−0.37M', '0']],
    ['[Green]#,0;[Red]#,0', ['+235', '−367', '0'], ['+0.23M', '−0.37M', '0']],
    ['#,##0,"k"', ['0k', '0k', '0k'], ['+235k', '−367k', '0k']],
    ['0.0,,"M"', ['0.0M', '0.0M', '0.0M'], ['+0.23M', '−0.37M', '0.00M']],
    ['"€" #,0', ['+€ 235', '−€ 367', '€ 0'], ['+€ 0.23M', '−€ 0.37M', '€ 0']],
    ['#,0 bps', ['+235 bps', '−367 bps', '0 bps'], ['+0.23M bps', '−0.37M bps', '0 bps']],
    ['#,0;;', ['+235', '−367', ''], ['+0.23M', '−0.37M', '']],
    ['0.00E+00', ['+2.35E+02', '−3.67E+02', '0.00E+00'], ['+2.35E+05', '−3.67E+05', '0.00E+00']],
    ['General Number', ['+234.5', '−367.25', '0'], ['+0.23M', '−0.37M', '0']],
  ])('in %s have the sign of the format, or else one', (format, whole, short) => {
    const values = [234.5, -367.25, 0];
    const large = values.map((value) => value * 1000);
    const numbers = createMeasureNumbers(format, AUTO, 'en-US', {
      values: [1_234_500, ...large],
      differences: large,
    });
    expect(values.map(numbers.wholeDifference)).toEqual(whole);
    expect(large.map(numbers.difference)).toEqual(short);
  });

  test.each<[string, string, string[]]>([
    ['0.0%', 'en-US', ['+0.6 pp', '−3.7 pp', '0.0 pp']],
    ['0.00 %;-0.00 %;0.00 %', 'en-US', ['+0.60 pp', '−3.70 pp', '0.00 pp']],
    ['+0.0%;-0.0%;0.0%', 'en-US', ['+0.6 pp', '-3.7 pp', '0.0 pp']],
    ['0.0%;(0.0%)', 'en-US', ['+0.6 pp', '(3.7 pp)', '0.0 pp']],
    ['0.0%', 'de-DE', ['+0,6 PP', '−3,7 PP', '0,0 PP']],
    ['P1', 'fr-FR', ['+0,6 pp', '−3,7 pp', '0,0 pp']],
  ])('of percentages in %s are percentage points in %s', (format, locale, texts) => {
    expect(writeDifferences([0.006, -0.037, 0], format, locale).whole).toEqual(texts);
  });

  test('differences that round to zero have no sign', () => {
    expect(writeDifferences([1000, -1e-7, 0.1 + 0.2 - 0.3], '#,0').short).toEqual([
      '+1K',
      '0',
      '0',
    ]);
    expect(writeDifferences([-0], '#,0').whole).toEqual(['0']);
  });

  test('changes in percent have two significant digits', () => {
    const write = createPercentWriter('en-US');
    expect([0.234, -1.8363, -0.063, 0.00063, 0, 12.5].map(write)).toEqual([
      ...['+23%', '−184%', '−6.3%', '+0.063%', '0.0%', '+1,250%'],
    ]);
    expect(createPercentWriter('de-DE')(-0.063)).toBe('−6,3%');
  });
});

describe('formats of points', () => {
  const points = [
    { value: 1_200_000, format: '#,0 "€"' },
    { value: 2_300_000, format: '\\$#,0' },
    { value: 150_000_000, format: '¥#,0' },
    { value: 0.314, format: '0.0%' },
    { value: 48 },
  ];
  const numbers = createPointNumbers<(typeof points)[number]>(
    points,
    '0',
    AUTO,
    'en-US',
    (some) => ({
      values: some.map(({ value }) => value),
      amounts: some.map(({ value }) => value),
    }),
  );

  test('points of each format have their own unit and decimals', () => {
    const texts = points.map((point) => numbers.of(point).amount(point.value));
    expect(texts).toEqual(['1.2M €', '$2.3M', '¥150M', '31.4%', '48']);
  });
});

describe('ticks', () => {
  const writeTicks = (
    values: number[],
    format = '#,0',
    displayUnits: 'auto' | 'thousands' = 'auto',
  ) => values.map(createTickWriter(format, { displayUnits, decimals: AS_NEEDED }, 'en-US', values));

  test('ticks are exact', () => {
    expect(writeTicks([1250, 1500, 1750, 2000])).toEqual(['1,250', '1,500', '1,750', '2,000']);
    expect(writeTicks([0, 500_000, 1_000_000])).toEqual(['0', '0.5M', '1.0M']);
    expect(writeTicks([250_000, 500_000, 1_000_000])).toEqual(['250K', '500K', '1,000K']);
    expect(writeTicks([1250, 1500], '#,0', 'thousands')).toEqual(['1.25K', '1.50K']);
    expect(writeTicks([0.025, 0.05], '0%')).toEqual(['2.5%', '5.0%']);
    expect(writeTicks([0, 0.1, 0.2, 0.30000000000000004])).toEqual(['0.0', '0.1', '0.2', '0.3']);
  });

  test('ticks of tiny values differ', () => {
    expect(writeTicks([1e-9, 1.5e-9])).toEqual(['0.0000000010', '0.0000000015']);
    expect(writeTicks([0, 1e-20, 2e-20])).toEqual(['0', '1E-20', '2E-20']);
  });
});
