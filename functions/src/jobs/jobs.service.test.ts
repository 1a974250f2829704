import { describe, expect, test } from 'vitest';
import { archiveExpired } from './archive';
import { cleanUp } from './clean-up';
import { repairPurchased } from './purchased';
import { createJobService } from './service';
import { DAY, createTestPortal, type TestPortal } from '../testing/test-portal';
import { addLicense, toTimestamp, people } from '../testing/licenses';

async function listIds({ db }: TestPortal, collection: string): Promise<string[]> {
  return (await db.collection(collection).get()).docs.map(({ id }) => id).sort();
}

describe('archiveExpired', () => {
  test.each([
    ['90 days ago', -90 * DAY, false],
    ['90 days and a millisecond ago', -90 * DAY - 1, true],
    ['ahead', DAY, false],
  ])('archiving a licence that ended %s: %i ms', async (_when, endsAfter, isArchived) => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', endsAfter);
    await archiveExpired(portal.platform);
    expect((await portal.db.doc('licenses/one').get()).data()).toMatchObject(
      isArchived
        ? { deletedAt: toTimestamp(endsAfter), revokedReason: 'expired', name: 'Nora' }
        : { deletedAt: null, revokedReason: null },
    );
  });

  test('archiving keeps the time and reason of a revocation', async () => {
    const portal = createTestPortal();
    const revoked = { deletedAt: toTimestamp(-150 * DAY), revokedReason: 'refunded' };
    await addLicense(portal, 'one', -100 * DAY, revoked);
    await archiveExpired(portal.platform);
    expect((await portal.db.doc('licenses/one').get()).data()).toMatchObject(revoked);
  });

  test('archiving twice, or concurrently, has the effect of once, even over more than a page', async () => {
    const portal = createTestPortal();
    for (let n = 0; n < 410; n += 1) await addLicense(portal, `n${n}`, -91 * DAY - n);
    await Promise.all([archiveExpired(portal.platform), archiveExpired(portal.platform)]);
    const archived = await portal.db
      .collection('licenses')
      .where('revokedReason', '==', 'expired')
      .get();
    expect(archived.size).toBe(410);
    const times = archived.docs.map((license) => license.updateTime);
    portal.setClock(DAY);
    await archiveExpired(portal.platform);
    const again = await portal.db.collection('licenses').get();
    expect(again.docs.map((license) => license.updateTime)).toEqual(times);
  });
});

describe('cleanUp', () => {
  const NAMES = [
    'audit',
    'mail',
    'rateLimits',
    'stripeEvents',
    'tickets',
    'tokens',
    'verificationCodes',
    'waitList',
  ];

  test.each(NAMES)('cleanUp removes only expired documents from %s', async (name) => {
    const portal = createTestPortal();
    const put = (id: string, data: object) => portal.db.doc(`${name}/${id}`).set(data);
    await put('ended', { expireAt: toTimestamp(-1) });
    await put('ends-now', { expireAt: toTimestamp(0) });
    await put('goes-on', { expireAt: toTimestamp(1) });
    await put('without', { at: toTimestamp(-DAY) });
    await portal.db.doc('themes/entry').set({ expireAt: toTimestamp(-DAY) });
    await Promise.all([cleanUp(portal.platform), cleanUp(portal.platform)]);
    expect(await listIds(portal, name)).toEqual(['goes-on', 'without']);
    expect(await listIds(portal, 'themes')).toEqual(['entry']);
    await cleanUp(portal.platform);
    expect(await listIds(portal, name)).toEqual(['goes-on', 'without']);
  });

  test('cleanUp removes more than a page', async () => {
    const portal = createTestPortal();
    const writer = portal.db.bulkWriter({ throttling: false });
    for (let n = 0; n < 850; n += 1) {
      void writer.set(portal.db.doc(`rateLimits/${n}`), {
        expireAt: toTimestamp(n < 840 ? -n : n),
      });
    }
    await writer.close();
    await cleanUp(portal.platform);
    expect(await listIds(portal, 'rateLimits')).toHaveLength(10);
  });
});

describe('repairPurchased', () => {
  test('repairPurchased sets hasPurchased for everyone who ever had a paid licence, and never clears it', async () => {
    const portal = createTestPortal();
    const cases = {
      standard: { licenseType: 'standard' },
      membership: { licenseType: 'membership', visualType: 'suite' },
      'taken-back': { licenseType: 'standard', deletedAt: toTimestamp(-DAY) },
      free: { licenseType: 'free' },
    };
    for (const [userId, license] of Object.entries(cases)) {
      const caller = portal.caller(userId);
      await portal.signUp(caller, userId);
      await addLicense(portal, `of-${userId}`, DAY, { userId, ...license });
    }
    await addLicense(portal, 'of-deleted', DAY, { userId: 'deleted' });
    await portal.signUp(portal.caller('bought-once'), 'Bought');
    await portal.db.doc('users/bought-once').update({ hasPurchased: true });

    const listPurchaserIds = async () => {
      const users = await portal.db.collection('users').where('hasPurchased', '==', true).get();
      return users.docs.map(({ id }) => id).sort();
    };
    await Promise.all([repairPurchased(portal.platform), repairPurchased(portal.platform)]);
    expect(await listPurchaserIds()).toEqual([
      'bought-once',
      'membership',
      'standard',
      'taken-back',
    ]);
    await repairPurchased(portal.platform);
    expect(await listPurchaserIds()).toEqual([
      'bought-once',
      'membership',
      'standard',
      'taken-back',
    ]);
    expect((await portal.db.doc('users/deleted').get()).exists).toBe(false);
  });
});

test('the mail job sends due mails in limited numbers', async () => {
  const limits: number[] = [];
  const sendDue = async (limit: number) => void limits.push(limit);
  const orders = { reconcile: async () => undefined };
  const seats = { syncDue: async () => undefined, carryDueSeatsOver: async () => undefined };
  const doNothing = async () => undefined;
  const signIns = { finishPasswordChanges: doNothing, finishSignInChanges: doNothing };
  const jobs = createJobService(
    createTestPortal().platform,
    people,
    orders,
    { sendDue },
    seats,
    signIns,
    {
      build: doNothing,
    },
  );
  await jobs.sendDueMail();
  expect(limits).toEqual([50]);
});
