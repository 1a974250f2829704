import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { ConfirmWords } from './confirm-words';
import { useSession } from './session-store';
import { VerifyForm } from './verify-form';

const TOKEN = 'POST /auth/token';
const SEND = 'POST /verification/send-verification-code';
const CHECK = 'POST /verification/verify-code';
const INTERNAL = {
  status: 500,
  body: { code: 'internal', message: 'An error occurred please try again', id: 'x' },
};
const answerToken = () => ({ body: { token: 'ey.token' } });

// Encryption of the address is slow and has its own test.
vi.mock('@/lib/payload', () => ({ encryptPayload: () => Promise.resolve('a.b.c.d.e') }));

vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  setClock();
  useSession.setState(useSession.getInitialState());
});

function askForCode(email: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt('/verify', <VerifyForm />);
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.click(screen.getByText('Send code'));
}

test('the code form shows the catalogue’s message if no code can be sent, and keeps the address', async () => {
  fakeNetwork({ [TOKEN]: answerToken, [SEND]: () => INTERNAL });
  askForCode('nora@flexa.test');
  await screen.findByText('Failed to send verification code');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@flexa.test');
});

test('the code form shows the catalogue’s message if the code can’t be checked, and keeps the digits', async () => {
  fakeNetwork({
    [TOKEN]: answerToken,
    [SEND]: () => ({ body: { verifyToken: 'kept' } }),
    [CHECK]: () => INTERNAL,
  });
  askForCode('nora@flexa.test');
  await screen.findByText('Enter the code');
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  fireEvent.change(code, { target: { value: '123456' } });
  await screen.findByText('Failed to verify code');
  expect(code.value).toBe('123456');
  expect(code.getAttribute('aria-invalid')).toBe('true');
});

test('the code form shows the seconds to wait after a rate limit and disables the button meanwhile', async () => {
  fakeNetwork({
    [TOKEN]: answerToken,
    [SEND]: () => ({
      status: 429,
      headers: { 'Retry-After': '42' },
      body: { code: 'too-many-requests', message: 'Too many attempts. Please wait a moment' },
    }),
  });
  askForCode('nora@flexa.test');
  const button = await screen.findByRole('button', { name: /^Send code in \d\d seconds$/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(
    /Too many attempts.*Try again in \d\d seconds/s,
  );
});

test('the code form allows another code after a minute, counts the seconds down, and respects the server’s own wait', async () => {
  const start = new Date('2026-03-01T12:00:00Z').getTime();
  setClock(() => new Date(start));
  const { times } = fakeNetwork({
    [TOKEN]: answerToken,
    [SEND]: (count) =>
      count === 1
        ? { body: { verifyToken: 'kept' } }
        : {
            status: 429,
            headers: { 'Retry-After': '42' },
            body: {
              code: 'too-many-requests',
              message: 'You can request another in 42 seconds',
            },
          },
  });
  askForCode('nora@flexa.test');
  const waiting = await screen.findByRole('button', { name: /^Send a new code in \d+ seconds?$/ });
  fireEvent.click(waiting);
  expect(times(SEND)).toBe(1);
  setClock(() => new Date(start + 61_000));
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await screen.findByText('You can request another in 42 seconds');
  await screen.findByRole('button', { name: /^Send a new code in 4\d seconds$/ });
  fireEvent.click(screen.getByRole('button', { name: 'use another address' }));
  await screen.findByRole('button', { name: 'Send code' });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@flexa.test');
});

test('the code form shows an error at the field for an incomplete code', async () => {
  fakeNetwork({ [TOKEN]: answerToken, [SEND]: () => ({ body: { verifyToken: 'kept' } }) });
  askForCode('nora@flexa.test');
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(field.autocomplete).toBe('one-time-code');
  expect(field.inputMode).toBe('numeric');
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Enter the 6-digit code');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a new code empties the code field and gives it the focus', async () => {
  const start = new Date('2026-03-01T12:00:00Z').getTime();
  setClock(() => new Date(start));
  fakeNetwork({ [TOKEN]: answerToken, [SEND]: () => ({ body: { verifyToken: 'kept' } }) });
  askForCode('nora@flexa.test');
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Enter the 6-digit code');
  setClock(() => new Date(start + 61_000));
  const again = await screen.findByRole('button', { name: 'Send a new code' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(field.value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByText('Enter the 6-digit code')).toBeNull();
});

test('“use a code” pressed before the session has loaded still fills in the address', async () => {
  function Pages() {
    return useLocation().pathname === '/verify' ? <VerifyForm /> : <ConfirmWords />;
  }
  useSession.setState({ status: 'loading', uid: 'nora' });
  renderAt('/pricing-charts', <Pages />);
  fireEvent.click(screen.getByRole('link', { name: 'use a code' }));
  const identity = {
    uid: 'nora',
    email: 'nora@flexa.test',
    displayName: 'Nora',
    emailVerified: false,
    providers: ['password'],
  };
  act(() => useSession.setState({ identity }));
  await screen.findByText('Confirm your e-mail');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@flexa.test');
});
