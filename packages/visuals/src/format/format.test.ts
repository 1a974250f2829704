import { describe, expect, test } from 'vitest';
import { formatDate } from './date-format';
import { formatNumber } from './number-format';

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
    // Microsoft scales by commas directly before the point as well.
    [1234567, '#,0,,.00"M"', '1.23M'],
    [100000000, '##0,,.', '100'],
    [1234567, '#,0,.0', '1,234.6'],
    [1234.5, '.00', '1234.50'],
    [-0.5, '\\$.0', '-$0.5'],
    [1234.5, ',0', '1235'],
    [12.3, '0. "kg"', '12 kg'],
    [3, '0\\.', '3.'],
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
    [2.246e18, '#,0', '2.25E18'],
    [0.1, '0.###', '0.1'],
    [7, '0000', '0007'],
    [7.5, '00.0', '07.5'],
    [0, '#,0;-#,0;"–"', '–'],
    [0, '#,0;-#,0;', ''],
    [-5, '#,0;;"none"', '-5'],
    [-5, '#,0;"below"', 'below'],
    [-0.2, '#,0', '0'],
    [-0.2, '#,0.0', '-0.2'],
    [1234567.891, '0.00E+00', '1.23E+06'],
    [-0.00012, '0.0E-0', '-1.2E-4'],
    [0.256, 'Percent', '25.60%'],
    [1234.5, 'Standard', '1,234.50'],
    [1234.5, 'Fixed', '1234.50'],
    [12, 'D5', '00012'],
    [12.5, 'G10', '12.5'],
    [1.5, 'N99', '1.50000000000000000000'],
    [5, '0'.repeat(40), '00000000000000000005'],
  ])('%d as %j is %s', (value, format, written) => {
    expect(formatNumber(value, format, 'en-US')).toBe(written);
  });

  test('uses the signs of the language', () => {
    expect(formatNumber(1234.5, '#,0.00', 'de-DE')).toBe('1.234,50');
    expect(formatNumber(1234.5, '#,0.00 "€"', 'de-DE')).toBe('1.234,50 €');
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
  ['mmmm yyyy', 'March 2026'],
  ['mmm yy', 'Mar 26'],
  ['dd/mm/yyyy', '09/03/2026'],
  ['hh:nn AM/PM', '02:05 PM'],
  ['hh:mm:ss am/pm', '02:05:07 pm'],
  ['mm:ss', '05:07'],
  ["yyyy 'Q'q", '2026 Q1'],
  ['General Date', 'Mar 9, 2026, 2:05:07 PM'],
  ['G', 'Mar 9, 2026, 2:05:07 PM'],
  ['Long Date', 'Monday, March 9, 2026'],
  ['Medium Date', 'Mar 9, 2026'],
  ['Short Date', '3/9/2026'],
  ['d', '3/9/2026'],
  ['Long Time', '2:05:07 PM'],
  ['Short Time', '2:05 PM'],
  ['t', '2:05 PM'],
  ['Y', 'March 2026'],
  ['M', 'March 9'],
  [null, 'Mar 9, 2026, 2:05:07 PM'],
])('a date as %j is %s', (format, written) => {
  const date = new Date(2026, 2, 9, 14, 5, 7);
  // Some versions of the language's words have a narrow blank.
  expect(formatDate(date, format, 'en-US').replaceAll('\u202f', ' ')).toBe(written);
});

test.each([null, 'General Date', 'G'])('a day as %j has no time', (format) => {
  expect(formatDate(new Date(2026, 2, 9), format, 'en-US')).toBe('Mar 9, 2026');
});

test('returns nothing for a missing date', () => {
  expect(formatDate(new Date(NaN), 'yyyy', 'en-US')).toBe('');
});
