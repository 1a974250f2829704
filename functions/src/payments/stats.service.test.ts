import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { createLicenseRepository } from '../licenses/repository';
import { call, newAdmin } from '../testing/shared-project';
import { anInstant } from '../testing/matchers';
import { DAY, createTestPortal, START, type TestPortal } from '../testing/test-portal';

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

describe('GET /admin/stats', () => {
  test('the stats of an empty database are all zeros', async () => {
    const portal = createTestPortal();
    expect(await portal.get('getStats', createAdminCaller(portal), {})).toEqual({
      at: toIsoTime(0),
      users: { total: 0, recent: 0, admins: 0 },
      activeLicenses: { free: 0, standard: 0, membership: 0 },
      orders: { paid: 0, recent: 0, recentRevenue: 0, flagged: 0, unowned: 0, refundFailed: 0 },
      offer: { expiryDate: '', placesLeft: 0 },
      openTickets: 0,
      waitList: 0,
      failedMails: 0,
      series: null,
    });
  });

  test('the stats count everything, and the last 30 days as recent', async () => {
    const portal = createTestPortal();
    const { db } = portal;
    const put = (path: string, data: object) => db.doc(path).set(data);
    for (const uid of ['a', 'b']) await portal.signUp(portal.caller(uid), uid);
    portal.setClock(1);
    await portal.signUp(portal.caller('c'), 'c');
    portal.setClock(30 * DAY + 1);

    const putLicense = (id: string, licenseType: string, endsAfter: number, deletedAt: unknown) =>
      put(`licenses/${id}`, {
        licenseType,
        expiresAt: toTimestamp(30 * DAY + 1 + endsAfter),
        deletedAt,
      });
    await putLicense('1', 'free', 1, null);
    await putLicense('2', 'free', 0, null);
    await putLicense('3', 'standard', DAY, null);
    await putLicense('4', 'standard', DAY, toTimestamp(0));
    await putLicense('5', 'membership', DAY, null);
    await putLicense('6', 'membership', DAY, null);
    // Bought ahead, so it has not begun.
    await putLicense('7', 'standard', 2 * DAY, null);
    await db.doc('licenses/7').update({ startsAt: toTimestamp(31 * DAY + 1) });

    const order = (id: string, state: string, amount: number, refunded: number, paidAt: unknown) =>
      put(`orders/${id}`, { state, amount, refunded, paidAt, currency: 'usd', unowned: false });
    await order('1', 'paid', 4000, 0, toTimestamp(1));
    await order('2', 'paid', 9999, 0, toTimestamp(0));
    await order('3', 'partially-refunded', 8000, 500, toTimestamp(2));
    await order('4', 'refunded', 1500, 1500, toTimestamp(3));
    await order('5', 'lost', 1500, 200, toTimestamp(4));
    await order('6', 'disputed', 100, 0, toTimestamp(5));
    await order('7', 'open', 77_777, 0, null);
    await order('8', 'expired', 77_777, 0, null);

    await portal.openOffer('launch', 5, 60 * DAY);
    await portal.db.doc('offers/launch/places/0').update({ uid: 'a' });
    for (const state of ['open', 'open', 'closed']) await db.collection('tickets').add({ state });
    await put('waitList/1', { product: 'theme' });
    for (const state of ['failed', 'sent', 'queued']) await db.collection('mail').add({ state });

    expect(await portal.get('getStats', createAdminCaller(portal), {})).toEqual({
      at: toIsoTime(30 * DAY + 1),
      users: { total: 3, recent: 1, admins: 0 },
      activeLicenses: { free: 1, standard: 1, membership: 2 },
      orders: {
        paid: 6,
        recent: 5,
        recentRevenue: 4000 + 7500 + 0 + 0 + 100,
        flagged: 2,
        unowned: 0,
        refundFailed: 0,
      },
      offer: { expiryDate: toIsoTime(60 * DAY), placesLeft: 4 },
      openTickets: 2,
      waitList: 1,
      failedMails: 1,
      series: null,
    });
  });

  test('GET /admin/stats answers JSON', async () => {
    const { token } = await newAdmin();
    const { status, body } = await call('GET', '/admin/stats', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ at: anInstant });
  });
});

describe('GET /admin/stats with weeks', () => {
  // These tests run at noon on 20 November 2026.
  test('the stats count sign-ups in weeks that end now, and those of 52 weeks earlier', async () => {
    const portal = createTestPortal();
    const add = (id: string, after: number) =>
      portal.db
        .doc(`users/${id}`)
        .set({ createdAt: toTimestamp(after), isAdmin: id === 'a', disabled: false });
    await add('a', 0);
    await add('b', -7 * DAY + 1);
    await add('c', -7 * DAY);
    await add('d', -52 * 7 * DAY);
    const { users, series } = await portal.get('getStats', createAdminCaller(portal), { weeks: 2 });
    expect(users.admins).toBe(1);
    expect(series?.signUpsByWeek).toEqual([
      { from: toIsoTime(-14 * DAY + 1), count: 1, yearBefore: 0 },
      { from: toIsoTime(-7 * DAY + 1), count: 2, yearBefore: 1 },
    ]);
  });

  test('the stats sum the revenue kept of each month and of the same month a year before', async () => {
    const portal = createTestPortal();
    const addPaidOrder = (id: string, paidAt: string, order: object) =>
      addOrder(portal, id, { paidAt: Timestamp.fromDate(new Date(paidAt)), ...order });
    const inPart = { refunded: 500, state: 'partially-refunded' };
    await addPaidOrder('1', '2026-11-01T00:00:00.000Z', { amount: 4000, ...inPart });
    await addPaidOrder('2', '2026-10-31T23:59:59.999Z', { amount: 8000 });
    await addPaidOrder('3', '2026-10-02T00:00:00.000Z', {
      amount: 1000,
      refunded: 200,
      state: 'lost',
    });
    await addPaidOrder('4', '2025-11-15T00:00:00.000Z', { amount: 700 });
    const { series } = await portal.get('getStats', createAdminCaller(portal), { weeks: 1 });
    const months = series?.revenueByMonth ?? [];
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12', revenue: 0, yearBefore: 0 });
    expect(months.slice(-2)).toEqual([
      { month: '2026-10', revenue: 8200 - 200, yearBefore: 0 },
      { month: '2026-11', revenue: 3500, yearBefore: 700 },
    ]);
  });

  test('the stats state revenue and refunds before tax', async () => {
    const portal = createTestPortal();
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
    const { orders, series } = await portal.get('getStats', createAdminCaller(portal), {
      weeks: 1,
    });
    expect(series?.revenueByMonth.at(-1)?.revenue).toBe(10_000 + 5000 + 9000 + 4000);
    expect(orders.recentRevenue).toBe(10_000 + 5000 + 9000 + 4000);
  });

  test('the stats count the licences active at the end of each month, by pack', async () => {
    const portal = createTestPortal();
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
    const { series } = await portal.get('getStats', createAdminCaller(portal), { weeks: 1 });
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
