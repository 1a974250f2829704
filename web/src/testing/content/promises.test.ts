/** docs/promises.md: what the site promises is still said, held by something, and true of its numbers. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as constants from '@flexa/contracts/constants';
import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { MEMBERSHIP_PLANS, PART_PLANS } from '@flexa/contracts/plans';
import { SEAT_ADDRESSES_MAX, SEAT_MOVES_DAYS, SEAT_MOVES_MAX } from '@flexa/contracts/seats';
import * as verification from '@flexa/contracts/verification';
import { GRACE_DAYS } from '@flexa/license/issue';

const ROOT = new URL('../../../../', import.meta.url);
const CONSTANTS: Readonly<Record<string, unknown>> = {
  ...constants,
  ...verification,
  GRACE_DAYS,
  SEAT_ADDRESSES_MAX,
  SEAT_MOVES_DAYS,
  SEAT_MOVES_MAX,
  TRIAL_DAYS,
};
const UNITS: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000 };

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8').replaceAll(/\s+/g, ' ');

/** The rows of the table below a heading, without their backticks. */
function rowsBelow(heading: string): string[][] {
  const text = readFileSync(new URL('docs/promises.md', ROOT), 'utf8');
  const part = text.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows
    .slice(2)
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
}

/** Such as 10 min in milliseconds, or 30 14 3 as a list. */
function valueOf(cell: string): unknown {
  const [amount = '', unit = ''] = cell.split(' ');
  const factor = UNITS[unit];
  if (factor) return Number(amount) * factor;
  const numbers = cell.split(' ').map(Number);
  return numbers.length > 1 ? numbers : numbers[0];
}

const promises = rowsBelow('In words');
const numbers = rowsBelow('In numbers');

test('there are promises to look at', () => {
  expect(promises.length).toBeGreaterThan(20);
  expect(numbers.length).toBeGreaterThan(10);
});

describe.each([...promises, ...numbers])('“%s”', (words, saidIn) => {
  test('is said there, in these words', () => {
    expect(read(saidIn ?? '')).toContain(words);
  });
});

test.each(promises)('“%s”, said in %s, is held by %s', (_words, _saidIn, heldBy) => {
  expect(existsSync(new URL(heldBy ?? '', ROOT))).toBe(true);
});

test.each(numbers)('“%s”, said in %s, is %s = %s', (_words, _saidIn, constant, value) => {
  expect(CONSTANTS[constant ?? '']).toEqual(valueOf(value ?? ''));
});

test('at list price the membership costs as much as its two paid parts, for each term', () => {
  for (const { months, listCents } of MEMBERSHIP_PLANS) {
    const part = PART_PLANS.find((plan) => plan.months === months);
    expect(listCents).toBe(2 * (part?.cents ?? 0));
  }
});
