import { expect, test } from 'vitest';
import { formatFileName, slugify } from './file-name';

test.each([
  ['Meridian', 'Meridian'],
  ['Über 9/10: "best"?', 'Über 9 10 best'],
  ['..\\..\\etc', 'etc'],
  ['   ', 'Theme'],
  ['con', 'con Theme'],
  ['a\u202egpj.exe', 'a gpj.exe'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('formatFileName turns %s into %s', (name, expected) => {
  expect(formatFileName(name)).toBe(expected);
});

test.each([
  ['Meridian Dark', 'meridian-dark'],
  ['Übersicht №1', 'ubersicht-no1'],
  ['漢字', 'theme'],
])('slugify turns %s into %s', (name, expected) => {
  expect(slugify(name)).toBe(expected);
});
