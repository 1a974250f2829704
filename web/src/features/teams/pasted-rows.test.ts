import { describe, expect, test } from 'vitest';
import { readPastedRows, splitForCalls } from './pasted-rows';

const readAddresses = (text: string) =>
  readPastedRows(text).flatMap((row) => (row.refusal === undefined ? [row.text] : []));
const readRefusals = (text: string) =>
  readPastedRows(text).flatMap(({ text: row, refusal }) => (refusal ? [[row, refusal]] : []));

/** A list as people paste it from Excel, with its byte order mark. */
const FROM_EXCEL = [
  '\uFEFFName;E-Mail;Abteilung',
  '"Muster, Anna";Anna.Muster@Example.test;BI',
  'Bo Kern; bo.kern@example.test ;BI',
  'Anna M.;anna.muster@example.test;Finance',
  '=HYPERLINK("http://x");carl@example.test;',
  'Dana;dana@example;',
  'Eva;eva+pbi@example.test;BI',
  ';;',
  '',
].join('\r\n');

describe('readPastedRows with a list from Excel', () => {
  test('a pasted list gives each person one seat, compared without case', () => {
    expect(readAddresses(FROM_EXCEL)).toEqual([
      'anna.muster@example.test',
      'bo.kern@example.test',
      'carl@example.test',
      'eva+pbi@example.test',
    ]);
  });

  test('a pasted list says why a row gets no seat, and ignores the heading and blank rows', () => {
    expect(readRefusals(FROM_EXCEL)).toEqual([
      ['anna.muster@example.test', 'twice'],
      ['dana@example', 'invalid'],
    ]);
  });

  test('a pasted list keeps nothing of a formula', () => {
    expect(JSON.stringify(readPastedRows(FROM_EXCEL))).not.toMatch(/HYPERLINK|=/);
  });
});

test.each<[string, string, string[]]>([
  ['one per line', 'a@x.se\nb@x.se\r\n\n', ['a@x.se', 'b@x.se']],
  ['old line ends', 'a@x.se\rb@x.se', ['a@x.se', 'b@x.se']],
  ['separators', 'a@x.se, b@x.se;c@x.se d@x.se', [...'abcd'].map((l) => `${l}@x.se`)],
  ['cells with tabs', 'Name\tE-mail\nAna Lind\ta@x.se\nBo\tb@x.se', ['a@x.se', 'b@x.se']],
  ['names in quotes', 'name;email\n"Lind, Ana";a@x.se\nBo;b@x.se', ['a@x.se', 'b@x.se']],
  ['Outlook', `Ana Lind <a@x.se>; "Bo" <b@x.se>; 'c@x.se'`, ['a@x.se', 'b@x.se', 'c@x.se']],
  ['an apostrophe in an address', "O'Hara;o'hara@x.se", ["o'hara@x.se"]],
  ['links and full stops', 'mailto:a@x.se\nWrite to b@x.se.', ['a@x.se', 'b@x.se']],
  ['nothing', ' \n', []],
])('readPastedRows reads %s', (_, text, found) => {
  expect(readAddresses(text)).toEqual(found);
});

test('a pasted line without an address is shown as it was pasted', () => {
  expect(readRefusals('a@x.se\n nobody ')).toEqual([['nobody', 'no-address']]);
});

test('a pasted list gets no more than the free seats, and no second seat for an address', () => {
  const rows = readPastedRows('a@x.se\nb@x.se\nc@x.se\nb@x.se', {
    taken: new Set(['a@x.se']),
    free: 1,
  });
  expect(rows).toEqual([
    { text: 'a@x.se', refusal: 'already' },
    { text: 'b@x.se' },
    { text: 'c@x.se', refusal: 'full' },
    { text: 'b@x.se', refusal: 'twice' },
  ]);
});

test('splitForCalls splits addresses into lists of 500', () => {
  const many = Array.from({ length: 1001 }, (_, n) => `p${n}@x.se`);
  expect(splitForCalls(many).map(({ length }) => length)).toEqual([500, 500, 1]);
});
