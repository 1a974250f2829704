import { expect, test } from 'vitest';
import type { License } from '@contracts/licenses';
import { groupLicenses, groupOf, summary } from './license-groups';

const now = new Date('2026-03-01T12:00:00Z');
const ending = (expiresAt: string, quantity = 1) => ({ expiresAt, quantity }) as License;

test.each([
  ['2026-03-01T11:59:59.999Z', 'expired'],
  ['2026-03-01T12:00:00.000Z', 'expired'],
  ['2026-03-01T12:00:00.001Z', 'expiring'],
  ['2026-03-15T12:00:00.000Z', 'expiring'],
  ['2026-03-15T12:00:00.001Z', 'active'],
])('a licence that ends %s is %s', (end, group) => {
  expect(groupOf(ending(end), now)).toBe(group);
});

test('groups keep the order they came in', () => {
  const all = [
    ending('2027-01-01T00:00:00Z', 1),
    ending('2026-01-01T00:00:00Z', 2),
    ending('2028-01-01T00:00:00Z', 3),
  ];
  const [active] = groupLicenses(all, now);
  expect(active?.licenses.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test('the summary counts what is active, its seats, and names the first to end', () => {
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  expect(summary([], now, iso)).toBe('No active licence at the moment.');
  expect(
    summary([ending('2026-05-01T00:00:00Z', 5), ending('2026-03-10T00:00:00Z')], now, iso),
  ).toBe('2 active, 6 seats. The next one ends on 2026-03-10.');
});
