import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth/session-store';
import { clearPage, renderAt } from '@/testing/render';
import { AccountMenu } from './account-menu';

const NORA = { uid: 'nora', name: 'Nora Lind', email: 'nora@flexa.test', isAdmin: false } as User;

beforeEach(() => useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA }));
afterEach(() => {
  clearPage();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test('the circle with initials opens the menu; Escape gives the focus back', async () => {
  renderAt('/', <AccountMenu />);
  const circle = screen.getByRole('button', { name: /^Account/ });
  expect(circle.textContent).toMatch(/NL$/);
  circle.focus();
  fireEvent.keyDown(circle, { key: 'Enter' });
  const licences = await screen.findByRole('menuitem', { name: 'Your licences' });
  expect(licences.getAttribute('href')).toBe('/general');
  expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
  fireEvent.keyDown(licences, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(circle));
});

test('an admin finds the way to the admin views', async () => {
  useSession.setState({ user: { ...NORA, isAdmin: true } });
  renderAt('/', <AccountMenu />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Account/ }), { key: 'Enter' });
  const admin = await screen.findByRole('menuitem', { name: 'Admin' });
  expect(admin.getAttribute('href')).toBe('/admin');
});
