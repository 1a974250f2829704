import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../../../functions/src/contracts/calendar';
import type { License } from '../../../functions/src/contracts/licenses';
import { archiveExpired } from '../../../functions/src/jobs/archive';
import { cleanUp } from '../../../functions/src/jobs/clean-up';
import { repairPurchased } from '../../../functions/src/jobs/purchased';
import { remindExpiring } from '../../../functions/src/jobs/reminders';
import { jobService } from '../../../functions/src/jobs/service';
import { DAY, ownPortal, START, type OwnPortal } from './support/own-portal';

const HOUR = DAY / 24;
const moment = (after: number) => Timestamp.fromMillis(START.getTime() + after);

const people = {
  contact: async (uid: string) =>
    uid === 'gone' ? undefined : { name: `Name of ${uid}`, email: `${uid}@flexa.test` },
};

/** A licence that ends so many milliseconds after the start, made for a year unless told. */
async function addLicense(
  { db }: OwnPortal,
  id: string,
  endsAfter: number,
  changes: Partial<Record<keyof License, unknown>> = {},
) {
  await db.doc(`licenses/${id}`).set({
    id,
    userId: 'me',
    name: 'Nora',
    licenseType: 'standard',
    visualType: 'charts',
    month: 12,
    quantity: 2,
    source: 'order',
    createdAt: Timestamp.fromDate(addMonths(new Date(START.getTime() + endsAfter), -12)),
    expiresAt: moment(endsAfter),
    deletedAt: null,
    revokedReason: null,
    ...changes,
  });
}

async function idsIn({ db }: OwnPortal, collection: string): Promise<string[]> {
  return (await db.collection(collection).get()).docs.map(({ id }) => id).sort();
}

