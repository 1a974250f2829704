import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { LicenseList } from './license-list';
import { useLicenses } from './license-store';

const TABLES: License = {
  id: 'tables',
  userId: 'nora',
  name: 'Nora Lind',
  month: 12,
  quantity: 2,
  licenseType: 'standard',
  visualType: 'tables',
  source: 'order',
  createdAt: '2026-01-01T12:00:00Z',
  expiresAt: '2027-01-01T12:00:00Z',
  deletedAt: null,
  revokedReason: null,
};
const LIST = 'GET /users/nora/licenses';

beforeEach(() => setClock(() => new Date('2026-03-01T12:00:00Z')));
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  setClock();
  useLicenses.setState(useLicenses.getInitialState());
});

function open(live: License[], listed: Parameters<typeof fakeNetwork>[0][string]) {
  useLicenses.setState({ licenses: live });
  const network = fakeNetwork({
    [LIST]: listed,
    'GET /licenses/tables/key': () => ({ status: 500, body: {} }),
  });
  const empty = { text: 'Buy one', actions: <a href="/pricing-charts">See pricing</a> };
  renderAt('/general', <LicenseList uid="nora" empty={empty} known={[]} onListed={() => {}} />);
  return network;
}

test('the licences keep the live list if the list of revoked licences can’t be loaded', async () => {
  const { times } = open([TABLES], () => ({ status: 500, body: {} }));
  await screen.findByText('Flexa Tables', undefined, { timeout: 20_000 });
  await waitFor(() => expect(times(LIST)).toBe(2));
  screen.getByRole('heading', { name: /^Active ?1$/ });
  expect(screen.queryByText(/could not be/)).toBeNull();
});

test('the licences show the empty state only once the list of ended licences has loaded too', async () => {
  let answer = () => {};
  const held = new Promise<{ body: object }>((resolve) => {
    answer = () => resolve({ body: { data: [] } });
  });
  open([], () => held);
  expect(screen.queryByText('No licences yet')).toBeNull();
  answer();
  await screen.findByRole('heading', { name: 'No licences yet' });
  screen.getByRole('link', { name: 'See pricing' });
});

test('a revoked licence shows its reason and its seats, without a key', async () => {
  const deletedAt = '2026-02-01T12:00:00Z';
  const revoked = { ...TABLES, deletedAt, revokedReason: 'refunded', quantity: 4 };
  open([], () => ({ body: { data: [revoked] } }));
  await screen.findByRole('heading', { name: /^Revoked ?1$/ });
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('4 seats · payment refunded');
  expect(row.textContent).toContain('Key revoked');
  expect(document.querySelector('code')).toBeNull();
});
