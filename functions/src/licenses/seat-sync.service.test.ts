import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { markProved } from '../platform/account';
import { createChainPorts } from './moved-up';
import { createOrderLicenses } from './order-licenses';
import { createLicenseRepository } from './repository';
import type { PaymentStatus } from './license-state';
import { createUserRepository } from '../accounts/users/repository';
import { DAY, createTestPortal, START, tally } from '../testing/test-portal';
import { addBuyer } from '../testing/licenses';

const MINUTE = 60_000;
const COUNT = 20;

/** Creates a buyer and a number of seat holders. */
async function setUpHolders(count = COUNT) {
  const portal = createTestPortal();
  const { buyer, license } = await addBuyer(portal, count + 1);
  const people = Array.from({ length: count }, (_, n) => portal.caller(`p${n}`));
  await Promise.all(people.map(({ uid }) => portal.addProfile(uid)));
  const emails = people.map(({ uid }) => `${uid}@flexa.test`);
  await portal.get('giveSeats', buyer, { id: license.id, emails });
  const repository = createLicenseRepository(portal.db);
  return {
    portal,
    buyer,
    license,
    people,
    accept: (n: number) => portal.run('acceptSeat', portal.caller(`p${n}`), { id: license.id }),
    /** Aligns the licence with a payment, as the payments do after a webhook event. */
    async pay(payment: PaymentStatus, after: number, quantity = license.quantity) {
      const batch = portal.db.batch();
      const at = new Date(START.getTime() + after);
      const profiles = createUserRepository(portal.db);
      const licenses = createOrderLicenses(repository, createChainPorts(portal.db, profiles));
      await licenses.align(batch, [{ id: license.id, quantity, payment }], at);
      await batch.commit();
    },
    reasons: async () => {
      const found = await portal.db.collection('licenses').where('seatOf', '==', license.id).get();
      return tally(found.docs.map((seat) => String(seat.get('revokedReason'))));
    },
    ends: async () => {
      const found = await portal.db.collection('licenses').get();
      return new Set(found.docs.map((each) => (each.get('expiresAt') as Timestamp).toMillis()));
    },
    runJob: () => portal.services.jobs.syncSeats(),
  };
}

