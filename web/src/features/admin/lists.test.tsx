import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitListEntry } from '@flexa/contracts/people';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { AuditLog } from './audit/audit-log';
import { TicketList } from './tickets/ticket-list';
import { UserList } from './users/user-list';
import { WaitListView } from './wait-list/wait-list-view';

beforeEach(() => {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const stats = { 'GET /admin/stats': () => ({ status: 403, body: {} }) };

test('a list that could not be loaded shows an error and offers to try again', async () => {
  fakeNetwork({
    'GET /admin/audit': (times) =>
      times === 1
        ? { status: 400, body: { code: 'internal', message: 'x' } }
        : { body: { data: [], next: null, people: {} } },
  });
  renderAt('/admin?view=audit', <AuditLog />);
  await screen.findByText('The audit log could not be loaded');
  screen.getByText('An error occurred please try again');
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('No entries yet');
  expect(screen.queryByText('The audit log could not be loaded')).toBeNull();
});

test('the wait list filters by product, with the product in the address', async () => {
  const entry: WaitListEntry = {
    email: 'nora@flexa.test',
    product: 'analytics',
    createdAt: '2026-03-01T12:00:00Z',
  };
  fakeNetwork({
    ...stats,
    'GET /admin/wait-list': (times) => ({ body: { data: times === 2 ? [] : [entry], next: null } }),
  });
  const { address, back } = renderAt('/admin?view=wait-list', <WaitListView />);
  await screen.findByRole('row', { name: /nora@flexa\.test.*Analytics/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Theme' }));
  await waitFor(() => expect(screen.queryByText('nora@flexa.test')).toBeNull());
  expect(address()).toBe('/admin?view=wait-list&product=theme');
  await back();
  await screen.findByText('nora@flexa.test');
});

test('the closed tickets have an address of their own', async () => {
  fakeNetwork({
    ...stats,
    'GET /admin/tickets': () => ({ body: { data: [], next: null, people: {} } }),
  });
  const { address } = renderAt('/admin?view=tickets&ticket=t1', <TicketList />);
  await screen.findByText('No open tickets');
  fireEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  await waitFor(() => expect(address()).toBe('/admin?view=tickets&state=closed'));
});

const NORA = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-01-02T12:00:00Z',
};

test('the row of a user shows packs and the amount paid', async () => {
  const page = { data: [NORA], page: 1, totalPages: 1, total: 1, totalIsExact: true };
  const packs = ['charts', 'tables', 'suite'];
  const holding = { uid: 'nora', packs, licenses: 3, seats: 4, paid: 36_000 };
  fakeNetwork({
    ...stats,
    'GET /users': () => ({ body: page }),
    'GET /admin/holdings': () => ({ body: { data: [holding] } }),
  });
  renderAt('/admin?search=nora', <UserList />);
  const row = await screen.findByRole('row', { name: /Nora Lind.*\$360/ });
  const tiles = [...row.querySelectorAll('li')].map((tile) => tile.textContent);
  expect(tiles).toEqual(['Charts', 'Tables', 'Membership']);
});

test('a page of users past the end links back to the first page', async () => {
  const empty = { data: [], page: 9, totalPages: 1, total: 3, totalIsExact: true };
  fakeNetwork({ ...stats, 'GET /users': () => ({ body: empty }) });
  const { address } = renderAt('/admin?search=ines&page=9', <UserList />);
  await screen.findByText('No users on this page');
  fireEvent.click(screen.getByText('Go to the first page'));
  await waitFor(() => expect(address()).toBe('/admin?search=ines'));
});
