import type { WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { DAY, createTestPortal, START } from '../testing/test-portal';
import { addBuyer, addPerson, addSeatedLicense } from '../testing/licenses';

const END = 30 * DAY;
const toIsoTime = (after: number) => new Date(START.getTime() + after).toISOString();

/** Creates a licence of four seats that ends in 30 days, with one held and one offered, and its renewal. */
async function setUpRenewal(quantity = 4) {
  const portal = createTestPortal();
  const { buyer } = await addBuyer(portal, 4);
  await portal.db.doc('licenses/order-1').delete();
  const ends = { quantity: 4, expiresAt: toIsoTime(END), renewedBy: 'order-2' };
  await addSeatedLicense(portal, 4, ends);
  const term = { id: 'order-2', startsAt: toIsoTime(END), expiresAt: toIsoTime(END + 90 * DAY) };
  await addSeatedLicense(portal, quantity, term);
  const nora = await addPerson(portal, 'nora');
  const emails = ['nora@flexa.test', 'olga@flexa.test'];
  await portal.get('giveSeats', buyer, { id: 'order-1', emails });
  await portal.get('acceptSeat', nora, { id: 'order-1' });
  return {
    portal,
    buyer,
    nora,
    run: () => portal.services.jobs.remindExpiring(),
    seats: async () => {
      const { data } = await portal.get('listSeats', buyer, { id: 'order-2' });
      return data.map(({ seat, state, email }) => [seat, state, email]);
    },
    mails: async () => (await portal.db.collection('mail').get()).docs.map(({ id }) => id),
  };
}

const CARRIED = [
  [0, 'held', null],
  [1, 'held', 'nora@flexa.test'],
  [2, 'invited', 'olga@flexa.test'],
];

describe('seats of a renewed licence', () => {
  test('seats move to the renewal when its keys become available, and each holder gets one mail with their key', async () => {
    const { portal, run, seats, mails } = await setUpRenewal();
    portal.setClock(DAY);
    await run();
    expect(await seats()).toEqual(CARRIED.slice(0, 1));
    portal.setClock(17 * DAY);
    await run();
    expect(await seats()).toEqual(CARRIED);
    await run();
    expect(await seats()).toEqual(CARRIED);
    const sent = (await mails()).filter(
      (id) => id.startsWith('next-key-') || id.startsWith('expiry-'),
    );
    expect(sent.sort()).toEqual(['next-key-order-2', 'next-key-order-2.1']);
    const license = (await portal.db.doc('licenses/order-2.1').get()).data();
    expect(license).toMatchObject({ userId: 'nora', seatOf: 'order-2', seat: 1, quantity: 1 });
  });

  test('seats show the renewal’s number and end while it is paid', async () => {
    const { portal, buyer } = await setUpRenewal(3);
    const readRenewal = async () => {
      const { licenses } = await portal.get('getTeam', buyer, { id: 'buyer' });
      return licenses.find(({ id }) => id === 'order-1')?.renewal;
    };
    expect(await readRenewal()).toEqual({ quantity: 3, expiresAt: toIsoTime(END + 90 * DAY) });
    await portal.db.doc('licenses/order-2').update({ renewedBy: 'order-3' });
    const term = {
      id: 'order-3',
      startsAt: toIsoTime(END + 90 * DAY),
      expiresAt: toIsoTime(END + 120 * DAY),
    };
    await addSeatedLicense(portal, 3, term);
    expect(await readRenewal()).toEqual({ quantity: 3, expiresAt: toIsoTime(END + 120 * DAY) });
    const refunded = { deletedAt: START, revokedReason: 'refunded' };
    await portal.db.doc('licenses/order-2').update(refunded);
    expect(await readRenewal()).toBeUndefined();
  });

  test('seats already assigned or removed in the renewal stay as they are', async () => {
    const { portal, buyer, run, seats } = await setUpRenewal();
    portal.setClock(17 * DAY);
    await run();
    await portal.get('takeSeatBack', buyer, { id: 'order-2', seat: 1 });
    await run();
    expect((await seats())[1]).toEqual([1, 'free', null]);
  });

  test('seats removed from the old licence are removed from the renewal too', async () => {
    const { portal, buyer, nora, run, seats } = await setUpRenewal();
    portal.setClock(17 * DAY);
    await run();
    await portal.get('takeSeatBack', buyer, { id: 'order-1', seat: 1 });
    await run();
    expect((await seats())[1]).toEqual([1, 'free', null]);
    const license = (await portal.db.doc('licenses/order-2.1').get()).data();
    expect(license).toMatchObject({ userId: nora.uid, revokedReason: 'seat taken back' });
  });

  test('seats accepted after the move are held in both licences, and their invitation works for the renewal', async () => {
    const { portal, run, seats } = await setUpRenewal();
    const olga = await addPerson(portal, 'olga');
    portal.setClock(17 * DAY);
    await run();
    await portal.get('acceptSeat', olga, { id: 'order-1' });
    await run();
    expect((await seats())[2]).toEqual([2, 'held', 'olga@flexa.test']);

    const late = await setUpRenewal();
    const other = await addPerson(late.portal, 'olga');
    late.portal.setClock(17 * DAY);
    await late.run();
    late.portal.setClock(END + DAY);
    const license = await late.portal.get('acceptSeat', other, { id: 'order-1' });
    expect(license).toMatchObject({ seatOf: 'order-2', seat: 2 });
  });

  test('seats revoked by an admin are not carried over', async () => {
    const { portal, run, seats } = await setUpRenewal();
    const admin = portal.caller('boss', { isAdmin: true });
    await portal.get('revokeLicense', admin, { id: 'order-1.1', reason: 'Misuse' });
    portal.setClock(17 * DAY);
    await run();
    expect((await seats()).map(([seat]) => seat)).toEqual([0, 2]);
  });

  test('seats that a smaller renewal lacks are not carried over, and their holders get a mail about the end', async () => {
    const { portal, run, mails } = await setUpRenewal(1);
    portal.setClock(17 * DAY);
    await run();
    const held = await portal.db.collection('licenses').where('seatOf', '==', 'order-2').get();
    expect(held.size).toBe(0);
    expect(await mails()).toContain('expiry-order-1.1-14');
  });

  test('concurrent runs do not bring back a seat that is removed meanwhile', async () => {
    const { portal, buyer, run, seats } = await setUpRenewal();
    portal.setClock(17 * DAY);
    await Promise.all([
      ...[run(), run(), run()],
      portal.get('takeSeatBack', buyer, { id: 'order-1', seat: 1 }),
    ]);
    await run();
    const [, first] = await seats();
    // Either carried over and then taken back, or not carried over.
    expect([undefined, [1, 'free', null], [2, 'invited', 'olga@flexa.test']]).toContainEqual(first);
    const carried = await portal.db.collection('licenses').where('seatOf', '==', 'order-2').get();
    expect(carried.docs.filter((license) => license.get('deletedAt') === null)).toEqual([]);
  });

  test('a seat that is removed while it is carried over is removed from the renewal too', async () => {
    const { portal, buyer, run, seats } = await setUpRenewal();
    portal.setClock(17 * DAY);
    const batches = Object.getPrototypeOf(portal.db.batch()) as WriteBatch;
    const { commit } = batches;
    const pause = vi.spyOn(batches, 'commit').mockImplementation(async function (this: WriteBatch) {
      // The take-back has finished its reads. The other calls run unchanged.
      pause.mockRestore();
      await run();
      return commit.call(this);
    });
    await portal.get('takeSeatBack', buyer, { id: 'order-1', seat: 1 });
    expect(await seats()).toContainEqual([1, 'free', null]);
    const license = await portal.db.doc('licenses/order-2.1').get();
    expect(license.get('deletedAt')).not.toBeNull();
  });

  test('a crash while a seat is removed does not leave it held in the renewal', async () => {
    const { portal, buyer, run, seats } = await setUpRenewal();
    portal.setClock(17 * DAY);
    await run();
    const batches = Object.getPrototypeOf(portal.db.batch()) as WriteBatch;
    const { commit } = batches;
    let commits = 0;
    const crash = vi.spyOn(batches, 'commit').mockImplementation(function (this: WriteBatch) {
      commits += 1;
      return commits === 1 ? commit.call(this) : Promise.reject(new Error('Crashed'));
    });
    const seat = { id: 'order-1', seat: 1 };
    await portal.run('takeSeatBack', buyer, seat).catch(() => undefined);
    crash.mockRestore();
    await portal.get('takeSeatBack', buyer, seat);
    expect(await seats()).toContainEqual([1, 'free', null]);
  });
});
