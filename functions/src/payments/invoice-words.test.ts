import { expect, test } from 'vitest';
import { computeServicePeriod } from './invoice-words';

const at = new Date('2027-01-10T08:00:00.000Z');

const toSeconds = (day: string) => Date.parse(day) / 1000;

test('computeServicePeriod begins a renewal’s period at the end of the licence it renews', () => {
  const startsAt = '2027-01-31T12:00:00.000Z';
  const endsAt = '2027-02-28T12:00:00.000Z';
  expect(computeServicePeriod({ at, startsAt, endsAt })).toEqual({
    start: toSeconds(startsAt),
    end: toSeconds(endsAt),
  });
});

test('computeServicePeriod begins any other period with the order', () => {
  const endsAt = '2027-04-10T08:00:00.000Z';
  expect(computeServicePeriod({ at, endsAt })).toEqual({
    start: toSeconds(at.toISOString()),
    end: toSeconds(endsAt),
  });
});
