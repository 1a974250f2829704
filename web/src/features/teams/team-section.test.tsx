import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { TeamSection } from './team-section';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
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

test('an owner of seats doesn’t read “No seats to give” while the teams load', async () => {
  fakeNetwork({
    'GET /teams': () => ({ status: 503, body: { code: 'internal', message: 'Later' } }),
    'GET /teams/nora': () => ({ status: 503, body: { code: 'internal', message: 'Later' } }),
  });
  renderAt('/general', <TeamSection uid="nora" known={[SHARED]} />);
  expect(screen.queryByText('No seats to give')).toBeNull();
  await screen.findByText('The team could not be loaded');
  expect(screen.queryByText('No seats to give')).toBeNull();
});