describe('reminders', () => {
  test('say who, what and how long, and are queued for the sender', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'one', 10 * DAY - HOUR);
    await remindExpiring(portal.platform, people);
    expect((await portal.db.doc('mail/expiry-one-14').get()).data()).toMatchObject({
      to: 'me@flexa.test',
      uid: 'me',
      state: 'queued',
      attempts: 0,
      createdAt: moment(0),
      content: {
        template: 'expiry-reminder',
        data: {
          name: 'Name of me',
          daysLeft: 10,
          licenseId: 'one',
          visualType: 'charts',
          quantity: 2,
          expiresAt: moment(10 * DAY - HOUR)
            .toDate()
            .toISOString(),
        },
      },
    });
  });

  // START is noon, so the day on which something ends begins twelve hours before or after.
  test.each([
    ['14 days and a millisecond before', 14 * DAY + 1, []],
    ['14 days before', 14 * DAY, ['14']],
    ['3 days and a millisecond before', 3 * DAY + 1, ['14']],
    ['3 days before', 3 * DAY, ['3']],
    ['a millisecond before the last day', DAY / 2 + 1, ['3']],
    ['on the last day, which ends at midnight', DAY / 2, ['0']],
    ['a millisecond before the end', 1, ['0']],
    ['at the end', 0, []],
    ['after the end', -1, []],
  ])('%s: %i ms left', async (_when, endsAfter, days) => {
    const portal = ownPortal();
    await addLicense(portal, 'one', endsAfter);
    await remindExpiring(portal.platform, people);
    expect(await idsIn(portal, 'mail')).toEqual(days.map((day) => `expiry-one-${day}`));
  });

  test('come once each over the life of a licence, however often the job runs', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'one', 15 * DAY);
    const seen: string[][] = [];
    for (let hour = 0; hour <= 16 * 24; hour += 12) {
      portal.setClock(hour * HOUR);
      await remindExpiring(portal.platform, people);
      seen.push(await idsIn(portal, 'mail'));
    }
    expect(seen.at(-1)).toEqual(['expiry-one-0', 'expiry-one-14', 'expiry-one-3']);
    expect(seen.map((ids) => ids.length)).toEqual(
      // Two runs a day: after 1 day the first, after 12 the second, at the last midnight the third.
      Array.from({ length: 33 }, (_, run) => (run < 2 ? 0 : run < 24 ? 1 : run < 29 ? 2 : 3)),
    );
  });

  test('are sent once by several runs at once', async () => {
    const portal = ownPortal();
    for (let n = 0; n < 10; n += 1) await addLicense(portal, `no-${n}`, 2 * DAY);
    await Promise.all(Array.from({ length: 4 }, () => remindExpiring(portal.platform, people)));
    const ids = await idsIn(portal, 'mail');
    expect(ids).toEqual(Array.from({ length: 10 }, (_, n) => `expiry-no-${n}-3`));
    const before = (await portal.db.collection('mail').get()).docs.map((mail) => mail.updateTime);
    await remindExpiring(portal.platform, people);
    const after = (await portal.db.collection('mail').get()).docs.map((mail) => mail.updateTime);
    expect(after).toEqual(before);
  });

  test('missed for some days are not made up for: only the nearest is sent', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'one', 20 * DAY);
    await remindExpiring(portal.platform, people);
    portal.setClock(18 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await idsIn(portal, 'mail')).toEqual(['expiry-one-3']);
    expect((await portal.db.doc('mail/expiry-one-3').get()).get('content.data.daysLeft')).toBe(2);
  });

  test('on the last day say that none is left', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'one', 5 * HOUR);
    await remindExpiring(portal.platform, people);
    expect((await portal.db.doc('mail/expiry-one-0').get()).get('content.data.daysLeft')).toBe(0);
  });

  test('leave alone what is revoked, whose owner is gone, and what ends long after', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'revoked', 2 * DAY, { deletedAt: moment(-DAY) });
    await addLicense(portal, 'of-nobody', 2 * DAY, { userId: 'gone' });
    await addLicense(portal, 'far', 200 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await idsIn(portal, 'mail')).toEqual([]);
  });

  test.each([
    ['less than a day before its reminder', 14 * DAY + DAY - 1, []],
    ['a day before its reminder', 14 * DAY + DAY, ['expiry-new-14']],
    ['after its reminder', 5 * DAY, []],
  ])('do not follow at once upon a licence made %s', async (_when, lifetime, mails) => {
    const portal = ownPortal();
    await addLicense(portal, 'new', 10 * DAY, { createdAt: moment(10 * DAY - lifetime) });
    await remindExpiring(portal.platform, people);
    expect(await idsIn(portal, 'mail')).toEqual(mails);
    portal.setClock(8 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await idsIn(portal, 'mail')).toContain('expiry-new-3');
  });

  test('are not kept from all others by one that fails', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'a', 2 * DAY, { userId: 'broken' });
    await addLicense(portal, 'b', 2 * DAY);
    const logged: string[] = [];
    const log = { info: () => undefined, error: (event: string) => void logged.push(event) };
    const contact = async (uid: string) => {
      if (uid === 'broken') throw new Error('No answer');
      return people.contact(uid);
    };
    await remindExpiring({ ...portal.platform, log }, { contact });
    expect(await idsIn(portal, 'mail')).toEqual(['expiry-b-3']);
    expect(logged).toEqual(['reminder not queued']);
  });

  test('are not queued for a licence that ends while the job is at it', async () => {
    const portal = ownPortal();
    await addLicense(portal, 'one', 2 * DAY);
    const contact = async (uid: string) => {
      await portal.db.doc('licenses/one').update({ deletedAt: moment(0), name: null });
      return people.contact(uid);
    };
    await remindExpiring(portal.platform, { contact });
    expect(await idsIn(portal, 'mail')).toEqual([]);
  });

  test('reach everybody where there is more than a page of them', async () => {
    const portal = ownPortal();
    const writer = portal.db.bulkWriter({ throttling: false });
    await addLicense(portal, 'x', 2 * DAY);
    const like = (await portal.db.doc('licenses/x').get()).data() ?? {};
    for (let n = 0; n < 450; n += 1) {
      // Most were reminded before, as on any day but the first.
      void writer.set(portal.db.doc(`licenses/n${n}`), { ...like, id: `n${n}` });
      if (n % 50 !== 0) void writer.set(portal.db.doc(`mail/expiry-n${n}-3`), { old: true });
    }
    await writer.close();
    await remindExpiring(portal.platform, people);
    const made = await portal.db.collection('mail').where('state', '==', 'queued').get();
    expect(made.size).toBe(10);
  });
});

