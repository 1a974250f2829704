import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { clearPage, renderAt } from '@/testing/render';
import type { ActionLink } from './action-link';
import { MailLink } from './mail-link';
import { takeReturnPath } from './return-path';
import { useSession } from './session-store';

const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));
const auth = { currentUser: null, authStateReady: async () => undefined };

vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn() }));

const EMAIL = 'nora@flexa.test';
const buildRefusal = () =>
  new ApiError(400, 'link-refused', 'This link has expired or was used before');

beforeEach(() => {
  vi.resetAllMocks();
  useSession.setState({ status: 'signed-out', uid: null });
});
afterEach(clearPage);

let links = 0;
/** A link is good for one use, so that each test has its own. */
function open(mode: ActionLink['mode']) {
  links += 1;
  return renderAt('/login', <MailLink link={{ mode, code: `code-${links}` }} />);
}

/** Presses the button that uses the link. */
async function press(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
}

async function choosePassword(password: string) {
  const field = await screen.findByLabelText<HTMLInputElement>('New password');
  fireEvent.input(field, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  return field;
}

test('the new-password form enforces the rules, explains a failed reset, and keeps the input', async () => {
  api.call
    .mockResolvedValueOnce({ email: EMAIL })
    .mockRejectedValueOnce(new ApiError(400, 'internal', 'An error occurred please try again'));
  open('resetPassword');
  await choosePassword('zyxwvu98');
  await screen.findByText('The password doesn’t meet the rules below');
  expect(api.call).toHaveBeenCalledTimes(1);
  const field = await choosePassword('Zyxwvu98');
  await screen.findByText('Failed to reset password');
  expect(screen.getByRole('alert').textContent).toBe('Failed to reset password');
  expect(field.value).toBe('Zyxwvu98');
});

test('a reset link that expires while its form is open is explained, and a new one offered', async () => {
  api.call.mockResolvedValueOnce({ email: EMAIL }).mockRejectedValueOnce(buildRefusal());
  open('resetPassword');
  await choosePassword('Zyxwvu98');
  await screen.findByRole('heading', { name: 'Failed to reset password' });
  screen.getByText(/^This link has expired/);
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  screen.getByRole('button', { name: 'Send link' });
});

test.each([
  ['verifyEmail', 'Confirm your e-mail', 'Confirm my e-mail'],
  ['verifyAndChangeEmail', 'Change your e-mail', 'Use this address'],
  ['recoverEmail', 'Restore your e-mail', 'Restore my address'],
] as const)(
  'opening a %s link asks the server nothing; the button "%s" uses the code once',
  async (mode, title, button) => {
    open(mode);
    await screen.findByRole('heading', { name: title });
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.call).not.toHaveBeenCalled();
    api.call.mockResolvedValueOnce({ email: EMAIL, confirmed: true, canSetPassword: false });
    const pressed = screen.getByRole('button', { name: button });
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await screen.findByRole('heading', { name: /^(Thanks, your|Your) e-mail is/ });
    expect(api.call.mock.calls).toEqual([['confirmAddress', { code: `code-${links}` }]]);
  },
);

test.each([
  ['&licence=order-1', 'Go to your seat', '/seat?licence=order-1'],
  [
    '&licence=order-1&link=Vb2kq0S4d1cQm8Zx',
    'Go to your seat',
    '/seat?licence=order-1&link=Vb2kq0S4d1cQm8Zx',
  ],
  ['&licence=//evil.example', 'Go to your licences', '/general'],
  ['&licence=order-1&link=https://evil.example', 'Go to your licences', '/general'],
  ['', 'Go to your licences', '/general'],
])('a verification link with "%s" leads a signed-in person on by "%s"', async (query, name, to) => {
  useSession.setState({ status: 'signed-in', uid: 'nora' });
  links += 1;
  const code = `code-${links}`;
  api.call.mockResolvedValueOnce({ email: EMAIL, confirmed: true, canSetPassword: false });
  renderAt(`/login?mode=verifyEmail${query}`, <MailLink link={{ mode: 'verifyEmail', code }} />);
  await press('Confirm my e-mail');
  const onwards = await screen.findByRole('link', { name });
  expect(onwards.getAttribute('href')).toBe(to);
});

test('a verification link for a seat leads there after a sign-in on another device', async () => {
  links += 1;
  const code = `code-${links}`;
  api.call.mockResolvedValueOnce({ email: EMAIL, confirmed: false, canSetPassword: true });
  renderAt('/login?licence=order-1', <MailLink link={{ mode: 'verifyEmail', code }} />);
  await press('Confirm my e-mail');
  await screen.findByRole('heading', { name: 'Is this your account?' });
  expect(takeReturnPath()).toBe('/seat?licence=order-1');
});

test('an unknown verification link is explained, and two other ways offered', async () => {
  api.call.mockRejectedValueOnce(buildRefusal());
  open('verifyEmail');
  await press('Confirm my e-mail');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  const readLinkTarget = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(readLinkTarget('verify with a code')).toBe('/verify');
  expect(readLinkTarget('Sign in')).toBe('/login');
});

test.each([
  [
    'verifyAndChangeEmail',
    'Use this address',
    'sign in with your new address',
    'Sign in',
    '/login',
  ],
  [
    'recoverEmail',
    'Restore my address',
    'sign in with your old address',
    'write to us',
    '/contact',
  ],
] as const)(
  'a used or expired %s link says what to do next',
  async (mode, button, text, way, to) => {
    api.call.mockRejectedValueOnce(buildRefusal());
    open(mode);
    await press(button);
    await screen.findByRole('heading', { name: 'This link no longer works' });
    screen.getByText(new RegExp(text));
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('link', { name: 'verify with a code' })).toBeNull();
  },
);

test('a link about an address asks a signed-out visitor to sign in or to choose a new password', async () => {
  api.call.mockResolvedValueOnce({ email: EMAIL, confirmed: false, canSetPassword: true });
  open('verifyEmail');
  await press('Confirm my e-mail');
  await screen.findByRole('heading', { name: 'Is this your account?' });
  screen.getByText(EMAIL);
  screen.getByRole('button', { name: 'Sign in' });
  fireEvent.click(screen.getByRole('button', { name: 'Choose a new password' }));
  api.call.mockRejectedValueOnce(new ApiError(400, 'invalid-argument', 'Not now'));
  await choosePassword('Zyxwvu98');
  await screen.findByText('Not now');
  expect(api.call).toHaveBeenLastCalledWith('confirmAddress', {
    code: `code-${links}`,
    password: 'Zyxwvu98',
  });
});

test('a confirmed account moves to another address only by its own sign-in, and the page says so', async () => {
  api.call
    .mockResolvedValueOnce({ email: EMAIL, confirmed: false, canSetPassword: false })
    .mockResolvedValueOnce({ email: EMAIL, confirmed: true, canSetPassword: false });
  open('verifyAndChangeEmail');
  await press('Use this address');
  await screen.findByRole('heading', { name: 'Is this your account?' });
  expect(screen.queryByRole('button', { name: 'Choose a new password' })).toBeNull();
  useSession.setState(({ signIns }) => ({ signIns: signIns + 1 }));
  await screen.findByRole('heading', { name: 'Your e-mail is changed' });
  screen.getByText(`From now on you sign in with ${EMAIL}.`);
});