describe('seat sync', () => {
  test('seats are revoked and restored with their licence', async () => {
    const { portal, accept, pay, reasons, ends, runJob, people } = await setUpHolders();
    await Promise.all(people.map((_, n) => accept(n)));
    await pay('disputed', 0);
    await runJob();
    expect(await reasons()).toEqual({ disputed: COUNT });
    portal.setClock(3 * DAY);
    await pay('good', 3 * DAY);
    await runJob();
    expect(await reasons()).toEqual({ null: COUNT });
    // Everyone gets the suspended days back.
    const [end, ...others] = await ends();
    expect(others).toEqual([]);
    // So each person gets, once, a key that ends later than the one in their reports.
    const mails = await portal.db.collection('mail').where('template', '==', 'next-key').get();
    expect(mails.size).toBe(COUNT);
    expect(mails.docs[0]?.get('content.data')).toMatchObject({
      cause: 'restored',
      expiresAt: new Date(end ?? 0).toISOString(),
    });
    await pay('refunded', 4 * DAY);
    await runJob();
    await runJob();
    expect(await reasons()).toEqual({ refunded: COUNT });
  });

  test('removed seats stay removed when their licence is restored', async () => {
    const { portal, buyer, license, accept, pay, reasons, runJob } = await setUpHolders(2);
    await Promise.all([accept(0), accept(1)]);
    await portal.get('takeSeatBack', buyer, { id: license.id, seat: 1 });
    await pay('disputed', 0);
    await runJob();
    await pay('good', DAY);
    await runJob();
    expect(await reasons()).toEqual({ null: 1, 'seat taken back': 1 });
  });

  test('seats accepted during a refund do not outlive the licence', async () => {
    const { portal, accept, pay, reasons, runJob, people } = await setUpHolders();
    await Promise.all([...people.map((_, n) => accept(n)), pay('refunded', 0), runJob()]);
    // Synced until two minutes later, in case a seat was being accepted.
    portal.setClock(MINUTE);
    await runJob();
    expect(Object.keys(await reasons())).not.toContain('null');
    portal.setClock(2 * MINUTE);
    await runJob();
    expect(await accept(0)).toMatchObject({ code: 'license-not-active' });
    const open = await portal.db.collection('licenses').orderBy('seatSync').get();
    expect(open.size).toBe(0);
  });

  test('nobody can accept a refunded seat, and the team can free it', async () => {
    const { portal, buyer, license, accept, pay } = await setUpHolders(3);
    await pay('good', 0, 2);
    expect(await accept(2)).toMatchObject({ code: 'seats-full' });
    const freed = await portal.get('takeSeatBack', buyer, { id: license.id, seat: 3 });
    expect(freed).toMatchObject({ state: 'free', email: null });
    expect(await accept(0)).toMatchObject({ isNew: true });
  });

  test('the last seat, given to a colleague, ends with its licence', async () => {
    const { portal, buyer, license, accept, pay, reasons, runJob } = await setUpHolders(1);
    for (const seat of [0, 1]) await portal.get('takeSeatBack', buyer, { id: license.id, seat });
    await portal.get('giveSeats', buyer, { id: license.id, emails: ['p0@flexa.test'] });
    expect(await accept(0)).toMatchObject({ value: { seat: 0 } });
    await pay('good', 0, 1);
    await runJob();
    await pay('refunded', DAY, 1);
    await runJob();
    expect(await reasons()).toEqual({ refunded: 1 });
  });

  test('the next job continues a seat sync that stopped half-way', async () => {
    const { portal, license, accept, pay, reasons, runJob, people } = await setUpHolders(3);
    await Promise.all(people.map((_, n) => accept(n)));
    await pay('refunded', 0);
    const [one] = (await portal.db.collection(`licenses/${license.id}/seats`).get()).docs;
    await portal.db.doc(`licenses/${one?.get('licenseId')}`).update({ revokedReason: 'refunded' });
    await runJob();
    expect(await reasons()).toEqual({ refunded: 3 });
  });

  test('seats end with the account of the buyer', async () => {
    const { portal, buyer, license, accept, runJob } = await setUpHolders(2);
    await accept(0);
    expect(await portal.run('deleteUser', buyer, { id: 'buyer' })).toMatchObject({
      code: 'team-in-use',
    });
    await portal.get('deleteUser', buyer, { id: 'buyer', team: 'end' });
    await runJob();
    const seat = await portal.db.doc(`licenses/${license.id}.1`).get();
    expect(seat.get('deletedAt')).not.toBeNull();
    expect(seat.get('name')).toBeNull();
  });

  test('a seat is freed when its holder deletes the account', async () => {
    const { portal, buyer, license, accept } = await setUpHolders(1);
    await accept(0);
    const { auth } = portal;
    await markProved(auth, await auth.createUser({ uid: 'p0', email: 'p0@flexa.test' }));
    await portal.get('deleteUser', portal.caller('p0'), { id: 'p0' });
    const { data } = await portal.get('listSeats', buyer, { id: license.id });
    expect(data.at(-1)).toMatchObject({ seat: 1, state: 'free', email: null, uid: null });
  });
});

test('a seat that an admin revoked, or whose holder is gone, does not come back with its licence', async () => {
  const { portal, license, accept, pay, reasons, runJob } = await setUpHolders(3);
  await Promise.all([accept(0), accept(1), accept(2)]);
  const admin = portal.caller('ada', { isAdmin: true });
  const { data } = await portal.get('listSeats', admin, { id: license.id });
  const seat = data.find(({ uid }) => uid === 'p0')?.seat;
  const reason = 'Passed on to strangers';
  await portal.get('revokeLicense', admin, { id: `${license.id}.${seat}`, reason });
  await pay('disputed', 0);
  await runJob();
  await pay('good', DAY);
  await runJob();
  expect(await reasons()).toEqual({ null: 2, [reason]: 1 });
});

test('refunded seats end, and the others stay', async () => {
  const { portal, license, accept, reasons, runJob } = await setUpHolders(3);
  await Promise.all([accept(0), accept(1), accept(2)]);
  const until = new Date(START.getTime() + MINUTE);
  await portal.db.doc(`licenses/${license.id}`).update({ quantity: 3, seatSync: until });
  await runJob();
  await runJob();
  expect(await reasons()).toEqual({ null: 2, refunded: 1 });
});
