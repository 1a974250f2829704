import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { groupByMonth, type YearMonth } from './year';

const NOW = new Date(2026, 10, 23, 12);
const buildLicense = (id: string, end: Date, changes: Partial<License> = {}): License => ({
  id,
  userId: 'me',
  name: 'Me',
  licenseType: 'standard',
  visualType: 'charts',
  month: 12,
  quantity: 1,
  source: 'order',
  createdAt: new Date(2026, 0).toISOString(),
  expiresAt: end.toISOString(),
  deletedAt: null,
  revokedReason: null,
  ...changes,
});

const listIds = (months: YearMonth[]) =>
  months.map(({ ending }) => ending.map(({ id }) => id)).filter((ids) => ids.length > 0);

test('groupByMonth lists the licences that end in each of twelve months, the earliest first', () => {
  const all = [
    buildLicense('late', new Date(2026, 10, 30, 23, 59)),
    buildLicense('soon', new Date(2026, 10, 24)),
    buildLicense('over', new Date(2026, 10, 22)),
    buildLicense('back', new Date(2026, 10, 28), { deletedAt: NOW.toISOString() }),
    buildLicense('last', new Date(2027, 9, 31, 23)),
    buildLicense('beyond', new Date(2027, 10, 1)),
  ];
  const { months, later } = groupByMonth(all, NOW);
  expect(months.map(({ start }) => start.getMonth())).toEqual([
    ...[10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  expect(listIds(months)).toEqual([['soon', 'late'], ['last']]);
  expect(later.map(({ id }) => id)).toEqual(['beyond']);
});

test('groupByMonth includes a licence bought today for 12 months', () => {
  const { months, later } = groupByMonth([buildLicense('new', new Date(2027, 10, 23, 12))], NOW);
  expect(listIds(months)).toEqual([]);
  expect(later.map(({ id }) => id)).toEqual(['new']);
});

test('groupByMonth lists a renewed licence by its renewal unless that was revoked', () => {
  const renewed = buildLicense('now', new Date(2026, 10, 30), { renewedBy: 'next' });
  const startsAt = renewed.expiresAt;
  const next = buildLicense('next', new Date(2027, 1, 28), { startsAt });
  expect(listIds(groupByMonth([renewed, next], NOW).months)).toEqual([['next']]);
  const back = { ...next, deletedAt: NOW.toISOString() };
  expect(listIds(groupByMonth([renewed, back], NOW).months)).toEqual([['now']]);
});
