import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsvLine } from './csv';

/** Reads one record (RFC 4180). Returns its fields, or undefined if it isn't exactly one record. */
function readLine(line: string): string[] | undefined {
  if (!/^(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n$))+$/.test(line)) return undefined;
  return [...line.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

describe('formatCsvLine', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' space ', ' space '],
    ['Zoë 😀', 'Zoë 😀'],
    ['a=b', 'a=b'],
    ["o'hara@flexa.test", "o'hara@flexa.test"],
  ])('a CSV line writes %j as %j', (cell, written) => {
    expect(formatCsvLine([cell, 'end'])).toBe(`${written},end\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    // Excel in most of Europe separates cells with semicolons instead of commas.
    ['Nora;=1+1', "Nora;'=1+1"],
    ['Nora; @SUM(A1)', "Nora;' @SUM(A1)"],
    ['a;b;c', 'a;b;c'],
    ['Nora;"=1+1', '"Nora;\'""=1+1"'],
    ['Nora\t-1', "Nora\t'-1"],
    ['Nora\n=1+1', '"Nora\n\'=1+1"'],
  ])('a CSV line defuses the formula %j', (cell, written) => {
    expect(formatCsvLine([cell])).toBe(`${written}\r\n`);
  });

  test('a CSV line writes true and false as words', () => {
    expect(formatCsvLine([true, false])).toBe('true,false\r\n');
    expect(formatCsvLine([-500, 0, '-500'])).toBe("-500,0,'-500\r\n");
  });

  test('a CSV line can be read back unchanged, whatever its values, and begins no formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
        (cells) => {
          const read = readLine(formatCsvLine(cells));
          const removeMarks = (cell: string) =>
            cell
              .replace(/([;\t|\r\n])'(?=[\s"]*[=+\-@])/g, '$1')
              .replace(/^'(?=[=+\-@\t\r\n])/, '');
          expect(read?.map(removeMarks)).toEqual(cells.map(removeMarks));
          for (const cell of read ?? []) {
            expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
            expect(cell).not.toMatch(/[;\t|\r\n][\s"]*[=+\-@]/);
          }
        },
      ),
    );
  });
});
