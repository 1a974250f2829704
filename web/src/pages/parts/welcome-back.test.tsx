import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth/session-store';
import { setClock } from '@/lib/clock';
import { clearPage, renderAt } from '@/testing/render';
import { WelcomeBack } from './welcome-back';

const buildLicense = (change: Partial<License>) =>
  ({
    visualType: 'charts',
    deletedAt: null,
    expiresAt: '2026-03-02T12:00:00Z',
    ...change,
  }) as License;

function greet(licenses: License[]): string {
  const user = { uid: 'nora', name: 'Nora Lind', props: { licenses } } as User;
  useSession.setState({ status: 'signed-in', uid: 'nora', user });
  renderAt('/', <WelcomeBack />);
  return screen.queryByRole('region', { name: 'Your licences' })?.textContent ?? '';
}

beforeEach(() => setClock(() => new Date('2026-01-31T12:00:00Z')));
afterEach(() => {
  clearPage();
  setClock();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
});

test('the home page greets customers with links to their licences', () => {
  const words = greet([buildLicense({}), buildLicense({ visualType: 'suite' }), buildLicense({})]);
  expect(words).toContain('Welcome back, Nora Lind. You have Flexa Charts and Flexa Membership.');
  expect(screen.getByRole('link', { name: 'Your licences' }).getAttribute('href')).toBe('/general');
});

test('the home page shows no greeting without an active licence', () => {
  expect(greet([])).toBe('');
  clearPage();
  expect(greet([buildLicense({ expiresAt: '2026-01-30T12:00:00Z' })])).toBe('');
});
