import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { Contact } from './contact';
import { TicketForm } from './ticket-form';
import './contact-form';
// Loads the lazy parts before the tests, so that a slow machine doesn't wait within one.
import '@/lib/bot-check';

const SEND = 'POST /email_support';
const TYPED = {
  Name: 'Nora Lind',
  'E-mail': 'nora@flexa.test',
  Subject: 'On a train',
  Message: 'First line.\n\nSecond line.',
};

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
});

const open = () => renderAt('/contact', <TicketForm kind="contact" />);
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => fireEvent.click(screen.getByText('Send message'));

function fill(): void {
  for (const [label, value] of Object.entries(TYPED)) {
    fireEvent.input(getField(label), { target: { value } });
  }
}

function expectKept(): void {
  for (const [label, value] of Object.entries(TYPED)) expect(getField(label).value).toBe(value);
}

test('the ticket form shows missing input next to its field and focuses the first', async () => {
  open();
  send();
  for (const text of [
    'Enter a name',
    'Enter an address like name@company.com',
    'Enter a subject',
    'Enter a message',
  ]) {
    await screen.findByText(text);
  }
  await waitFor(() => expect(document.activeElement).toBe(getField('Name')));
});

test.each([
  ['a visitor', null, TYPED['E-mail'], /^We’ll confirm by e-mail/],
  ['a confirmed address', { emailVerified: true }, 'Nora@flexa.test', /^We’ll e-mail you a copy/],
  ['an unconfirmed address', { emailVerified: false }, TYPED['E-mail'], /^We’ll confirm by e-mail/],
  ['another address', { emailVerified: true }, 'ana@flexa.test', /^We’ll confirm by e-mail/],
])(
  'the sent ticket promises %s the e-mail that the server will send',
  async (_who, account, typed, text) => {
    if (account) {
      const identity = {
        uid: 'nora',
        email: 'nora@flexa.test',
        displayName: 'Nora',
        providers: [],
        ...account,
      };
      useSession.setState({ status: 'signed-in', uid: 'nora', identity });
    }
    open();
    fireEvent.input(getField('E-mail'), { target: { value: typed } });
    await screen.findByText(text);
  },
);

test('the ticket form shows how long a rate limit lasts, keeps the input and sends it at the next attempt', async () => {
  fakeNetwork({
    [SEND]: (times) =>
      times === 1
        ? {
            status: 429,
            headers: { 'Retry-After': '30' },
            body: { code: 'too-many-requests', message: 'Too many attempts. Please wait a moment' },
          }
        : { status: 201, body: { ticketId: 'ticket-0123456789' } },
  });
  open();
  fill();
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Too many attempts. Please wait a moment');
  expect(alert.textContent).toMatch(/You can try again in \d+ seconds?/);
  expectKept();
  send();
  await screen.findByText('T-2345-6789');
});

test('the ticket form reports a lost connection and keeps the input', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeNetwork({ [SEND]: () => new TypeError('Failed to fetch') });
  open();
  fill();
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are offline');
  expect(alert.textContent).toContain('Send it when you’re back online.');
  expectKept();
});

test('the ticket form shows the catalogue’s message for a failure without one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { requests } = fakeNetwork({
    [SEND]: (times) =>
      times === 1
        ? { status: 500, body: {} }
        : { status: 201, body: { ticketId: 'ticket-0123456789' } },
  });
  open();
  fill();
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('An error occurred please try again');
  expectKept();
  // The server may have stored it, so a repeated request has the same id.
  send();
  await screen.findByText('T-2345-6789');
  const [first, second] = requests[SEND] ?? [];
  expect(second?.body).toEqual(first?.body);
});

test('the ticket form shows the server’s message about a field only next to it', async () => {
  const details = [{ field: 'subject', message: 'Use one line of text' }];
  const body = { code: 'invalid-argument', message: 'subject: Use one line of text', details };
  fakeNetwork({ [SEND]: () => ({ status: 400, body }) });
  open();
  fill();
  send();
  await screen.findByText('Use one line of text');
  await waitFor(() => expect(document.activeElement).toBe(getField('Subject')));
  expect(getField('Subject').getAttribute('aria-invalid')).toBe('true');
  expectKept();
});

test('a chosen topic stays when people type a subject, and is sent with it', async () => {
  const { requests } = fakeNetwork({
    [SEND]: () => ({ status: 201, body: { ticketId: 'ticket-0123456789' } }),
  });
  renderAt('/contact?about=licences', <Contact />);
  const readChoice = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  fireEvent.click(await screen.findByRole('radio', { name: 'A payment' }));
  await waitFor(() => expect(getField('Subject').value).toBe('A payment'));
  fill();
  expect(readChoice()).toBe('payment');
  fireEvent.click(screen.getByRole('radio', { name: 'The membership' }));
  await waitFor(() => expect(readChoice()).toBe('membership'));
  expect(getField('Subject').value).toBe('On a train');
  send();
  await waitFor(() => expect(requests[SEND]).toHaveLength(1));
  expect(requests[SEND]?.[0]?.body).toMatchObject({ subject: 'The membership: On a train' });
});

test('the ticket form keeps one draft for its three addresses', async () => {
  open();
  fill();
  await waitFor(() => expect(sessionStorage.getItem('ticketDraft')).toContain('On a train'));
  clearPage();
  renderAt('/support-center', <TicketForm kind="support" />);
  expectKept();
});
