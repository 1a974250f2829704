import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { usePersonAddress } from '../address';
import { UserList } from '../users/user-list';
import { PersonDrawer } from './person-drawer';

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
const PERSON = 'GET /admin/users/nora';
const LIST = 'GET /users';
const CHANGE = 'PUT /users/nora';
const DELETE = 'DELETE /users/nora';
const gone = { status: 404, body: { code: 'not-found', message: 'User not found' } };

beforeEach(() => {
  signInAs('admin');
  // jsdom lacks both.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  vi.spyOn(toast, 'success').mockReturnValue(undefined);
  vi.spyOn(toast, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  clearPage();
  // The drawer returns the focus a turn later.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  signOut();
});

function Users() {
  const { uid } = usePersonAddress();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <UserList />
      </main>
      {uid && <PersonDrawer uid={uid} />}
    </>
  );
}

type Answers = Parameters<typeof fakeNetwork>[0];

function open(search: string, more: Answers = {}, { admins = 2 } = {}) {
  const page = { page: 1, totalPages: 1, total: 1, totalIsExact: true };
  const person = { user: NORA, emailVerified: true, lastSeenAt: null, licenses: [], orders: [] };
  const network = fakeNetwork({
    [LIST]: () => ({ body: { ...page, data: [NORA] } }),
    [PERSON]: () => ({ body: person }),
    'GET /admin/holdings': () => ({ body: { data: [] } }),
    'GET /admin/tickets': () => ({ body: { data: [], next: null, people: {} } }),
    'GET /admin/users/nora/mails': () => ({ body: { data: [] } }),
    'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }),
    'GET /admin/stats': () => ({ body: { users: { total: 9, recent: 1, admins } } }),
    ...more,
  });
  return { ...network, person, ...renderAt(`/admin${search}`, <Users />) };
}

const getDrawer = () => within(screen.getByRole('dialog'));
const getForm = () => within(getDrawer().getByRole('form'));
const openMenu = () =>
  fireEvent.keyDown(getDrawer().getByLabelText('More about Nora Lind'), { key: 'Enter' });
const press = (name: string) => fireEvent.click(getForm().getByRole('button', { name }));

test('the drawer of a deleted user says so and links back to the list', async () => {
  const { address } = open('?search=nora&user=nora', { [PERSON]: () => gone });
  await screen.findByText('User not found');
  fireEvent.click(getDrawer().getByText('Back to users'));
  await waitFor(() => expect(address()).toBe('/admin?search=nora'));
});

test('the drawer shows when another admin has deleted the user', async () => {
  const { person } = open('?user=nora&do=disable', {
    [PERSON]: (times) => (times === 1 ? { body: person } : gone),
    [CHANGE]: () => gone,
  });
  await screen.findByRole('form', { name: 'Disable Nora Lind?' });
  press('Disable');
  await getDrawer().findByText('Back to users');
});

test('a name that could not be saved stays in its field, and a saved one reloads the list', async () => {
  const renamed = { ...NORA, name: 'Nina Lind' };
  const { address, requests, times, person } = open('?search=nora&user=nora&do=edit', {
    [PERSON]: (tries) => ({ body: tries === 1 ? person : { ...person, user: renamed } }),
    [CHANGE]: (tries) => (tries === 1 ? new TypeError('Failed to fetch') : { body: renamed }),
  });
  await screen.findByRole('form');
  const field = getForm().getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(field, { target: { value: ' Nina Lind ' } });
  press('Save');
  await getForm().findByText('Failed to update user');
  expect(field.value).toBe(' Nina Lind ');
  const before = times(LIST);
  press('Save');
  await getDrawer().findByRole('heading', { level: 2, name: 'Nina Lind' });
  expect(requests[CHANGE]?.at(1)?.body).toEqual({ name: 'Nina Lind' });
  await waitFor(() => expect(times(LIST)).toBe(before + 1));
  expect(address()).toBe('/admin?search=nora&user=nora');
});

test.each([
  ['disable', 'Disable', { disabled: true }, 'Enable'],
  ['admin', 'Make admin', { isAdmin: true }, 'Remove admin'],
])('?do=%s changes the account, and the drawer then offers the opposite', async (...row) => {
  const [ask, action, change, other] = row;
  const changed = { ...NORA, ...change };
  const { requests, person } = open(`?user=nora&do=${ask}`, {
    [PERSON]: (times) => ({ body: times === 1 ? person : { ...person, user: changed } }),
    [CHANGE]: () => ({ body: changed }),
  });
  await screen.findByRole('form');
  press(action);
  await waitFor(() => expect(getDrawer().queryByRole('form')).toBeNull());
  if (ask === 'admin') openMenu();
  await screen.findByText(other);
  expect(requests[CHANGE]?.map(({ body }) => body)).toEqual([change]);
});

