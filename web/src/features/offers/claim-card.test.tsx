import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { LatestOffer } from '@flexa/contracts/offers';
import type { VisualType } from '@flexa/contracts/plans';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { ClaimCard } from './claim-card';

const identity = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: true,
  providers: ['password'],
};
const OFFER: LatestOffer = { expiryDate: '2100-01-01T00:00:00.000Z', userCount: 3, maxMonths: 1 };

beforeEach(() => useSession.setState({ identity }));
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  useSession.setState({ identity: null });
});

const buildLicense = (visualType: VisualType, change: Partial<License> = {}) =>
  ({
    visualType,
    source: 'order',
    deletedAt: null,
    expiresAt: '2100-01-01T00:00:00.000Z',
    ...change,
  }) as License;

function show(licenses: License[], offer = OFFER) {
  const { times } = fakeNetwork({ 'GET /discount/latest': () => ({ body: offer }) });
  renderAt('/general', <ClaimCard uid="nora" name="Nora" licenses={licenses} />);
  return times;
}

const listPacks = () =>
  screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('the claim card offers the packs that no licence of the person includes', async () => {
  show([buildLicense('suite'), buildLicense('tables', { source: 'free-offer' })]);
  await screen.findByRole('button', { name: 'Get Analytics free' });
  expect(listPacks()).toEqual(['Analytics']);
});

test('the claim card shows nothing to a person who has every pack', () => {
  show([buildLicense('suite'), buildLicense('tables'), buildLicense('analytics')]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the claim card shows nothing once all places are taken by others', async () => {
  const times = show([], { ...OFFER, userCount: 0 });
  await waitFor(() => expect(screen.queryByRole('heading', { hidden: true })).toBeNull());
  expect(times('GET /discount/latest')).toBe(1);
});

test('the claim card offers the other packs to a person with a place', async () => {
  show([buildLicense('charts', { source: 'free-offer' })], { ...OFFER, userCount: 0 });
  await screen.findByRole('button', { name: 'Get Designs free' });
  expect(listPacks()).toEqual(['Designs', 'Tables', 'Analytics']);
});
