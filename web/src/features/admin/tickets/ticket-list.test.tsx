import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ticket } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { TicketList } from './ticket-list';

const TICKET: Ticket = {
  id: 't1',
  kind: 'support',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
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
  isSupport: true,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-01-02T12:00:00Z',
};

afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('another admin’s later note appears once the reader’s own is saved', async () => {
  const notes = ['Told by phone', 'Solved'];
  fakeNetwork({
    'GET /admin/tickets': () => ({
      body: { data: [{ ...TICKET, note: notes[0] }], next: null, people: {} },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': () => ({ body: { ...TICKET, note: notes.shift() } }),
  });
  renderAt('/admin?view=tickets&ticket=t1', <TicketList />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Internal note');
  fireEvent.change(field, { target: { value: 'Told by mail' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(field.value).toBe('Solved'));
});

test('a save keeps the typed text and does not overwrite a note that someone else has changed', async () => {
  const anna = { ...TICKET, note: 'Called', version: 2, updatedBy: 'anna' };
  const changed = { ...anna, updatedAt: new Date(now().getTime() - 2 * 60_000).toISOString() };
  const network = fakeNetwork({
    'GET /admin/tickets': (times) => ({
      body: { data: [times === 1 ? TICKET : changed], next: null, people: { anna: 'Anna' } },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': (times) =>
      times === 1
        ? { status: 409, body: { code: 'ticket-changed', message: 'Changed' } }
        : { body: { ...changed, note: 'Told by mail', version: 3 } },
  });
  renderAt('/admin?view=tickets&ticket=t1', <TicketList />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Internal note');
  fireEvent.change(field, { target: { value: 'Told by mail' } });
  const save = screen.getByRole('button', { name: 'Save note' });
  fireEvent.click(save);
  await screen.findByText('Changed by Anna, 2 min ago');
  expect(screen.getByText('Called')).toBeTruthy();
  expect(field.value).toBe('Told by mail');
  expect(save).toHaveProperty('disabled', true);

  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(save);
  await waitFor(() => expect(network.times('PUT /admin/tickets')).toBe(2));
  const sent = network.requests['PUT /admin/tickets']?.map(({ body }) => body);
  expect(sent).toEqual([
    { id: 't1', note: 'Told by mail', version: 1 },
    { id: 't1', note: 'Told by mail', version: 2 },
  ]);
});

test('a closed ticket leaves the list at once, and a refusal restores it with the typed note', async () => {
  const errorToast = vi.spyOn(toast, 'error');
  let refuse = () => {};
  const refusal = new Promise<{ status: number; body: unknown }>((resolve) => {
    const body = { code: 'not-found', message: 'There is no such ticket' };
    refuse = () => resolve({ status: 404, body });
  });
  fakeNetwork({
    'GET /admin/tickets': () => ({ body: { data: [TICKET], next: null, people: {} } }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': () => refusal,
  });
  renderAt('/admin?view=tickets&ticket=t1', <TicketList />);
  const note = await screen.findByLabelText('Internal note');
  fireEvent.change(note, { target: { value: 'Told by phone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close ticket' }));
  await screen.findByText('No open tickets');
  expect(screen.queryByText('Key refused')).toBeNull();

  refuse();
  await screen.findByText('Key refused');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('Told by phone');
  await waitFor(() => expect(errorToast).toHaveBeenCalledTimes(1));
});

test('an answer to a ticket names its recipient, is sent with the version seen, and stays after a refusal', async () => {
  vi.spyOn(toast, 'error');
  const ticket = { ...TICKET, id: 't2' };
  const answered = { text: 'Under Format.', at: TICKET.createdAt, by: 'anna', version: 1 };
  const after = { ...ticket, answers: [answered], version: 2, updatedBy: 'anna' };
  const network = fakeNetwork({
    'GET /admin/tickets': (times) => ({
      body: { data: [times === 1 ? ticket : after], next: null, people: { anna: 'Anna' } },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': (times) =>
      times === 1
        ? { status: 409, body: { code: 'ticket-changed', message: 'Changed' } }
        : { body: { ...after, version: 3 } },
  });
  renderAt('/admin?view=tickets&ticket=t2', <TicketList />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer');
  screen.getByText('Goes to nora@flexa.test.');
  const send = screen.getByRole('button', { name: 'Send answer' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: ' Into the field Key. ' } });
  fireEvent.click(send);
  await screen.findByText('Under Format.');
  screen.getByText(/^Answered by Anna, /);
  expect(field.value).toBe(' Into the field Key. ');

  fireEvent.click(send);
  await waitFor(() => expect(field.value).toBe(''));
  const sent = network.requests['PUT /admin/tickets']?.map(({ body }) => body);
  expect(sent).toEqual([
    { id: 't2', answer: 'Into the field Key.', version: 1 },
    { id: 't2', answer: 'Into the field Key.', version: 2 },
  ]);
});

test('a note begun before a change to anything else is saved', async () => {
  const network = fakeNetwork({
    'GET /admin/tickets': (times) => ({
      body: {
        data: [{ ...TICKET, id: 't3', version: times === 1 ? 1 : 2 }],
        next: null,
        people: {},
      },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': () => ({ body: { ...TICKET, id: 't3', version: 2 } }),
  });
  renderAt('/admin?view=tickets&ticket=t3', <TicketList />);
  fireEvent.change(await screen.findByLabelText('Answer'), { target: { value: 'Here.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  fireEvent.change(screen.getByLabelText('Internal note'), { target: { value: 'Kind' } });
  await waitFor(() => expect(network.times('GET /admin/tickets')).toBe(2));
  const save = screen.getByRole('button', { name: 'Save note' });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  fireEvent.click(save);
  await waitFor(() => expect(network.times('PUT /admin/tickets')).toBe(2));
  expect(network.requests['PUT /admin/tickets']?.at(1)?.body).toEqual({
    id: 't3',
    note: 'Kind',
    version: 2,
  });
});

test('a search of tickets includes closed ones, and names the words it found nothing for', async () => {
  const network = fakeNetwork({
    'GET /admin/tickets': (times) => ({
      body: {
        data: times === 1 ? [{ ...TICKET, state: 'closed', assignee: 'anna' }] : [],
        next: null,
        people: { anna: 'Anna' },
      },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
  });
  const page = renderAt('/admin?view=tickets&search=key', <TicketList />);
  await screen.findByText('Key refused');
  screen.getByText('Anna');
  expect(network.requests['GET /admin/tickets']?.[0]?.query).toBe('?limit=25&search=key');

  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'lost' } });
  fireEvent.submit(field.closest('form')!);
  await screen.findByText('No tickets match “lost”');
  expect(page.address()).toBe('/admin?view=tickets&search=lost');
});

test('a ticket can’t be assigned while its answer is being saved', async () => {
  fakeNetwork({
    'GET /admin/tickets': () => ({
      body: { data: [{ ...TICKET, id: 't5' }], next: null, people: {} },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    'GET /users': () => ({ status: 500, body: {} }),
    'PUT /admin/tickets': () => new Promise(() => undefined),
  });
  renderAt('/admin?view=tickets&ticket=t5', <TicketList />);
  fireEvent.change(await screen.findByLabelText('Answer'), { target: { value: 'Here.' } });
  const field = screen.getByRole('combobox', { name: 'Assigned to' });
  expect(field).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(field).toHaveProperty('disabled', true));
});

test('support takes a ticket and sends the version seen', async () => {
  signInAs('support');
  const staff = [
    { ...NORA, uid: 'boss', name: 'Bo' },
    { ...NORA, uid: 'anna', name: 'Anna' },
  ];
  const network = fakeNetwork({
    'GET /admin/tickets': () => ({
      body: { data: [{ ...TICKET, id: 't4' }], next: null, people: {} },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
    // Admins, support, and the account of the sender.
    'GET /users': (times) => ({
      body: {
        data: times === 1 ? staff : [],
        page: 1,
        totalPages: 1,
        total: 2,
        totalIsExact: true,
      },
    }),
    'PUT /admin/tickets': () => ({ body: { ...TICKET, id: 't4', assignee: 'boss', version: 2 } }),
  });
  renderAt('/admin?view=tickets&ticket=t4', <TicketList />);
  await waitFor(() => expect(network.times('GET /users')).toBe(3));
  await screen.findByRole('option', { name: 'Bo (you)' });
  const field = screen.getByRole('combobox', { name: 'Assigned to' });
  fireEvent.change(field, { target: { value: 'boss' } });
  await waitFor(() => expect(network.times('PUT /admin/tickets')).toBe(1));
  expect(network.requests['PUT /admin/tickets']?.[0]?.body).toEqual({
    id: 't4',
    assignee: 'boss',
    version: 1,
  });
});

test('a ticket lists its answers, oldest first', async () => {
  const first = { text: 'Under Format.', at: '2026-03-01T13:00:00Z', by: 'anna', version: 1 };
  const second = { text: 'Anything else?', at: '2026-03-02T13:00:00Z', by: 'anna', version: 2 };
  const ticket = { ...TICKET, answers: [first, second], version: 3, updatedAt: second.at };
  fakeNetwork({
    'GET /admin/tickets': () => ({
      body: { data: [ticket], next: null, people: { anna: 'Anna' } },
    }),
    'GET /admin/stats': () => ({ status: 500, body: {} }),
  });
  renderAt('/admin?view=tickets&ticket=t1', <TicketList />);
  const thread = await screen.findByRole('list', { name: 'Answers' });
  const entries = [...thread.children].map((entry) => entry.textContent ?? '');
  expect(entries[0]).toMatch(/^Answered by Anna.*Under Format\.$/);
  expect(entries[1]).toMatch(/^Answered by Anna.*Anything else\?$/);
});
