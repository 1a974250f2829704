import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { endSession, useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { DeleteAccountDialog } from './delete-account-dialog';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

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

test('an owner of a team with members can appoint a new owner or confirm its end', async () => {
  const message = 'Others hold seats of this team and would lose them';
  const network = fakeNetwork({
    'DELETE /users/nora': () => ({ status: 409, body: { code: 'team-in-use', message } }),
  });
  const onOpenChange = vi.fn();
  renderAt('/general', <DeleteAccountDialog user={NORA} open onOpenChange={onOpenChange} />);
  const confirm = screen.getByRole('textbox', { name: `Type ${NORA.email} to confirm` });
  fireEvent.change(confirm, { target: { value: NORA.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByText(message);
  screen.getByRole('button', { name: 'Delete account and team' });
  expect(network.times('DELETE /users/nora')).toBe(1);

  const owner = screen.getByRole('link', { name: 'make someone else its owner' });
  expect(owner.getAttribute('href')).toBe('/general#team');
  fireEvent.click(owner);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('the delete dialog explains a slow deletion, allows another try, and counts the ended session as leaving', async () => {
  const network = fakeNetwork({
    'DELETE /users/nora': (times) =>
      times === 1 ? 'timeout' : { status: 401, body: { code: 'unauthenticated' } },
  });
  useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA, ended: null });
  renderAt('/general', <DeleteAccountDialog user={NORA} open onOpenChange={vi.fn()} />);
  const confirm = screen.getByRole('textbox', { name: `Type ${NORA.email} to confirm` });
  fireEvent.change(confirm, { target: { value: NORA.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByText(/^This is taking longer than usual.*may be deleted already/);
  expect(network.times('DELETE /users/nora')).toBe(1);
  act(() => endSession('expired'));
  expect(useSession.getState().ended).toBe('left');
});
