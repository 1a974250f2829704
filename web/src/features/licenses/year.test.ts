import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { yearOf } from './year';

const NOW = new Date(2026, 10, 23, 12);
const license = (id: string, end: Date, changes: Partial<License> = {}): License => ({
  ...{ id, userId: 'me', name: 'Me', licenseType: 'standard', visualType: 'charts', month: 12 },
  ...{ quantity: 1, source: 'order', createdAt: new Date(2026, 0).toISOString() },
  ...{ expiresAt: end.toISOString(), deletedAt: null, revokedReason: null },
  ...changes,
});

test('twelve months from this one, each with what ends in it, the first to end first', () => {
  const all = [
    license('late', new Date(2026, 10, 30, 23, 59)),
    license('soon', new Date(2026, 10, 24)),
    license('over', new Date(2026, 10, 22)),
    license('back', new Date(2026, 10, 28), { deletedAt: NOW.toISOString() }),
    license('last', new Date(2027, 9, 31, 23)),
    license('beyond', new Date(2027, 10, 1)),
  ];
  const year = yearOf(all, NOW);
  expect(year.map(({ start }) => start.getMonth())).toEqual([10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(
    year.map(({ ending }) => ending.map(({ id }) => id)).filter((ids) => ids.length > 0),
  ).toEqual([['soon', 'late'], ['last']]);
});
