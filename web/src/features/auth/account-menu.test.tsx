import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '@flexa/contracts/users';

import { clearPage, renderAt } from '@/testing/render';
import { AccountMenu } from './account-menu';
import { useSession } from './session-store';

const NORA = { uid: 'nora', name: 'Nora Lind', email: 'nora@flexa.test', isAdmin: false } as User;

beforeEach(() => useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA }));
afterEach(() => {
  clearPage();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

async function openMenuAt(path: string) {
  renderAt(path, <AccountMenu />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Account/ }), { key: 'Enter' });
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => [item.textContent, item.getAttribute('href')]);
}

test('the circle with initials opens the account menu, and Escape returns the focus to it', async () => {
  renderAt('/', <AccountMenu />);
  const button = screen.getByRole('button', { name: /^Account/ });
  expect(button.textContent).toMatch(/NL$/);
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  const licences = await screen.findByRole('menuitem', { name: 'Your licences and themes' });
  screen.getByText('nora@flexa.test');
  fireEvent.keyDown(licences, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the account menu leads to the account, and signs out', async () => {
  expect(await openMenuAt('/flexa-theme')).toEqual([
    ['Your licences and themes', '/general'],
    ['Sign out', null],
  ]);
});

test('the account menu leads staff to the admin area', async () => {
  useSession.setState({ user: { ...NORA, isAdmin: true } });
  expect(await openMenuAt('/')).toContainEqual(['Admin', '/admin']);
});

test('the account menu leads back to the site from the admin area', async () => {
  useSession.setState({ user: { ...NORA, isAdmin: true } });
  expect(await openMenuAt('/admin')).toEqual([
    ['Back to the site', '/'],
    ['Your licences and themes', '/general'],
    ['Sign out', null],
  ]);
});
