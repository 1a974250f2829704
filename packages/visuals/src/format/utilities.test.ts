import { describe, expect, test } from 'vitest';
import { formatNumber } from './number-format';
import recorded from './testing/utilities.json';

/**
 * Texts of Microsoft's powerbi-visuals-utils-formattingutils 6.1.2, recorded from
 * `valueFormatter.format(value, format, false, locale)`. The utilities are not in the packages: their tables of
 * cultures alone are 116 kB compressed, of 60 kB that a package may have.
 */
const { values, locales, formats } = recorded;

/** Formats that the utilities write wrongly, with the right English texts of 1,234,567.891, -567.25, 0, -0.2, 0.0456. */
const FAULTS: Readonly<Record<string, readonly [fault: string, texts: readonly string[]]>> = {
  '\\$#,0;(\\$#,0);\\$#,0': ['a zero in brackets', ['$1,234,568', '($567)', '$0', '$0', '$0']],
  '#,0 €;-#,0 €;#,0 €': ['a negative zero', ['1,234,568 €', '-567 €', '0 €', '0 €', '0 €']],
  '#,0;(#,0)': ['a zero in brackets', ['1,234,568', '(567)', '0', '0', '0']],
  '#,0;(#,0);"-"': ['a zero in brackets', ['1,234,568', '(567)', '-', '-', '-']],
  '+#,0;-#,0;0': ['a negative zero', ['+1,234,568', '-567', '0', '0', '0']],
  '"▲ "#,0;"▼ "#,0;"● "0': [
    'an arrow before a zero',
    ['▲ 1,234,568', '▼ 567', '● 0', '● 0', '● 0'],
  ],
  '#,0.0,,"M"': ['commas that scale are written', ['1.2M', '0.0M', '0.0M', '0.0M', '0.0M']],
  '#,0,"K"': ['commas that scale are ignored', ['1,235K', '-1K', '0K', '0K', '0K']],
  '#,0.0,"k"': ['commas that scale are written', ['1,234.6k', '-0.6k', '0.0k', '0.0k', '0.0k']],
  'General Number': ['the name is written', ['1,234,567.89', '-567.25', '0', '-0.2', '0.05']],
  N0: ['a minus behind Arabic numbers', ['1,234,568', '-567', '0', '0', '0']],
  N2: ['a minus behind Arabic numbers', ['1,234,567.89', '-567.25', '0.00', '-0.20', '0.05']],
  P1: [
    'other blanks than .NET writes',
    ['123,456,789.1 %', '-56,725.0 %', '0.0 %', '-20.0 %', '4.6 %'],
  ],
  C2: [
    'a currency by the language of the reader',
    ['1,234,567.89', '-567.25', '0.00', '-0.20', '0.05'],
  ],
  '#,0;;': ['nothing for negative numbers', ['1,234,568', '-567', '', '', '']],
  '[Green]#,0;[Red]-#,0': ['colours are written', ['1,234,568', '-567', '0', '0', '0']],
};

describe('format strings in en, de, fr, ja and ar', () => {
  test.each(Object.entries(formats).filter(([format]) => !(format in FAULTS)))(
    '%s is written as Microsoft’s utilities write it',
    (format, texts) => {
      const ours = locales.map((locale) =>
        values.map((value) => formatNumber(value, format, locale)),
      );
      expect(ours).toEqual(texts);
    },
  );

  test.each(Object.entries(FAULTS))('%s: the utilities write %s', (format, [, texts]) => {
    const write = (locale: string) => values.map((value) => formatNumber(value, format, locale));
    expect(write('en-US')).toEqual(texts);
    // Other languages have other separators, and nothing else.
    const stripSeparators = (list: readonly string[]) =>
      list.map((text) => text.replace(/[.,\s]/g, ''));
    for (const locale of locales)
      expect(stripSeparators(write(locale))).toEqual(stripSeparators(texts));
  });
});
