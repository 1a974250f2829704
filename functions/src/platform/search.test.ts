import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, hasTerms, listPersonSearchKeys, parseSearch, splitWords } from './search';

describe('foldText', () => {
  test.each([
    ['Łukasz Gąska', 'lukasz gaska'],
    ['ZOË', 'zoe'],
    ['Søren Kjær', 'soren kjaer'],
    ['Weiß', 'weiss'],
    ['WEISS', 'weiss'],
    ['Ayşe Yılmaz', 'ayse yilmaz'],
    ['İnci', 'inci'],
    ['Đorđe Þór Œuvre', 'dorde thor oeuvre'],
    ['e\u0301', 'e'],
    ['\u00e9', 'e'],
    ['ﬁnch', 'finch'],
    ['Ⅻ', 'xii'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ])('foldText turns %s into %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('foldText is complete: folding twice changes nothing more, whatever the letter', () => {
    const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
    expect(letters.filter((letter) => foldText(foldText(letter)) !== foldText(letter))).toEqual([]);
  });

  test('foldText makes capitals and small letters equal in Latin, Greek, Cyrillic and Armenian', () => {
    const codes = Array.from({ length: 0x590 }, (_, code) => String.fromCodePoint(code));
    const letters = codes.filter((code) => /\p{L}/u.test(code));
    const parted = letters.filter((letter) => foldText(letter.toUpperCase()) !== foldText(letter));
    expect(parted).toEqual([]);
  });
});

describe('splitWords', () => {
  test('the words of an address are split at every sign', () => {
    expect(splitWords('Ines.Moreau+flexa@cedar-freight.test')).toEqual([
      'ines',
      'moreau',
      'flexa',
      'cedar',
      'freight',
      'test',
    ]);
  });

  test('each word is listed once', () => {
    expect(splitWords('Ana ANA aná')).toEqual(['ana']);
  });

  test('a text of signs has no words', () => {
    expect(splitWords(' .@/-* ')).toEqual([]);
  });
});

describe('searchKeys', () => {
  test('the search keys are the address and all prefixes of the words in name and address', () => {
    expect(listPersonSearchKeys('Bo Li', 'bo@x.test').sort()).toEqual(
      ['b', 'bo', 'bo@x.test', 'l', 'li', 'x', 't', 'te', 'tes', 'test'].sort(),
    );
  });

  test('the search keys never cut a character in two', () => {
    expect(listPersonSearchKeys('𠮷田', 'a@b.c')).toContain('𠮷');
    expect(listPersonSearchKeys('𠮷田', 'a@b.c')).not.toContain('𠮷'.charAt(0));
  });

  test('the search keys stay few and short for the longest name and address', () => {
    const many = Array.from({ length: 50 }, (_, i) => i.toString(36)).join(' ');
    expect(
      listPersonSearchKeys(many, `${'x'.repeat(250)}@example.test`).length,
    ).toBeLessThanOrEqual(481);
    const long = listPersonSearchKeys('x'.repeat(100), 'a@b.c');
    expect(Math.max(...long.map((key) => key.length))).toBe(20);
  });
});

describe('parseSearch', () => {
  test('a search has a limited number of terms', () => {
    expect(parseSearch('a b c d e f g').terms).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a search of signs has no terms', () => {
    expect(parseSearch('%_*')).toEqual({ terms: [], address: null });
  });

  test('the terms of a search find everyone by any prefix of any word, in any case', () => {
    const words = fc.stringMatching(/^[a-zA-ZäöüßÄÖÜéèçñłŁøØΣσΑα0-9]{1,30}$/);
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (name, wordIndex, length, upper) => {
          const keys = listPersonSearchKeys(name.join(' '), 'nobody@example.test');
          const word = name[wordIndex % name.length] ?? '';
          const typed = word.slice(0, 1 + (length % word.length));
          const { terms } = parseSearch(upper ? typed.toUpperCase() : typed);
          expect(terms).toHaveLength(1);
          expect(keys).toEqual(expect.arrayContaining([...terms]));
        },
      ),
    );
  });
});

test.each([
  ['Ana@Flexa.test', 'ana@flexa.test'],
  [' ana@flexa.test ', 'ana@flexa.test'],
  ['ana flexa', null],
  ['ana@flexa.test jonas', null],
  ['@flexa', null],
])('the search %j asks for the whole address %j', (text, address) => {
  expect(parseSearch(text).address).toBe(address);
});

test.each([
  [['jon', 'kel'], true],
  [['kel', 'jonas', 'test'], true],
  [['onas'], false],
  [['jonas', 'nobody'], false],
  [[], true],
])('the prefixes %j match the words of a person: %s', (terms, expected) => {
  expect(hasTerms({ name: 'Jonas Kéller', email: 'j@flexa.test' }, terms)).toBe(expected);
});
