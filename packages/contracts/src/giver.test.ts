import { describe, expect, test } from 'vitest';
import { cleanGiverName, describeGiver, GIVER_NAME_MAX, nameGiver } from './giver';

describe('cleanGiverName', () => {
  test.each([
    ['Bea Buyer', 'Bea Buyer'],
    ['  Bea \n Buyer ', 'Bea Buyer'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
    ['Be\u202Ea', 'Bea'],
  ])('cleanGiverName keeps the name %j', (typed, shown) => {
    expect(cleanGiverName(typed)).toBe(shown);
  });

  test.each([
    ['an address', 'bea@evil.example'],
    ['a link', 'https://evil.example'],
    ['a link with another scheme', 'ftp://evil'],
    ['a domain', 'Win at evil.example today'],
    ['a domain after www', 'www evil'],
    ['a domain with an invisible character', 'evil.\u200Bexample'],
    ['a domain with a full-width dot', 'evil\uFF0Eexample'],
    ['a domain with an ideographic stop', 'evil\u3002example'],
    ['a full-width @', 'bea\uFF20evil'],
    ['blanks', ' '],
    ['no name', null],
  ])('cleanGiverName drops %s', (_, typed) => {
    expect(cleanGiverName(typed)).toBeNull();
  });

  test('cleanGiverName cuts a name to 60 characters, never within a character', () => {
    expect(cleanGiverName('x'.repeat(60))).toBe('x'.repeat(60));
    const cut = cleanGiverName('𝓍😀'.repeat(40)) ?? '';
    expect([...cut]).toHaveLength(GIVER_NAME_MAX);
    expect(cut).toMatch(/^(x😀)+x?…$/u);
  });
});

test.each([
  [{ name: 'Bea', company: 'Cedar' }, 'Bea at Cedar', 'Bea at Cedar (bea@x.se)'],
  [{ name: 'Bea', company: null }, 'Bea', 'Bea (bea@x.se)'],
  [{ name: null, company: 'Cedar' }, 'bea@x.se', 'bea@x.se'],
])('nameGiver and describeGiver name the giver %j', (names, short, whole) => {
  const giver = { ...names, email: 'bea@x.se' };
  expect(nameGiver(giver)).toBe(short);
  expect(describeGiver(giver)).toBe(whole);
});
