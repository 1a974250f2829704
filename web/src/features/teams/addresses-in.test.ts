import { expect, test } from 'vitest';
import { addressesIn, linesOf } from './addresses-in';

test.each<[string, string, string[]]>([
  ['one a line', 'a@x.se\nb@x.se\r\n\n', ['a@x.se', 'b@x.se']],
  [
    'commas, semicolons and blanks',
    'a@x.se, b@x.se;c@x.se d@x.se',
    [...'abcd'].map((l) => `${l}@x.se`),
  ],
  [
    'a CSV with names and a heading',
    'name;email\n"Lind, Ana";a@x.se\nBo;b@x.se',
    ['a@x.se', 'b@x.se'],
  ],
  [
    'addresses as a mail program copies them',
    'Ana Lind <a@x.se>; "Bo" <b@x.se>',
    ['a@x.se', 'b@x.se'],
  ],
  ['an address twice', 'A@x.se\na@x.se', ['a@x.se']],
  ['lines without an address, to be answered', 'a@x.se\nnobody', ['a@x.se', 'nobody']],
  ['nothing', ' \n', []],
])('%s', (_, text, found) => {
  expect(addressesIn(text)).toEqual(found);
});

test('sends lists in calls of 500', () => {
  const many = Array.from({ length: 1001 }, (_, n) => `p${n}@x.se`);
  expect(linesOf(many).map(({ length }) => length)).toEqual([500, 500, 1]);
});