describe('archiving', () => {
  test.each([
    ['90 days ago', -90 * DAY, false],
    ['90 days and a millisecond ago', -90 * DAY - 1, true],
    ['ahead', DAY, false],
  ])('takes a licence out that ended %s: %i ms', async (_when, endsAfter, isArchived) => {
    const portal = ownPortal();
    await addLicense(portal, 'one', endsAfter);
    await archiveExpired(portal.platform);
    expect((await portal.db.doc('licenses/one').get()).data()).toMatchObject(
      isArchived
        ? { deletedAt: moment(endsAfter), revokedReason: 'expired', name: 'Nora' }
        : { deletedAt: null, revokedReason: null },
    );
  });

  test('keeps why and when a licence was taken back', async () => {
    const portal = ownPortal();
    const revoked = { deletedAt: moment(-150 * DAY), revokedReason: 'refunded' };
    await addLicense(portal, 'one', -100 * DAY, revoked);
    await archiveExpired(portal.platform);
    expect((await portal.db.doc('licenses/one').get()).data()).toMatchObject(revoked);
  });

  test('twice and at once ends like once, also over a page', async () => {
    const portal = ownPortal();
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

describe('cleaning up', () => {
  const NAMES = ['mail', 'rateLimits', 'stripeEvents', 'tokens', 'verificationCodes'];
  const nobody = { settleOrder: async () => undefined };

  test.each(NAMES)('removes from %s what is past its time, and nothing else', async (name) => {
    const portal = ownPortal();
    const put = (id: string, data: object) => portal.db.doc(`${name}/${id}`).set(data);
    await put('ended', { expireAt: moment(-1) });
    await put('ends-now', { expireAt: moment(0) });
    await put('goes-on', { expireAt: moment(1) });
    await put('without', { at: moment(-DAY) });
    await portal.db.doc('audit/entry').set({ expireAt: moment(-DAY) });
    await Promise.all([cleanUp(portal.platform, nobody), cleanUp(portal.platform, nobody)]);
    expect(await idsIn(portal, name)).toEqual(['goes-on', 'without']);
    expect(await idsIn(portal, 'audit')).toEqual(['entry']);
    await cleanUp(portal.platform, nobody);
    expect(await idsIn(portal, name)).toEqual(['goes-on', 'without']);
  });

  test('removes more than a page', async () => {
    const portal = ownPortal();
    const writer = portal.db.bulkWriter({ throttling: false });
    for (let n = 0; n < 850; n += 1) {
      void writer.set(portal.db.doc(`rateLimits/${n}`), { expireAt: moment(n < 840 ? -n : n) });
    }
    await writer.close();
    await cleanUp(portal.platform, nobody);
    expect(await idsIn(portal, 'rateLimits')).toHaveLength(10);
  });

  test.each([
    ['48 hours old', -48 * HOUR, []],
    ['a millisecond older', -48 * HOUR - 1, ['cs_one']],
  ])('settles an open order that is %s', async (_age, createdAfter, settled) => {
    const portal = ownPortal();
    const order = (state: string) => ({ state, createdAt: moment(createdAfter) });
    await portal.db.doc('orders/cs_one').set(order('open'));
    await portal.db.doc('orders/cs_two').set(order('paid'));
    await portal.db.doc('orders/cs_three').set(order('processing'));
    const asked: string[] = [];
    await cleanUp(portal.platform, { settleOrder: async (id) => void asked.push(id) });
    expect(asked).toEqual(settled);
  });

  test('settles the others where Stripe does not answer for one', async () => {
    const portal = ownPortal();
    for (const id of ['cs_a', 'cs_b', 'cs_c']) {
      await portal.db.doc(`orders/${id}`).set({ state: 'open', createdAt: moment(-9 * DAY) });
    }
    const asked: string[] = [];
    const settleOrder = async (id: string) => {
      asked.push(id);
      if (id === 'cs_a') throw new Error('No answer');
    };
    await cleanUp(portal.platform, { settleOrder });
    expect(asked).toEqual(['cs_a', 'cs_b', 'cs_c']);
  });
});

describe('the repair of hasPurchased', () => {
  test('sets it for who was ever granted a paid licence, and never back', async () => {
    const portal = ownPortal();
    const cases = {
      standard: { licenseType: 'standard' },
      membership: { licenseType: 'membership', visualType: 'suite' },
      'taken-back': { licenseType: 'standard', deletedAt: moment(-DAY) },
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

    const purchased = async () => {
      const users = await portal.db.collection('users').where('hasPurchased', '==', true).get();
      return users.docs.map(({ id }) => id).sort();
    };
    await Promise.all([repairPurchased(portal.platform), repairPurchased(portal.platform)]);
    expect(await purchased()).toEqual(['bought-once', 'membership', 'standard', 'taken-back']);
    await repairPurchased(portal.platform);
    expect(await purchased()).toEqual(['bought-once', 'membership', 'standard', 'taken-back']);
    expect((await portal.db.doc('users/deleted').get()).exists).toBe(false);
  });
});

test('due mails are sent in bounded numbers', async () => {
  const limits: number[] = [];
  const sendDue = async (limit: number) => void limits.push(limit);
  const orders = { settleOrder: async () => undefined };
  const jobs = jobService(ownPortal().platform, people, orders, { sendDue });
  await jobs.sendDueMail();
  expect(limits).toEqual([50]);
});
