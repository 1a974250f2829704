import { expect, test } from 'vitest';
import { servicePeriod } from './invoice-words';

const at = new Date('2027-01-10T08:00:00.000Z');

const secondsOf = (day: string) => Date.parse(day) / 1000;

test('begins a renewal’s service period at the end of the licence it renews', () => {
  const startsAt = '2027-01-31T12:00:00.000Z';
  const endsAt = '2027-02-28T12:00:00.000Z';
  expect(servicePeriod({ at, startsAt, endsAt })).toEqual({
    start: secondsOf(startsAt),
    end: secondsOf(endsAt),
  });
});

test('begins any other service period with the order', () => {
  const endsAt = '2027-04-10T08:00:00.000Z';
  expect(servicePeriod({ at, endsAt })).toEqual({
    start: secondsOf(at.toISOString()),
    end: secondsOf(endsAt),
  });
});
