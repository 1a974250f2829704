import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { clearPage, renderAt } from '@/testing/render';
import { YearCalendar } from './year-calendar';

const buildLicense = (id: string, expiresAt: string) =>
  ({
    id,
    visualType: 'charts',
    source: 'order',
    quantity: 1,
    deletedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt,
  }) as License;

afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

test.each([
  ['no licence', [], false],
  ['one licence', ['2026-06-01T00:00:00.000Z'], false],
  ['two licences', ['2026-06-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z'], true],
  ['one this year and one later', ['2026-06-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'], true],
])('the calendar decides whether to appear for %s', (_case, ends, isShown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00.000Z') });
  const licenses = ends.map((end, index) => buildLicense(String(index), end));
  renderAt('/general', <YearCalendar licenses={licenses} />);
  expect(screen.queryByRole('heading', { name: 'End dates' }) !== null).toBe(isShown);
});
