import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { licenseRepository } from '../licenses/repository';
import { DAY, ownPortal, START, type OwnPortal } from '../testing/own-portal';

const at = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const iso = (after: number) => at(after).toDate().toISOString();
const adminOf = (portal: OwnPortal) => portal.caller('boss', { isAdmin: true });

const LICENSE: Omit<License, 'id' | 'userId'> = {
  name: null,
  licenseType: 'standard',
  visualType: 'charts',
  month: 3,
  quantity: 1,
  source: 'order',
  createdAt: iso(-DAY),
  expiresAt: iso(80 * DAY),
  deletedAt: null,
  revokedReason: null,
};

async function addLicenses(portal: OwnPortal, uid: string, licenses: Partial<License>[]) {
  const repository = licenseRepository(portal.db);
  const batch = portal.db.batch();
  for (const [n, license] of licenses.entries()) {
    repository.create(batch, { id: `${uid}-${n}`, userId: uid, ...LICENSE, ...license });
  }
  await batch.commit();
}

function addOrder(portal: OwnPortal, id: string, order: object) {
  return portal.db.doc(`orders/${id}`).set({
    uid: 'a',
    amount: 0,
    refunded: 0,
    currency: 'usd',
    state: 'paid',
    paidAt: at(-DAY),
    ...order,
  });
}

describe('GET /admin/holdings', () => {
  test('gives packs with an active licence, in the order of the catalogue, and what was kept', async () => {
    const portal = ownPortal();
    await addLicenses(portal, 'a', [
      { visualType: 'suite', quantity: 10 },
      { visualType: 'tables' },
      { visualType: 'tables' },
      { visualType: 'designs', expiresAt: iso(0) },
      { visualType: 'analytics', deletedAt: iso(-1), revokedReason: 'x' },
    ]);
    await addOrder(portal, '1', { amount: 4000 });
    await addOrder(portal, '2', { amount: 8000, refunded: 3000, state: 'partially-refunded' });
    await addOrder(portal, '3', { amount: 9000, state: 'lost' });
    await addOrder(portal, '4', { amount: 9000, state: 'open', paidAt: null });
    await addOrder(portal, '5', { amount: 100, currency: 'eur' });
    const { data } = await portal.get('getHoldings', adminOf(portal), { uids: 'b,a' });
    expect(data).toEqual([
      { uid: 'b', packs: [], licenses: 0, seats: 0, paid: 0 },
      { uid: 'a', packs: ['tables', 'suite'], licenses: 3, seats: 12, paid: 9000 },
    ]);
  });

  test('of more people than one query takes, and of too many not at all', async () => {
    const portal = ownPortal();
    const uids = Array.from({ length: 100 }, (_, n) => `u${n}`);
    await addLicenses(portal, 'u99', [{}]);
    const { data } = await portal.get('getHoldings', adminOf(portal), { uids: uids.join(',') });
    expect(data.map(({ uid }) => uid)).toEqual(uids);
    expect(data.at(-1)?.packs).toEqual(['charts']);
    const refused = await portal.run('getHoldings', adminOf(portal), {
      uids: [...uids, 'one'].join(','),
    });
    expect(refused.code).toBe('invalid-argument');
  });
});

describe('GET /admin/users/{uid}', () => {
  test('gives the profile with all licences, also those that have ended', async () => {
    const portal = ownPortal();
    await portal.signUp(portal.caller('a'), 'Nora Lind');
    await addLicenses(portal, 'a', [{ expiresAt: iso(-1) }, { createdAt: iso(-2 * DAY) }]);
    const person = await portal.get('getPerson', adminOf(portal), { uid: 'a' });
    expect(person).toMatchObject({ user: { uid: 'a', name: 'Nora Lind' }, orders: [] });
    expect(person.licenses.map(({ id }) => id)).toEqual(['a-0', 'a-1']);
  });

  test('says when the person was last seen, and null where there is no sign-in any more', async () => {
    const portal = ownPortal();
    await portal.signUp(portal.caller('a'), 'Nora Lind');
    const seen = await portal.get('getPerson', adminOf(portal), { uid: 'a' });
    expect(new Date(seen.lastSeenAt ?? 0).getTime()).toBeGreaterThan(START.getTime() - 365 * DAY);
    await portal.auth.deleteUser('a');
    expect(await portal.get('getPerson', adminOf(portal), { uid: 'a' })).toMatchObject({
      lastSeenAt: null,
      emailVerified: false,
    });
  });

  test('is 404 for someone without a profile', async () => {
    const portal = ownPortal();
    expect((await portal.run('getPerson', adminOf(portal), { uid: 'x' })).code).toBe('not-found');
  });
});

