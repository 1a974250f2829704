import { expect, test } from 'vitest';
import { parseCents } from './cents';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['$40.00', 4000],
  ['1,200.00', 120_000],
  [' 0.01 ', 1],
  ['', null],
  ['-3', null],
  ['1.234.5', null],
  ['ten', null],
  ['12.505', null],
])('parseCents reads %j as %j cents', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});
