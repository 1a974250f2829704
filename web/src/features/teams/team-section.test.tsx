import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { TeamSection } from './team-section';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, identity: null });
});

const SHARED: License = {
  id: 'order-1',
  userId: 'nora',
  name: 'Nora Lind',
  licenseType: 'standard',
  visualType: 'charts',
  month: 3,
  quantity: 3,
  source: 'order',
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: '2099-03-01T12:00:00Z',
  deletedAt: null,
  revokedReason: null,
};

test('an owner of seats doesn’t read “You have no seats to assign” while the teams load', async () => {
  fakeNetwork({
    'GET /teams': () => ({ status: 503, body: { code: 'internal', message: 'Later' } }),
    'GET /teams/nora': () => ({ status: 503, body: { code: 'internal', message: 'Later' } }),
  });
  renderAt('/general', <TeamSection uid="nora" known={[SHARED]} />);
  expect(screen.queryByText('You have no seats to assign')).toBeNull();
  await screen.findByText('The team could not be loaded');
  expect(screen.queryByText('You have no seats to assign')).toBeNull();
});

const UNVERIFIED = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: false,
  providers: ['password'],
};

test.each([
  ['5 seats, one of them the buyer’s', [{ ...SHARED, quantity: 5 }], 'assign your 4 seats'],
  ['added seats as well', [SHARED, { ...SHARED, id: 'b', held: false }], 'assign your 5 seats'],
  ['one seat', [{ ...SHARED, quantity: 1 }], 'You have no seats to assign'],
])('an unconfirmed owner of %s reads how many they can assign', (_name, known, text) => {
  useSession.setState({ status: 'signed-in', uid: 'nora', identity: UNVERIFIED });
  fakeNetwork({});
  renderAt('/general', <TeamSection uid="nora" known={known} />);
  screen.getByText(new RegExp(text));
});
