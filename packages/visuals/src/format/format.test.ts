import { describe, expect, test } from 'vitest';
import { formatDate } from './date-format';
import { formatNumber, isPercent } from './number-format';
import { numberWriter, type NumberStyle } from './short-number';

describe('a number in the format of a model', () => {
  test.each<[number, string | null, string]>([
    [1234.5, null, '1,234.5'],
    [1234.567, '', '1,234.57'],
    [1234.567, '#,0', '1,235'],
    [1234.567, '#,0.00', '1,234.57'],
    [1234.567, '0', '1235'],
    [0.0456, '0.0%', '4.6%'],
    [0.0456, '0.00 %;-0.00 %;0.00 %', '4.56 %'],
    [-0.0456, '0.00 %;-0.00 %;0.00 %', '-4.56 %'],
    [0, '0.00 %;-0.00 %;"none"0', 'none0'],
    [-1234.5, '\\$#,0.00;(\\$#,0.00);\\$#,0.00', '($1,234.50)'],
    [1234.5, '\\$#,0.00;(\\$#,0.00);\\$#,0.00', '$1,234.50'],
    [-7, '#,0', '-7'],
    [1234567, '#,0,', '1,235'],
    [1234567, '#,0.0,,"M"', '1.2M'],
    [12.3, '#,0.0" kg"', '12.3 kg'],
    [12, "0' pcs'", '12 pcs'],
    [5, 'N0', '5'],
    [1234.5, 'N2', '1,234.50'],
    [1234.5, 'F1', '1234.5'],
    [0.5, 'P0', '50 %'],
    [1234.5, 'General Number', '1,234.5'],
    [Infinity, '#,0', '∞'],
    [-Infinity, '#,0', '-∞'],
    [1e300, '#,0', '1E300'],
    [0.1, '0.###', '0.1'],
  ])('%d as %j is %s', (value, format, written) => {
    expect(formatNumber(value, format, 'en-US')).toBe(written);
  });

  test('has the signs of the language', () => {
    expect(formatNumber(1234.5, '#,0.00', 'de-DE')).toBe('1.234,50');
    expect(formatNumber(1234.5, '#,0.00 "€"', 'de-DE')).toBe('1.234,50 €');
  });

  test('knows percent', () => {
    expect([isPercent('0%'), isPercent('P1'), isPercent('#,0'), isPercent(null)]).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe('numbers of one chart', () => {
  const style: NumberStyle = {
    ...{ format: '\\$#,0;(\\$#,0)', locale: 'en-US', displayUnits: 0, decimals: null },
    unitNames: ['K', 'M', 'bn', 'T'],
  };

  test.each<[number[], string[]]>([
    [
      [950, 20],
      ['$950', '$20'],
    ],
    [
      [1500, 20],
      ['$1.5K', '$0.0K'],
    ],
    [
      [2_000_000, 1_250_000, 250_000_000],
      ['$2M', '$1.3M', '$250M'],
    ],
    [[-3_400_000], ['($3.4M)']],
    [[0], ['$0']],
    [[], []],
  ])('%j stand in the unit of the largest', (values, written) => {
    expect(values.map(numberWriter(style, values))).toEqual(written);
  });

  test('follow what the author asks for', () => {
    expect(numberWriter({ ...style, displayUnits: 1000 }, [])(1_234_000)).toBe('$1,234K');
    expect(numberWriter({ ...style, decimals: 2 }, [2e6])(2e6)).toBe('$2.00M');
    expect(numberWriter({ ...style, displayUnits: 1, decimals: 1 }, [])(1234)).toBe('$1,234.0');
    const german = { ...style, format: '#,0.00 €', locale: 'de-DE' };
    const units = ['Tsd.', ' Mio.', 'Mrd.', 'Bio.'] as const;
    expect(numberWriter({ ...german, unitNames: units }, [2e6])(2.5e6)).toBe('2,5 Mio. €');
    expect(numberWriter({ ...style, format: '0.0%' }, [5000])(0.123)).toBe('12.3%');
  });
});

test.each<[string | null, string]>([
  ['yyyy-MM-dd', '2026-03-09'],
  ['dddd, d MMMM yyyy', 'Monday, 9 March 2026'],
  ['MMM yy', 'Mar 26'],
  ['%M', '3'],
  ['MM/dd/yyyy HH:mm:ss', '03/09/2026 14:05:07'],
  ['h:mm tt', '2:05 PM'],
  ["d 'day of' MMMM", '9 day of March'],
  ['General Date', 'Mar 9, 2026'],
  ['d', 'Mar 9, 2026'],
  [null, 'Mar 9, 2026'],
])('a date as %j is %s', (format, written) => {
  expect(formatDate(new Date(2026, 2, 9, 14, 5, 7), format, 'en-US')).toBe(written);
});

test('no date is nothing', () => {
  expect(formatDate(new Date(NaN), 'yyyy', 'en-US')).toBe('');
});
