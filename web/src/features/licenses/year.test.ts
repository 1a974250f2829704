import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { yearOf, type YearMonth } from './year';

const NOW = new Date(2026, 10, 23, 12);
const license = (id: string, end: Date, changes: Partial<License> = {}): License => ({
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

const idsOf = (months: YearMonth[]) =>
  months.map(({ ending }) => ending.map(({ id }) => id)).filter((ids) => ids.length > 0);

test('lists the licences that end in each of twelve months, the earliest first', () => {
  const all = [
    license('late', new Date(2026, 10, 30, 23, 59)),
    license('soon', new Date(2026, 10, 24)),
    license('over', new Date(2026, 10, 22)),
    license('back', new Date(2026, 10, 28), { deletedAt: NOW.toISOString() }),
    license('last', new Date(2027, 9, 31, 23)),
    license('beyond', new Date(2027, 10, 1)),
  ];
  const { months, later } = yearOf(all, NOW);
  expect(months.map(({ start }) => start.getMonth())).toEqual([
    ...[10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  expect(idsOf(months)).toEqual([['soon', 'late'], ['last']]);
  expect(later.map(({ id }) => id)).toEqual(['beyond']);
});

test('a licence bought today for 12 months is shown with its end', () => {
  const { months, later } = yearOf([license('new', new Date(2027, 10, 23, 12))], NOW);
  expect(idsOf(months)).toEqual([]);
  expect(later.map(({ id }) => id)).toEqual(['new']);
});

test('a renewed licence shows the end of its renewal unless that was revoked', () => {
  const renewed = license('now', new Date(2026, 10, 30), { renewedBy: 'next' });
  const startsAt = renewed.expiresAt;
  const next = license('next', new Date(2027, 1, 28), { startsAt });
  expect(idsOf(yearOf([renewed, next], NOW).months)).toEqual([['next']]);
  const back = { ...next, deletedAt: NOW.toISOString() };
  expect(idsOf(yearOf([renewed, back], NOW).months)).toEqual([['now']]);
});
