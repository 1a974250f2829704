import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { LatestOffer } from '@flexa/contracts/offers';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { offerQuery } from './offer-query';
import { TrialCard } from './trial-card';

const buildLicense = (visualType: License['visualType'], more: Partial<License> = {}) =>
  ({
    visualType,
    source: 'order',
    deletedAt: null,
    createdAt: '2020-01-01T00:00:00.000Z',
    expiresAt: '2100-01-01T00:00:00.000Z',
    ...more,
  }) as License;
const identity = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: true,
  providers: ['password'],
};

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  useSession.setState({ identity: null });
});

const OFFER = 'GET /discount/latest';
const NONE: LatestOffer = { expiryDate: '', userCount: 0 };
const ENDS = '2100-01-01T00:00:00.000Z';

/** Shows when the card has loaded the offer, also if it renders nothing. */
function OfferStatus() {
  return <p>{useQuery(offerQuery).status}</p>;
}

/** Shows the card once the state of the free offer is known. */
async function show(licenses: License[], offer: LatestOffer | null = NONE) {
  useSession.setState({ identity });
  const network = fakeNetwork({
    [OFFER]: () => (offer ? { body: offer } : { status: 403, body: {} }),
    'POST /users/trial/nora': () => ({
      status: 201,
      body: buildLicense('tables', { source: 'trial' }),
    }),
  });
  renderAt(
    '/general',
    <>
      <OfferStatus />
      <TrialCard uid="nora" name="Nora" licenses={licenses} />
    </>,
  );
  await screen.findByText(/success|error/);
  return network;
}

const listPacks = () =>
  screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('the trial card offers every pack to a person without a licence while no free offer runs', async () => {
  await show([]);
  expect(listPacks()).toEqual(['Charts', 'Designs', 'Tables', 'Analytics']);
});

test.each([
  ['places are left', { expiryDate: ENDS, userCount: 1 }, []],
  [
    'all places are taken and the person has one',
    { expiryDate: ENDS, userCount: 0 },
    [buildLicense('charts', { source: 'free-offer' })],
  ],
] as const)(
  'the trial card shows nothing during a free offer when %s',
  async (_case, offer, licenses) => {
    const { times } = await show([...licenses], offer);
    expect(times(OFFER)).toBe(1);
    expect(listPacks()).toEqual([]);
  },
);

test.each([
  ['all places of the free offer are taken', { expiryDate: ENDS, userCount: 0 }],
  ['the free offer has ended', { expiryDate: '2021-01-01T00:00:00.000Z', userCount: 5 }],
  ['the free offer could not be loaded', null],
])('the trial card offers a trial when %s', async (_case, offer) => {
  await show([], offer);
  expect(listPacks()).toEqual(['Charts', 'Designs', 'Tables', 'Analytics']);
});

test('the trial card shows nothing before the state of the free offer is known', () => {
  useSession.setState({ identity });
  fakeNetwork({ [OFFER]: () => new Promise(() => undefined) });
  renderAt('/general', <TrialCard uid="nora" name="Nora" licenses={[]} />);
  expect(listPacks()).toEqual([]);
});

test('the trial card offers the packs that a person doesn’t have, and starts the chosen one', async () => {
  const { requests } = await show([buildLicense('charts')]);
  expect(listPacks()).toEqual(['Designs', 'Tables', 'Analytics']);
  fireEvent.click(screen.getByRole('radio', { name: 'Tables' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start Tables trial' }));
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(requests['POST /users/trial/nora']?.[0]?.body).toEqual({
    visualType: 'tables',
    name: 'Nora',
  });
});

test('the trial card offers a pack whose licence has ended', async () => {
  await show([buildLicense('charts', { expiresAt: '2021-01-01T00:00:00.000Z' })]);
  expect(listPacks()).toContain('Charts');
});

test('the trial card offers the packs outside the membership to a member', async () => {
  await show([buildLicense('suite')]);
  expect(listPacks()).toEqual(['Tables', 'Analytics']);
});

test('the trial card offers a pack whose seats are all for others', async () => {
  await show([buildLicense('charts', { held: false })]);
  expect(listPacks()).toContain('Charts');
});

test.each([
  [
    'has had a trial',
    [buildLicense('tables', { source: 'trial', expiresAt: '2021-01-01T00:00:00.000Z' })],
  ],
  ['has every pack', [buildLicense('suite'), buildLicense('tables'), buildLicense('analytics')]],
])('the trial card shows nothing to a person who %s', async (_who, held) => {
  await show(held);
  expect(listPacks()).toEqual([]);
});
