import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { stepsLeft } from './steps';

const license = { id: 'one', held: true } as unknown as License;
const fetched = { ...license, keyFetchedAt: '2026-11-20T00:00:00.000Z' };
const seat = { ...license, seatOf: 'parent' };
const givenAway = { ...license, held: false };

test.each([
  ['an empty account', [], 0, ['theme']],
  ['one with a theme', [], 1, []],
  ['one with a licence whose key nobody fetched', [license], 0, ['theme', 'key']],
  ['one with a key in one of two licences', [license, fetched], 1, []],
  ['one with a seat, whose key is fetched elsewhere', [seat], 1, []],
  ['one whose first seat is for others', [givenAway], 1, []],
])('%s has left: %#', (_what, active, themes, steps) => {
  expect(stepsLeft(active, themes)).toEqual(steps);
});
