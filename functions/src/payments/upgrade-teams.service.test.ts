import { expect, test } from 'vitest';
import type { Caller } from '../platform/handlers';
import { DAY } from '../testing/test-portal';
import { setUpPurchase, buy, readLicense, buildUpgrade } from '../testing/purchases';

/** Creates a pack of five seats that was upgraded to the membership after 30 days. Ana holds one of them. */
async function setUpUpgrade(invited: readonly string[] = []) {
  const scene = await setUpPurchase({ quantity: 5 });
  const { stripe, shop, me, license } = scene;
  const ana = await shop.addPerson('ana');
  await shop.get('giveSeats', me, { id: license, emails: ['ana@flexa.test', ...invited] });
  await shop.get('acceptSeat', ana, { id: license });
  const readKey = async (who: Caller, id: string) =>
    (await shop.get('getLicenseKey', who, { id })).key;
  const keys = [await readKey(me, license), await readKey(ana, `${license}.1`)];
  const session = await buy(scene, buildUpgrade(license, { quantity: 5 }));
  await shop.seats.syncDue();
  const membership = `order-${session}`;
  // Only issued keys can appear on the revocation list.
  await readKey(me, membership);
  await readKey(ana, `${membership}.1`);
  return {
    ...scene,
    ana,
    session,
    membership,
    /** Verifies the pack's keys of the buyer and of Ana, and returns the revocation list. */
    async verdicts() {
      const said = keys.map((key) => shop.get('verifyLicense', ana, { key }));
      const reasons = (await Promise.all(said)).map(({ reason }) => reason);
      return [reasons, (await shop.licenses.withdrawn(stripe.clock())).sort()];
    },
  };
}

test('an invitation to an upgraded pack, by mail or by link, leads to a seat of the membership', async () => {
  const { shop, me, license, membership } = await setUpUpgrade(['bob@flexa.test']);
  const { link } = await shop.get('updateTeam', me, {
    id: 'me',
    domains: ['flexa.test'],
    link: true,
  });
  const [bob, cy] = [await shop.addPerson('bob'), await shop.addPerson('cy')];
  const seat = await shop.get('acceptSeat', bob, { id: license });
  expect(seat).toMatchObject({ seatOf: membership, visualType: 'suite' });
  const acceptedSeat = await shop.get('acceptSeat', cy, { id: license, link: link ?? '' });
  expect(acceptedSeat).toMatchObject({ seatOf: membership });
});

test('leaving the team frees both seats, even if the membership is refunded later', async () => {
  const { stripe, shop, me, license, session, membership, verdicts } = await setUpUpgrade();
  expect(await verdicts()).toEqual([[null, null], []]);
  await shop.get('takeSeatBack', me, { id: membership, seat: 1 });
  const withdrawnKeys = [`${license}.1`, `${membership}.1`].sort();
  expect(await verdicts()).toEqual([[null, 'revoked'], withdrawnKeys]);
  await stripe.refund(session);
  await shop.payments.fulfil(session);
  await shop.seats.syncDue();
  expect(await shop.licenses.listActive('ana')).toEqual([]);
  expect((await shop.licenses.listActive('me')).map(({ id }) => id)).toEqual([license]);
});

test('keys of an upgraded pack follow the membership and its seats', async () => {
  const { stripe, shop, license, session, membership, verdicts } = await setUpUpgrade();
  const admin = shop.caller('boss', true);
  await shop.get('revokeLicense', admin, { id: `${membership}.1`, reason: 'Passed on' });
  const withdrawnKeys = [`${license}.1`, `${membership}.1`].sort();
  expect(await verdicts()).toEqual([[null, 'revoked'], withdrawnKeys]);
  await stripe.dispute(session);
  await shop.payments.fulfil(session);
  expect(await verdicts()).toEqual([
    ['revoked', 'revoked'],
    [license, membership, ...withdrawnKeys].sort(),
  ]);
});

test('an upgraded pack moves with its membership to the next owner of the team, and returns to them', async () => {
  const scene = await setUpUpgrade();
  const { stripe, shop, pack, license, session } = scene;
  await shop.db.runTransaction(async (transaction) => {
    const owners = { from: 'me', to: 'ana' };
    const { move } = await shop.licenses.prepareHandover(transaction, owners, stripe.clock());
    move('Lindqvist AB');
  });
  stripe.setClock(40 * DAY);
  await stripe.refund(session);
  await shop.payments.fulfil(session);
  expect(await readLicense(scene, pack)).toMatchObject({ userId: 'ana', deletedAt: null });
  expect(await shop.licenses.listActive('me')).toEqual([]);
  expect((await shop.licenses.listActive('ana')).map(({ id }) => id)).toContain(license);
});
