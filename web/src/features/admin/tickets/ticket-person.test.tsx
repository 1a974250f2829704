import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ticket } from '@flexa/contracts/tickets';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { TicketPerson } from './ticket-person';

const TICKET: Ticket = {
  id: 'ticket-0000ffff',
  kind: 'support',
  name: 'Nora Lind',
  email: 'Nora@flexa.test',
  subject: 'Key refused',
  message: 'Where do I paste it?',
  state: 'open',
  answers: [],
  assignee: null,
  note: null,
  version: 1,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: null,
  updatedBy: null,
};
const NORA = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-01-02T12:00:00Z',
};
const LICENSE = {
  id: 'order-cs_1',
  userId: 'nora',
  visualType: 'tables',
  licenseType: 'standard',
  quantity: 4,
  name: 'Nora Lind',
  createdAt: '2026-01-02T12:00:00Z',
  deletedAt: null,
  expiresAt: '2099-01-02T12:00:00Z',
};
const ORDER = {
  id: 'cs_1',
  uid: 'nora',
  name: 'Nora Lind',
  planId: 'tables-3m',
  visualType: 'tables',
  licenseType: 'standard',
  month: 3,
  quantity: 2,
  amount: 12_000,
  currency: 'usd',
  state: 'paid',
  refunded: 0,
  createdAt: '2026-01-02T12:00:00Z',
  paidAt: '2026-01-02T12:00:00Z',
};
const PERSON = {
  user: NORA,
  emailVerified: true,
  lastSeenAt: null,
  licenses: [LICENSE],
  orders: [ORDER],
};
const EARLIER = { ...TICKET, id: 'ticket-1111eeee', subject: 'Invoice', state: 'closed' as const };
const NAMESAKE = { ...TICKET, id: 'ticket-2222dddd', email: 'nora@flexa.test.example' };

function show(people: readonly object[]) {
  fakeNetwork({
    'GET /users': () => ({
      body: { data: people, page: 1, totalPages: 1, total: people.length },
    }),
    'GET /admin/users/nora': () => ({ body: PERSON }),
    'GET /admin/tickets': () => ({
      body: { data: [TICKET, EARLIER, NAMESAKE], next: null, people: {} },
    }),
  });
  renderAt('/admin?view=tickets&ticket=ticket-0000ffff', <TicketPerson ticket={TICKET} />);
}

beforeEach(() => {
  signInAs('admin');
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test('a ticket shows the person with their licences, orders and earlier tickets', async () => {
  show([{ ...NORA, uid: 'other', email: 'nora@flexa.test.example' }, NORA]);
  const person = await screen.findByRole('link', { name: 'Open Nora Lind' });
  expect(person.getAttribute('href')).toBe('/admin?view=tickets&ticket=ticket-0000ffff&user=nora');
  await screen.findByText('1 active');
  const earlier = await screen.findByRole('region', { name: 'Earlier tickets' });
  expect(
    within(earlier)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Invoice']);
  // The form doesn't prove the address, so refunds and keys go to the account.
  screen.getByText(/Anyone can type an address into the form/);
});

test('an admin can refund and grant from a ticket', async () => {
  show([NORA]);
  const grant = await screen.findByRole('link', { name: 'Grant a licence' });
  expect(grant.getAttribute('href')).toBe(
    '/admin?view=tickets&ticket=ticket-0000ffff&user=nora&do=grant',
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Refund \$120/ }));
  await screen.findByRole('radiogroup');
});

test('support sees the person of a ticket but can neither refund nor grant', async () => {
  signInAs('support');
  show([NORA]);
  await screen.findByRole('link', { name: 'Open Nora Lind' });
  await screen.findByText('1 active');
  expect(screen.queryByRole('link', { name: 'Grant a licence' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('a ticket says that its address has no account', async () => {
  show([]);
  await screen.findByText('No account has this address.');
});
