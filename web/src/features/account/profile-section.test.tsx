import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { PasswordRow } from './password-row';
import { ProfileSection } from './profile-section';

const NORA: User = {
  id: 'nora',
  uid: 'nora',
  name: 'First Name',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-03-01T12:00:00Z',
  props: { licenses: [] },
};
const SAVE = 'PUT /users/nora';

beforeEach(() => useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA }));
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSession.setState(useSession.getInitialState());
});

function Page() {
  const user = useSession((session) => session.user);
  return user && <ProfileSection user={user} />;
}

const getField = () => screen.getByLabelText<HTMLInputElement>('Name');
const getButton = () => screen.getByRole('button', { name: 'Save' });
const readName = () => useSession.getState().user?.name;

function save(name: string): void {
  fireEvent.input(getField(), { target: { value: name } });
  getButton().focus();
  fireEvent.click(getButton());
}

test('the profile refuses an empty name at its field and sends nothing', async () => {
  const network = fakeNetwork({});
  renderAt('/general', <Page />);
  expect(getButton().getAttribute('aria-disabled')).toBe('true');
  save('   ');
  await screen.findByText('Enter a name');
  expect(getField().getAttribute('aria-invalid')).toBe('true');
  expect(network.times(SAVE)).toBe(0);
});

test('the profile reverts a refused name everywhere and lets the person send it again', async () => {
  let refuse = () => {};
  const refused = new Promise<{ status: number; body: object }>((resolve) => {
    refuse = () => resolve({ status: 500, body: {} });
  });
  const saved = { ...NORA, name: 'Second Name' };
  fakeNetwork({ [SAVE]: (times) => (times === 1 ? refused : { body: saved }) });
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  const successToast = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  renderAt('/general', <Page />);
  save('Second Name');
  // Shown before there is an answer.
  await waitFor(() => expect(readName()).toBe('Second Name'));
  refuse();
  await waitFor(() => expect(failed).toHaveBeenCalledWith('Failed to update user'));
  expect(readName()).toBe('First Name');
  expect(getField().value).toBe('Second Name');

  await waitFor(() => expect(getButton().getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(getButton());
  await waitFor(() => expect(successToast).toHaveBeenCalledWith('Name saved'));
  expect(readName()).toBe('Second Name');
  // The button is disabled again and keeps the focus for keyboard users.
  await waitFor(() => expect(getButton().getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(getButton()));
});

test('the profile tells people with a Google sign-in that Google keeps their password and address', () => {
  const identity = {
    uid: 'nora',
    email: NORA.email,
    displayName: NORA.name,
    emailVerified: true,
    providers: ['google.com'],
  };
  useSession.setState({ identity });
  renderAt(
    '/general',
    <>
      <Page />
      <PasswordRow />
    </>,
  );
  screen.getByText('You sign in with Google, so you don’t need a password.');
  screen.getByText('Managed by Google. Change it there.');
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});
