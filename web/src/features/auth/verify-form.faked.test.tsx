import { act, configure, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { ConfirmWords } from './confirm-words';
import { useSession } from './session';
import { VerifyForm } from './verify-form';

const TOKEN = 'POST /auth/token';
const SEND = 'POST /verification/send-verification-code';
const CHECK = 'POST /verification/verify-code';
const INTERNAL = {
  status: 500,
  body: { code: 'internal', message: 'An error occurred please try again', id: 'x' },
};
const token = () => ({ body: { token: 'ey.token' } });

// What encrypts the address is tested by itself and takes its time.
vi.mock('@/lib/payload', () => ({ encryptPayload: () => Promise.resolve('a.b.c.d.e') }));

// What a form waits for loads, and on a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  useSession.setState(useSession.getInitialState());
});

function askForCode(email: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt('/verify', <VerifyForm />);
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.click(screen.getByText('Send code'));
}

test('where no code can be sent the words are the catalogue’s, and the address stays', async () => {
  fakeNetwork({ [TOKEN]: token, [SEND]: () => INTERNAL });
  askForCode('nora@flexa.test');
  await screen.findByText('Failed to send verification code');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('nora@flexa.test');
});

test('where the code can not be checked the words are the catalogue’s, and the digits stay', async () => {
  fakeNetwork({
    [TOKEN]: token,
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

test('a limit says the seconds to wait, and the button waits', async () => {
  fakeNetwork({
    [TOKEN]: token,
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
