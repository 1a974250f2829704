import { expect, test } from 'vitest';
import { listMonths } from './months';

test('the months of an export reach back into the previous year', () => {
  const months = listMonths(new Date('2026-02-28T23:59:59Z'));
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(12);
});
