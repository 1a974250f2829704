import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { NotedLicense } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { setClock } from '@/lib/clock';
import { QueryProvider } from '@/lib/query-provider';
import { clearPage, renderAt } from '@/testing/render';
import { normalizeSpaces } from '@/testing/plain';
import { PersonLicenses } from './person-licenses';

afterEach(() => {
  clearPage();
  setClock();
  useSession.setState({ user: null });
});

const LICENSE = {
  id: 'order-1',
  visualType: 'tables',
  licenseType: 'standard',
  quantity: 4,
  createdAt: '2026-01-02T12:00:00Z',
  expiresAt: '2026-04-02T12:00:00Z',
  deletedAt: null,
} as NotedLicense;

test('future licences show their start and past ones their end, and only past ones can’t be revoked', () => {
  setClock(() => new Date('2026-03-03T12:00:00Z'));
  useSession.setState({ user: { isAdmin: true } as User });
  const term = { startsAt: '2026-04-02T12:00:00Z', expiresAt: '2026-07-02T12:00:00Z' };
  const licenses = [
    { ...LICENSE, id: 'ended', expiresAt: '2026-02-02T12:00:00Z' },
    { ...LICENSE, id: 'ahead', ...term },
    LICENSE,
  ];
  renderAt(
    '/admin',
    <QueryProvider>
      <PersonLicenses licenses={licenses} />
    </QueryProvider>,
  );
  const rows = screen.getAllByRole('listitem').map((row) => normalizeSpaces(row.textContent));
  expect(rows).toEqual([
    'Tables4 seats30 days leftRevoke',
    'Tables4 seatsStarts 2 Apr 2026Revoke',
    'Tables4 seatsEnded 2 Feb 2026',
  ]);
  screen.getByText('1 active');
});