describe('GET /admin/audit', () => {
  test('of a person: the account, the licences and the orders, with the names of those in it', async () => {
    const portal = ownPortal();
    await portal.signUp(portal.caller('boss', { isAdmin: true }), 'Tomas Lind');
    await portal.signUp(portal.caller('a'), 'Ines Moreau');
    await portal.db.doc('orders/cs_1').set({
      id: 'cs_1',
      kind: 'checkout',
      uid: 'a',
      name: null,
      lines: [1],
      visualType: 'charts',
      month: 3,
      licenseType: 'standard',
      amount: 4000,
      currency: 'usd',
      payment: 'paid',
      state: 'paid',
      refunded: 0,
      refunds: {},
      disputes: {},
      movements: [],
      movedIn: [],
      told: [],
      toldAt: {},
      takenBack: 0,
      refundable: true,
      unowned: false,
      paymentIntent: 'pi',
      planId: 'charts-3m',
      quantity: 1,
      fulfilledAt: at(0),
      createdAt: at(0),
      paidAt: at(0),
    });
    const entries = [
      { action: 'user.update', target: 'a', changes: { disabled: true } },
      { action: 'license.grant', target: 'l1', changes: { userId: 'a' } },
      { action: 'order.refund', target: 'cs_1', changes: { amount: 500 } },
      { action: 'license.grant', target: 'l2', changes: { userId: 'b' } },
      { action: 'offer.update', target: 'launch', changes: {} },
    ];
    for (const [n, entry] of entries.entries()) {
      await portal.db.doc(`audit/${n}`).set({ actor: 'boss', ...entry, at: at(n) });
    }
    const page = await portal.get('listAudit', adminOf(portal), { person: 'a' });
    expect(page.data.map(({ id }) => id)).toEqual(['2', '1', '0']);
    expect(page.people).toEqual({ boss: 'Tomas Lind', a: 'Ines Moreau' });
    const first = await portal.get('listAudit', adminOf(portal), { person: 'a', limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(['2', '1']);
    const second = await portal.get('listAudit', adminOf(portal), {
      person: 'a',
      before: first.next ?? '',
    });
    expect(second).toMatchObject({ data: [{ id: '0' }], next: null });
  });

  test('of a person and a target at once is refused', async () => {
    const portal = ownPortal();
    const answer = await portal.run('listAudit', adminOf(portal), { person: 'a', target: 'b' });
    expect(answer.code).toBe('invalid-argument');
  });
});

describe('GET /admin/offers', () => {
  test('lists every offer, the last made first, with the places that are left', async () => {
    const portal = ownPortal();
    await portal.openOffer('first', 2, DAY);
    portal.setClock(1);
    await portal.openOffer('second', 3, 60 * DAY);
    await portal.signUp(portal.caller('a'), 'Nora');
    await portal.get('takeOfferPlace', portal.caller('a'), {});
    const { data } = await portal.get('listOffers', adminOf(portal), {});
    expect(data).toMatchObject([
      { id: 'second', userCount: 3, placesLeft: 2 },
      { id: 'first', userCount: 2, placesLeft: 2, expiryDate: iso(DAY) },
    ]);
  });
});

describe('GET /admin/wait-list', () => {
  test('lists newest first, page after page, and never parts what happened in one moment', async () => {
    const portal = ownPortal();
    for (const [n, after] of [1, 2, 2, 2, 3].entries()) {
      await portal.db.doc(`waitList/${n}`).set({
        email: `p${n}@flexa.test`,
        product: n === 0 ? 'theme' : 'charts',
        createdAt: at(after),
        expireAt: at(after),
      });
    }
    const admin = adminOf(portal);
    const first = await portal.get('listWaitList', admin, { limit: 2 });
    expect(first.data.map(({ email }) => email[1]).sort()).toEqual(['1', '2', '3', '4']);
    expect(first.data[0]?.email).toBe('p4@flexa.test');
    const second = await portal.get('listWaitList', admin, { limit: 2, before: first.next ?? '' });
    expect(second).toEqual({
      data: [{ email: 'p0@flexa.test', product: 'theme', createdAt: iso(1) }],
      next: null,
    });
    const themes = await portal.get('listWaitList', admin, { product: 'theme' });
    expect(themes.data).toEqual(second.data);
  });
});

describe('GET /admin/stats with weeks', () => {
  // These tests run at noon on 20 November 2026.
  test('counts sign-ups in weeks that end now, and those of 52 weeks earlier', async () => {
    const portal = ownPortal();
    const add = (id: string, after: number) =>
      portal.db
        .doc(`users/${id}`)
        .set({ createdAt: at(after), isAdmin: id === 'a', disabled: false });
    await add('a', 0);
    await add('b', -7 * DAY + 1);
    await add('c', -7 * DAY);
    await add('d', -52 * 7 * DAY);
    const { users, series } = await portal.get('getStats', adminOf(portal), { weeks: 2 });
    expect(users.admins).toBe(1);
    expect(series?.signUpsByWeek).toEqual([
      { from: iso(-14 * DAY + 1), count: 1, yearBefore: 0 },
      { from: iso(-7 * DAY + 1), count: 2, yearBefore: 1 },
    ]);
  });

  test('sums what was kept of each month and of the same month a year before', async () => {
    const portal = ownPortal();
    const paid = (id: string, paidAt: string, order: object) =>
      addOrder(portal, id, { paidAt: Timestamp.fromDate(new Date(paidAt)), ...order });
    const inPart = { refunded: 500, state: 'partially-refunded' };
    await paid('1', '2026-11-01T00:00:00.000Z', { amount: 4000, ...inPart });
    await paid('2', '2026-10-31T23:59:59.999Z', { amount: 8000 });
    await paid('3', '2026-10-02T00:00:00.000Z', { amount: 1000, refunded: 200, state: 'lost' });
    await paid('4', '2025-11-15T00:00:00.000Z', { amount: 700 });
    const { series } = await portal.get('getStats', adminOf(portal), { weeks: 1 });
    const months = series?.revenueByMonth ?? [];
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12', revenue: 0, yearBefore: 0 });
    expect(months.slice(-2)).toEqual([
      { month: '2026-10', revenue: 8200 - 200, yearBefore: 0 },
      { month: '2026-11', revenue: 3500, yearBefore: 700 },
    ]);
  });

  test('states revenue and refunds before tax', async () => {
    const portal = ownPortal();
    portal.setClock(-10 * DAY);
    const paidAt = Timestamp.fromDate(new Date('2026-11-02T00:00:00.000Z'));
    const taxed = { paidAt, amount: 11_900, tax: 1900 };
    await addOrder(portal, 'kept', taxed);
    await addOrder(portal, 'in another currency', { ...taxed, currency: 'eur' });
    await addOrder(portal, 'of a part in it', { ...taxed, currency: 'eur', state: 'lost' });
    await addOrder(portal, 'of nobody', { ...taxed, unowned: true });
    const given = { refunded: 5950, state: 'partially-refunded' };
    await addOrder(portal, 'of nobody, in part', { ...taxed, ...given, unowned: true });
    await addOrder(portal, 'part', { ...taxed, refunded: 5950, state: 'partially-refunded' });
    await addOrder(portal, 'disputed', { ...taxed, refunded: 1190, state: 'disputed' });
    await addOrder(portal, 'back', { ...taxed, refunded: 11_900, state: 'refunded' });
    await addOrder(portal, 'lost', { ...taxed, refunded: 1190, state: 'lost' });
    const taken = { takenBack: 7140, state: 'lost' };
    await addOrder(portal, 'greater part lost', { ...taxed, ...taken });
    const { orders, series } = await portal.get('getStats', adminOf(portal), { weeks: 1 });
    expect(series?.revenueByMonth.at(-1)?.revenue).toBe(10_000 + 5000 + 9000 + 4000);
    expect(orders.recentRevenue).toBe(10_000 + 5000 + 9000 + 4000);
  });

  test('counts the licences that ran at the end of each month, by pack', async () => {
    const portal = ownPortal();
    await addLicenses(portal, 'a', [
      { createdAt: '2026-09-10T00:00:00.000Z', expiresAt: '2026-10-10T00:00:00.000Z' },
      { createdAt: '2026-10-10T00:00:00.000Z', expiresAt: '2027-01-10T00:00:00.000Z' },
      {
        createdAt: '2026-09-10T00:00:00.000Z',
        expiresAt: '2027-01-10T00:00:00.000Z',
        deletedAt: '2026-11-05T00:00:00.000Z',
        revokedReason: 'x',
        visualType: 'suite',
      },
      {
        createdAt: '2026-10-11T00:00:00.000Z',
        startsAt: '2027-01-10T00:00:00.000Z',
        expiresAt: '2027-02-10T00:00:00.000Z',
      },
    ]);
    const { series } = await portal.get('getStats', adminOf(portal), { weeks: 1 });
    const drawn = series?.activeByPack.slice(-4).map(({ month, active }) => ({
      month,
      charts: active.charts,
      suite: active.suite,
    }));
    expect(drawn).toEqual([
      { month: '2026-08', charts: 0, suite: 0 },
      { month: '2026-09', charts: 1, suite: 1 },
      { month: '2026-10', charts: 1, suite: 1 },
      { month: '2026-11', charts: 1, suite: 0 },
    ]);
  });
});
