import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { createLicenseRepository } from '../../licenses/repository';
import { DAY, createTestPortal, START, type TestPortal } from '../../testing/test-portal';

const toTimestamp = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const toIsoTime = (after: number) => toTimestamp(after).toDate().toISOString();
const createAdminCaller = (portal: TestPortal) => portal.caller('boss', { isAdmin: true });

const LICENSE: Omit<License, 'id' | 'userId'> = {
  name: null,
  licenseType: 'standard',
  visualType: 'charts',
  month: 3,
  quantity: 1,
  source: 'order',
  createdAt: toIsoTime(-DAY),
  expiresAt: toIsoTime(80 * DAY),
  deletedAt: null,
  revokedReason: null,
};

async function addLicenses(portal: TestPortal, uid: string, licenses: Partial<License>[]) {
  const repository = createLicenseRepository(portal.db);
  const batch = portal.db.batch();
  for (const [n, license] of licenses.entries()) {
    repository.create(batch, { id: `${uid}-${n}`, userId: uid, ...LICENSE, ...license });
  }
  await batch.commit();
}

function addOrder(portal: TestPortal, id: string, order: object) {
  return portal.db.doc(`orders/${id}`).set({
    uid: 'a',
    amount: 0,
    refunded: 0,
    currency: 'usd',
    state: 'paid',
    paidAt: toTimestamp(-DAY),
    ...order,
  });
}

describe('GET /admin/holdings', () => {
  test('GET /admin/holdings returns packs with an active licence in catalogue order, and the revenue kept', async () => {
    const portal = createTestPortal();
    await addLicenses(portal, 'a', [
      { visualType: 'suite', quantity: 10 },
      { visualType: 'tables' },
      { visualType: 'tables' },
      { visualType: 'designs', expiresAt: toIsoTime(0) },
      { visualType: 'analytics', deletedAt: toIsoTime(-1), revokedReason: 'x' },
    ]);
    await addOrder(portal, '1', { amount: 4000 });
    await addOrder(portal, '2', { amount: 8000, refunded: 3000, state: 'partially-refunded' });
    await addOrder(portal, '3', { amount: 9000, state: 'lost' });
    await addOrder(portal, '4', { amount: 9000, state: 'open', paidAt: null });
    await addOrder(portal, '5', { amount: 100, currency: 'eur' });
    const { data } = await portal.get('getHoldings', createAdminCaller(portal), { uids: 'b,a' });
    expect(data).toEqual([
      { uid: 'b', packs: [], licenses: 0, seats: 0, paid: 0 },
      { uid: 'a', packs: ['tables', 'suite'], licenses: 3, seats: 12, paid: 9000 },
    ]);
  });

  test('GET /admin/holdings handles more people than one query takes, and refuses too many', async () => {
    const portal = createTestPortal();
    const uids = Array.from({ length: 100 }, (_, n) => `u${n}`);
    await addLicenses(portal, 'u99', [{}]);
    const { data } = await portal.get('getHoldings', createAdminCaller(portal), {
      uids: uids.join(','),
    });
    expect(data.map(({ uid }) => uid)).toEqual(uids);
    expect(data.at(-1)?.packs).toEqual(['charts']);
    const refusal = await portal.run('getHoldings', createAdminCaller(portal), {
      uids: [...uids, 'one'].join(','),
    });
    expect(refusal.code).toBe('invalid-argument');
  });
});

describe('GET /admin/users/{uid}', () => {
  test('GET /admin/users/{uid} returns the profile with all licences, including ended ones', async () => {
    const portal = createTestPortal();
    await portal.signUp(portal.caller('a'), 'Nora Lind');
    await addLicenses(portal, 'a', [
      { expiresAt: toIsoTime(-1) },
      { createdAt: toIsoTime(-2 * DAY) },
    ]);
    const person = await portal.get('getPerson', createAdminCaller(portal), { uid: 'a' });
    expect(person).toMatchObject({ user: { uid: 'a', name: 'Nora Lind' }, orders: [] });
    expect(person.licenses.map(({ id }) => id)).toEqual(['a-0', 'a-1']);
  });

  test('GET /admin/users/{uid} returns the last sign-in, and null if there is no account any more', async () => {
    const portal = createTestPortal();
    await portal.signUp(portal.caller('a'), 'Nora Lind');
    const person = await portal.get('getPerson', createAdminCaller(portal), { uid: 'a' });
    expect(new Date(person.lastSeenAt ?? 0).getTime()).toBeGreaterThan(START.getTime() - 365 * DAY);
    await portal.auth.deleteUser('a');
    expect(await portal.get('getPerson', createAdminCaller(portal), { uid: 'a' })).toMatchObject({
      lastSeenAt: null,
      emailVerified: false,
    });
  });

  test('GET /admin/users/{uid} answers 404 for someone without a profile', async () => {
    const portal = createTestPortal();
    expect((await portal.run('getPerson', createAdminCaller(portal), { uid: 'x' })).code).toBe(
      'not-found',
    );
  });
});
