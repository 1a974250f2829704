import { expect, test } from 'vitest';
import { measureSpan, COLUMN, MARGIN, PAGE } from './layout-grid';

test('the grid has the widths that the article names', () => {
  expect(COLUMN).toBe(88);
  expect([1, 2, 3, 4, 6, 8, 12].map((span) => measureSpan(0, span).w)).toEqual([
    88, 192, 296, 400, 608, 816, 1232,
  ]);
  const last = measureSpan(9, 3);
  expect(last.x + last.w).toBe(PAGE.width - MARGIN);
});