test('the dialog shows that the server refuses to remove the last admin', async () => {
  const admin = { ...NORA, isAdmin: true };
  const message = 'This is the last admin. Make another person an admin first';
  const { person } = open('?user=nora&do=admin', {
    [PERSON]: () => ({ body: { ...person, user: admin } }),
    [CHANGE]: () => ({ status: 409, body: { code: 'last-admin', message } }),
  });
  await screen.findByRole('form');
  press('Remove admin');
  await getForm().findByText(message);
});

test('actions that would lock out the last admin are disabled and explained, and their addresses ignored', async () => {
  const { person } = open(
    '?user=nora&do=delete',
    { [PERSON]: () => ({ body: { ...person, user: { ...NORA, isAdmin: true } } }) },
    { admins: 1 },
  );
  await waitFor(() => expect(getDrawer().queryByLabelText('More about Nora Lind')).toBeTruthy());
  // A right that is granted once a year is in the menu, not beside the daily actions.
  expect(getDrawer().queryByText('Remove admin')).toBeNull();
  openMenu();
  await screen.findByText('This is the last admin. Make another person an admin first');
  const item = screen.getByRole('menuitem', { name: 'Remove admin' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(getDrawer().queryByRole('form')).toBeNull();
});

test('an admin deletes a user by typing their address, sees failures and returns to the list', async () => {
  const { address, requests } = open('?search=nora&user=nora&do=delete', {
    [LIST]: (times) => ({
      body: {
        data: times === 1 ? [NORA] : [],
        page: 1,
        totalPages: 0,
        total: 0,
        totalIsExact: true,
      },
    }),
    [DELETE]: (times) =>
      times === 1 ? new TypeError('Failed to fetch') : { body: { deleted: true } },
  });
  await screen.findByRole('form');
  const button = getForm().getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' });
  const field = getForm().getByLabelText('Type nora@flexa.test to confirm');
  fireEvent.change(field, { target: { value: 'someone@else.test' } });
  expect(button.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'NORA@flexa.test' } });
  fireEvent.click(button);
  await getForm().findByText('Failed to delete user');
  fireEvent.click(button);
  await screen.findByText('No users match “nora”');
  expect(requests[DELETE]).toHaveLength(2);
  expect(address()).toBe('/admin?search=nora');
  // The focused row is gone.
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('a closed dialog of the drawer returns the focus to its button', async () => {
  const { person } = open('?user=nora', {
    [PERSON]: () => ({ body: { ...person, licenses: [LICENSE], orders: [ORDER] } }),
  });
  for (const [name, question] of [
    ['Revoke Tables', 'Revoke Tables, 4 seats?'],
    [
      'Refund $120.00',
      'This refunds the whole order, and the Flexa Tables licence ends right away.',
    ],
  ] as const) {
    const getButton = () => getDrawer().getByLabelText(name);
    await getDrawer().findByLabelText(name);
    fireEvent.click(getButton());
    getDrawer().getByText(question);
    fireEvent.click(getDrawer().getByText('Keep it'));
    expect(document.activeElement).toBe(getButton());
  }
});

test('an admin refunds part of an order, at most its amount, and its licences stay', async () => {
  const REFUND = 'POST /admin/orders/cs_1/refund';
  const after = { ...ORDER, state: 'partially-refunded', refunded: 1250 };
  const { requests, person } = open('?user=nora', {
    [PERSON]: (times) => ({ body: { ...person, orders: [times === 1 ? ORDER : after] } }),
    [REFUND]: () => ({ body: after }),
  });
  fireEvent.click(await screen.findByLabelText('Refund $120.00'));
  fireEvent.click(getDrawer().getByText('Part'));
  const amount = getDrawer().getByLabelText('Amount in dollars');
  fireEvent.change(amount, { target: { value: '130' } });
  await getDrawer().findByText('You can refund at most $120.00');
  fireEvent.change(amount, { target: { value: '12.50' } });
  getDrawer().getByText('The Flexa Tables licence stays active.');
  fireEvent.click(getDrawer().getByText('Refund $12.50'));
  await getDrawer().findByText('$12.50 refunded');
  getDrawer().getByLabelText('Refund $107.50');
  expect(requests[REFUND]?.[0]?.body).toMatchObject({ amount: 1250 });
});

test('a refund of seats shows the server’s reason about the amount', async () => {
  const message = 'Only 1000 cents are left to give back';
  const { person } = open('?user=nora', {
    [PERSON]: () => ({ body: { ...person, orders: [ORDER] } }),
    'POST /admin/orders/cs_1/refund': () => ({
      status: 400,
      body: { code: 'invalid-argument', message, details: [{ field: 'amount', message }] },
    }),
  });
  fireEvent.click(await screen.findByLabelText('Refund $120.00'));
  fireEvent.click(getDrawer().getByRole('radio', { name: 'Seats' }));
  fireEvent.change(getDrawer().getByLabelText('Seats to refund'), { target: { value: '1' } });
  fireEvent.click(await getDrawer().findByText('Refund $60.00'));
  await getDrawer().findByText(message);
});

test('the refund dialog of an upcoming renewal mentions only that term', async () => {
  const renewal = { ...LICENSE, id: 'order-cs_1', startsAt: '2098-10-02T12:00:00Z' };
  const { person } = open('?user=nora', {
    [PERSON]: () => ({
      body: { ...person, licenses: [{ ...LICENSE, id: 'order-cs_0' }, renewal], orders: [ORDER] },
    }),
  });
  fireEvent.click(await screen.findByLabelText('Refund $120.00'));
  getDrawer().getByText(
    /^This refunds the whole order and cancels the Flexa Tables term from .*2098/,
  );
  getDrawer().getByText(/Your Flexa Tables term from .* is cancelled. The term before it is not/);
  expect(getDrawer().queryByText(/has ended|right away/)).toBeNull();
});

test('an unanswered refund is repeated with the same request id', async () => {
  const REFUND = 'POST /admin/orders/cs_1/refund';
  const { requests, person } = open('?user=nora', {
    [PERSON]: () => ({ body: { ...person, orders: [ORDER] } }),
    [REFUND]: (times) => (times === 1 ? new TypeError('Failed to fetch') : { body: ORDER }),
  });
  fireEvent.click(await screen.findByLabelText('Refund $120.00'));
  fireEvent.click(getDrawer().getByText('Part'));
  fireEvent.change(getDrawer().getByLabelText('Amount in dollars'), { target: { value: '12.50' } });
  fireEvent.click(getDrawer().getByText('Refund $12.50'));
  await getDrawer().findByText('An error occurred please try again');
  fireEvent.click(getDrawer().getByText('Refund $12.50'));
  await waitFor(() => expect(getDrawer().queryByText('Refund $12.50')).toBeNull());
  const ids = requests[REFUND]?.map(({ body }) => (body as { requestId: string }).requestId);
  expect(ids).toHaveLength(2);
  expect(ids?.[0]).toBe(ids?.[1]);
});

test('support sees the whole account but no action that grants, revokes or exports', async () => {
  signInAs('support');
  const person = { user: NORA, licenses: [LICENSE], orders: [ORDER], lastSeenAt: null };
  fakeNetwork({
    [PERSON]: () => ({ body: person }),
    [LIST]: () => ({
      body: { data: [NORA], page: 1, totalPages: 1, total: 1, totalIsExact: true },
    }),
    'GET /admin/holdings': () => ({ body: { data: [] } }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }),
    'GET /admin/users/nora/mails': () => ({ body: { data: [] } }),
  });
  // The address doesn't open them either.
  renderAt('/admin?user=nora&do=grant', <Users />);
  await screen.findByText('Tables, 3 months × 2');
  await screen.findByText('No e-mails in the last 30 days.');
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(names.join(' ')).not.toMatch(/Grant|Edit|admin|support|Revoke|Refund|CSV|Delete|Disable/i);
  expect(document.querySelector('[data-menu]')).toBeNull();
});

test('the drawer lists the tickets of the person’s address', async () => {
  const ticket = {
    id: 'ticket-1111eeee',
    email: 'Nora@flexa.test',
    subject: 'Invoice',
    state: 'open',
    createdAt: '2026-03-01T12:00:00Z',
  };
  open('?user=nora', {
    'GET /admin/tickets': () => ({ body: { data: [ticket], next: null, people: {} } }),
  });
  const link = await screen.findByRole('link', { name: 'Invoice' });
  expect(link.getAttribute('href')).toBe(
    '/admin?view=tickets&search=T-1111-EEEE&ticket=ticket-1111eeee',
  );
});
