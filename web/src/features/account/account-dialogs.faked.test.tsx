import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { endSession, useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { answerStepUp, useStepUp } from '@/lib/step-up';
import { local } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { ChangeEmailDialog } from './change-email-dialog';
import { ChangePasswordDialog } from './change-password-dialog';
import { DeleteAccountDialog } from './delete-account-dialog';
import StepUpDialog from './step-up-dialog';

const methods = vi.hoisted(() => ({ changePassword: vi.fn(), requestAddressChange: vi.fn() }));
const auth = vi.hoisted(() => ({
  currentUser: null,
  signOut: vi.fn(async () => undefined),
  authStateReady: async () => undefined,
}));

vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('./sign-in-methods', async (original) => ({ ...(await original()), ...methods }));

const NORA: User = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-03-01T12:00:00Z',
  props: { licenses: [] },
};
const onClose = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  const identity = {
    uid: 'nora',
    email: NORA.email,
    displayName: NORA.name,
    emailVerified: true,
    providers: ['password'],
  };
  useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA, identity });
});
afterEach(() => {
  answerStepUp(null);
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  local.remove('before_login_path');
  useSession.setState(useSession.getInitialState());
});

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.input(getField(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buildPasswordError = () =>
  Object.assign(new Error('Firebase: Error'), { code: 'auth/invalid-credential' });

test('the password dialog shows errors for a weak new password and a wrong current one at their fields', async () => {
  methods.changePassword.mockRejectedValueOnce(buildPasswordError());
  renderAt('/general', <ChangePasswordDialog open onOpenChange={onClose} />);
  type('Current password', 'Not-mine-1');
  type('New password', 'short');
  press('Change password');
  await screen.findByText('The password doesn’t meet the rules below');
  expect(methods.changePassword).not.toHaveBeenCalled();

  type('New password', 'Zyxwvu98');
  press('Change password');
  await screen.findByText('Wrong password');
  expect(getField('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(getField('New password').value).toBe('Zyxwvu98');
  expect(onClose).not.toHaveBeenCalled();
});

test('the e-mail dialog sends nothing for the current address, a wrong password or no connection, and keeps the input', async () => {
  renderAt(
    '/general',
    <ChangeEmailDialog email={NORA.email} open onOpenChange={onClose} onSent={onClose} />,
  );
  type('New e-mail', NORA.email.toUpperCase());
  type('Your password', 'Not-mine-1');
  press('Send link');
  await screen.findByText('This is already your address');
  expect(methods.requestAddressChange).not.toHaveBeenCalled();

  type('New e-mail', 'other@flexa.test');
  methods.requestAddressChange.mockRejectedValueOnce(buildPasswordError());
  press('Send link');
  await screen.findByText('Wrong password');
  expect(getField('New e-mail').value).toBe('other@flexa.test');

  // Without a connection nothing is wrong with the address.
  methods.requestAddressChange.mockRejectedValueOnce(
    Object.assign(new Error('Firebase: Error'), { code: 'auth/network-request-failed' }),
  );
  press('Send link');
  await screen.findByText(/connection/);
  expect(getField('New e-mail').getAttribute('aria-invalid')).not.toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});

test('the delete dialog deletes the account once its address is typed, after a new sign-in if the last is old', async () => {
  const network = fakeNetwork({
    'DELETE /users/nora': () => ({
      status: 403,
      body: {
        code: 'recent-sign-in-required',
        message: 'Please sign in again before you delete your account',
      },
    }),
  });
  const { address } = renderAt(
    '/general',
    <DeleteAccountDialog user={NORA} open onOpenChange={onClose} />,
  );
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  expect(confirm.disabled).toBe(true);
  const typed = screen.getByRole('textbox', { name: `Type ${NORA.email} to confirm` });
  fireEvent.change(typed, { target: { value: 'something else' } });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(typed, { target: { value: NORA.email.toUpperCase() } });
  fireEvent.click(confirm);
  await screen.findByText(/sign in again before you delete your account/);
  // People can also confirm in the dialog.
  await waitFor(() => expect(document.activeElement).toBe(getField('Your password')));
  expect(network.times('DELETE /users/nora')).toBe(1);

  press('Sign in again');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(auth.signOut).toHaveBeenCalled();
  expect(local.get('before_login_path')).toBe('/general#data');
});

/** Shows the step-up as the app's frame does, over any open dialog. */
function WithStepUp() {
  const isAsked = useStepUp((state) => state.isAsked);
  return (
    <>
      <ChangePasswordDialog open onOpenChange={onClose} />
      {isAsked && <StepUpDialog />}
    </>
  );
}

test('a step-up over another dialog keeps that dialog’s input when cancelled, and continues the call when confirmed', async () => {
  const changed = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const proof = { token: 'proof', expiresAt: new Date(Date.now() + 60_000).toISOString() };
  const passkey = { challenge: 'c', timeout: 60_000, rpId: 'flexa.test', allowCredentials: [] };
  const { requests, times } = fakeNetwork({
    'PUT /users/nora/password': (count) =>
      count < 3
        ? { status: 403, body: { code: 'step-up-required', message: 'Confirm that it’s you' } }
        : { body: {} },
    'POST /auth/step-up/options': () => ({ body: { passkey, recoveryCodesLeft: 9 } }),
    'POST /auth/step-up': () => ({ body: proof }),
  });
  methods.changePassword.mockImplementation((_current: string, password: string) =>
    call('changePassword', { uid: 'nora', password }),
  );
  renderAt('/general', <WithStepUp />);
  type('Current password', 'Abcdef12');
  type('New password', 'Zyxwvu98');
  press('Change password');
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  press('Cancel');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull(),
  );
  expect(getField('New password').value).toBe('Zyxwvu98');
  expect(times('PUT /users/nora/password')).toBe(1);

  // A busy button ignores clicks.
  const button = screen.getByRole('button', { name: 'Change password' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  press('Change password');
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  fireEvent.change(getField('Recovery code'), { target: { value: ' abcde-fghij ' } });
  const [confirm] = screen.getAllByRole('button', { name: 'Confirm' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(changed).toHaveBeenCalledWith('Password changed'));
  expect(requests['POST /auth/step-up']?.[0]?.body).toEqual({ recoveryCode: 'abcde-fghij' });
  expect(times('PUT /users/nora/password')).toBe(3);
});

test('a refused call during the deletion does not lead to the sign-in', async () => {
  let answer: (answer: { body: unknown }) => void = () => undefined;
  fakeNetwork({ 'DELETE /users/nora': () => new Promise((resolve) => (answer = resolve)) });
  renderAt('/general', <DeleteAccountDialog user={NORA} open onOpenChange={onClose} />);
  type(`Type ${NORA.email} to confirm`, NORA.email);
  press('Delete account');
  await screen.findByRole('button', { name: 'Deleting' });
  endSession('expired');
  expect(useSession.getState().ended).toBe('left');
  answer({ body: {} });
  await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
});
