import { describe, expect, test, vi } from 'vitest';
import { remindExpiring } from './reminders';
import { DAY, createTestPortal, type TestPortal } from '../testing/test-portal';
import { addLicense, toTimestamp, people } from '../testing/licenses';

const HOUR = DAY / 24;

async function listIds({ db }: TestPortal, collection: string): Promise<string[]> {
  return (await db.collection(collection).get()).docs.map(({ id }) => id).sort();
}

describe('remindExpiring', () => {
  test('a reminder names person, licence and time left, and is queued for the sender', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 10 * DAY - HOUR);
    await remindExpiring(portal.platform, people);
    expect((await portal.db.doc('mail/expiry-one-14').get()).data()).toMatchObject({
      to: 'me@flexa.test',
      uid: 'me',
      state: 'queued',
      attempts: 0,
      createdAt: toTimestamp(0),
      content: {
        template: 'expiry-reminder',
        data: {
          daysLeft: 10,
          licenseId: 'one',
          visualType: 'charts',
          quantity: 2,
          expiresAt: toTimestamp(10 * DAY - HOUR)
            .toDate()
            .toISOString(),
        },
      },
    });
  });

  test.each([
    ['30 days and a millisecond before', 30 * DAY + 1, []],
    ['30 days before', 30 * DAY, ['30']],
    ['14 days and a millisecond before', 14 * DAY + 1, ['30']],
    ['14 days before', 14 * DAY, ['14']],
    ['3 days and a millisecond before', 3 * DAY + 1, ['14']],
    ['3 days before', 3 * DAY, ['3']],
    ['a millisecond before the end', 1, ['3']],
    ['at the end', 0, []],
    ['after the end', -1, []],
  ])('reminders sent %s: %i ms left', async (_when, endsAfter, days) => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', endsAfter);
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual(days.map((day) => `expiry-one-${day}`));
  });

  test('each reminder comes once in the life of a licence, however often the job runs', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 31 * DAY);
    const seen: string[][] = [];
    for (let hour = 0; hour <= 32 * 24; hour += 12) {
      portal.setClock(hour * HOUR);
      await remindExpiring(portal.platform, people);
      seen.push(await listIds(portal, 'mail'));
    }
    expect(seen.at(-1)).toEqual(['expiry-one-14', 'expiry-one-3', 'expiry-one-30']);
    expect(seen.map((ids) => ids.length)).toEqual(
      // Two runs a day: after 1 day the first, after 17 the second, after 28 the third.
      Array.from({ length: 65 }, (_, run) => (run < 2 ? 0 : run < 34 ? 1 : run < 56 ? 2 : 3)),
    );
  });

  test('several concurrent runs send each reminder once', async () => {
    const portal = createTestPortal();
    for (let n = 0; n < 10; n += 1) await addLicense(portal, `no-${n}`, 2 * DAY);
    await Promise.all(Array.from({ length: 4 }, () => remindExpiring(portal.platform, people)));
    const ids = await listIds(portal, 'mail');
    expect(ids).toEqual(Array.from({ length: 10 }, (_, n) => `expiry-no-${n}-3`));
    const before = (await portal.db.collection('mail').get()).docs.map((mail) => mail.updateTime);
    await remindExpiring(portal.platform, people);
    const after = (await portal.db.collection('mail').get()).docs.map((mail) => mail.updateTime);
    expect(after).toEqual(before);
  });

  test('after missed runs only the latest reminder is sent', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 40 * DAY);
    await remindExpiring(portal.platform, people);
    portal.setClock(38 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual(['expiry-one-3']);
    expect((await portal.db.doc('mail/expiry-one-3').get()).get('content.data.daysLeft')).toBe(2);
  });

  test('a reminder distinguishes a trial, whose key ends with it, from a licence', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 3 * DAY, { source: 'trial', quantity: 1 });
    await remindExpiring(portal.platform, people);
    const mail = await portal.db.doc('mail/expiry-one-3').get();
    expect(mail.get('content.data.isTrial')).toBe(true);
  });

  test('a trial whose pack was bought gets no reminder', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'tried', 3 * DAY, { source: 'trial', quantity: 1 });
    await addLicense(portal, 'bought', 300 * DAY, { source: 'order' });
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual([]);
  });

  test('a clock that goes back resends no reminder and sends no missed one', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 31 * DAY);
    for (const day of [17, 10, 2, 0, 17, 28, 5]) {
      portal.setClock(day * DAY);
      await remindExpiring(portal.platform, people);
    }
    expect(await listIds(portal, 'mail')).toEqual(['expiry-one-14', 'expiry-one-3']);
  });

  test('reminders also go to the managers of a team, and to nobody whose account is gone', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 3 * DAY, { userId: 'managed' });
    await addLicense(portal, 'single', 3 * DAY, { userId: 'managed', quantity: 1 });
    await remindExpiring(portal.platform, people);
    await remindExpiring(portal.platform, people);
    const mails = await portal.db.collection('mail').get();
    expect(mails.docs.map((mail) => `${mail.id} ${mail.get('to')}`).sort()).toEqual([
      'expiry-one-3 managed@flexa.test',
      'expiry-one-3-ann ann@flexa.test',
      'expiry-single-3 managed@flexa.test',
    ]);
    const managedFlags = mails.docs.map((mail) => [
      mail.id,
      mail.get('content.data.isManaged') === true,
    ]);
    expect(Object.fromEntries(managedFlags)).toMatchObject({
      'expiry-one-3': false,
      'expiry-one-3-ann': true,
    });
  });

  test('the next key replaces the reminder, once and 14 days before, if another licence continues', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 15 * DAY, { renewedBy: 'next' });
    await addLicense(portal, 'next', 380 * DAY, { startsAt: toTimestamp(15 * DAY) });
    await addLicense(portal, 'other', 380 * DAY, { visualType: 'tables' });
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual([]);
    for (const day of [1, 2, 13]) {
      portal.setClock(day * DAY);
      await remindExpiring(portal.platform, people);
      expect(await listIds(portal, 'mail')).toEqual(['next-key-next']);
    }
    expect((await portal.db.doc('mail/next-key-next').get()).get('content')).toMatchObject({
      template: 'next-key',
      data: {
        licenseId: 'next',
        endsAt: toTimestamp(15 * DAY)
          .toDate()
          .toISOString(),
      },
    });
    // A won dispute moves both, so the mailed key would end too early.
    await portal.db.doc('licenses/one').update({ expiresAt: toTimestamp(20 * DAY) });
    const term = { startsAt: toTimestamp(20 * DAY), expiresAt: toTimestamp(385 * DAY) };
    await portal.db.doc('licenses/next').update(term);
    for (let run = 0; run < 2; run += 1) await remindExpiring(portal.platform, people);
    const again = `next-key-next-${toTimestamp(385 * DAY).toMillis()}`;
    expect(await listIds(portal, 'mail')).toEqual(['next-key-next', again]);
    const mail = (await portal.db.doc(`mail/${again}`).get()).get('content.data') as object;
    expect(mail).toMatchObject({
      cause: 'moved',
      expiresAt: term.expiresAt.toDate().toISOString(),
    });
  });

  test('a renewed licence gets no reminder unless the renewal was revoked', async () => {
    const portal = createTestPortal();
    const renewedBy = 'next';
    await addLicense(portal, 'one', 2 * DAY, { renewedBy });
    const startsAt = toTimestamp(2 * DAY);
    await addLicense(portal, 'next', 400 * DAY, { startsAt });
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual(['next-key-next']);
    await portal.db.doc('licenses/next').update({ deletedAt: toTimestamp(0) });
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual(['expiry-one-3', 'next-key-next']);
  });

  test('revoked licences, those without an owner and those that end much later get no reminder', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'revoked', 2 * DAY, { deletedAt: toTimestamp(-DAY) });
    await addLicense(portal, 'of-nobody', 2 * DAY, { userId: 'gone' });
    await addLicense(portal, 'far', 200 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual([]);
  });

  test.each([
    ['less than a day before its reminder', 14 * DAY + DAY - 1, []],
    ['a day before its reminder', 14 * DAY + DAY, ['expiry-new-14']],
    ['after its reminder', 5 * DAY, []],
  ])('a licence created %s gets no premature reminder', async (_when, lifetime, mails) => {
    const portal = createTestPortal();
    await addLicense(portal, 'new', 10 * DAY, { createdAt: toTimestamp(10 * DAY - lifetime) });
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toEqual(mails);
    portal.setClock(8 * DAY);
    await remindExpiring(portal.platform, people);
    expect(await listIds(portal, 'mail')).toContain('expiry-new-3');
  });

  test('people who switched reminders off are skipped, and the others of a team get one each', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 2 * DAY, { userId: 'managed' });
    let silent = 'managed';
    const findContact = async (uid: string) => {
      const known = await people.contact(uid);
      return known && { ...known, getsReminders: uid !== silent };
    };
    const run = () => remindExpiring(portal.platform, { ...people, contact: findContact });
    await run();
    await run();
    expect(await listIds(portal, 'mail')).toEqual(['expiry-one-3-ann']);
    expect((await portal.db.doc('mail/expiry-one-3-ann').get()).data()).toMatchObject({
      content: { data: { isManaged: true, stop: { person: 'ann', code: 'code-of-ann' } } },
    });
    // Switching reminders on again brings the next one, not this one.
    silent = 'ann';
    await run();
    expect(await listIds(portal, 'mail')).toEqual(['expiry-one-3-ann']);
  });

  test('reminders that nobody wants cost no transaction', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 2 * DAY);
    const findContact = async (uid: string) => {
      const known = await people.contact(uid);
      return known && { ...known, getsReminders: false };
    };
    const transactions = vi.spyOn(portal.db, 'runTransaction');
    await remindExpiring(portal.platform, { ...people, contact: findContact });
    expect(transactions).not.toHaveBeenCalled();
  });

  test('the next key is mailed even to people without reminders', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 2 * DAY, { renewedBy: 'next' });
    await addLicense(portal, 'next', 90 * DAY, {
      createdAt: toTimestamp(0),
      startsAt: toTimestamp(2 * DAY),
    });
    const findContact = async (uid: string) => {
      const known = await people.contact(uid);
      return known && { ...known, getsReminders: false };
    };
    await remindExpiring(portal.platform, { ...people, contact: findContact });
    expect(await listIds(portal, 'mail')).toEqual(['next-key-next']);
  });

  test('a failing reminder keeps no other from being sent', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'a', 2 * DAY, { userId: 'broken' });
    await addLicense(portal, 'b', 2 * DAY);
    const logged: string[] = [];
    const log = { info: () => undefined, error: (event: string) => void logged.push(event) };
    const findContact = async (uid: string) => {
      if (uid === 'broken') throw new Error('No answer');
      return people.contact(uid);
    };
    await remindExpiring({ ...portal.platform, log }, { ...people, contact: findContact });
    expect(await listIds(portal, 'mail')).toEqual(['expiry-b-3']);
    expect(logged).toEqual(['reminder not queued']);
  });

  test('no reminder is queued for a licence that is revoked during the job', async () => {
    const portal = createTestPortal();
    await addLicense(portal, 'one', 2 * DAY);
    const findContact = async (uid: string) => {
      await portal.db.doc('licenses/one').update({ deletedAt: toTimestamp(0), name: null });
      return people.contact(uid);
    };
    await remindExpiring(portal.platform, { ...people, contact: findContact });
    expect(await listIds(portal, 'mail')).toEqual([]);
  });

  test('reminders reach everyone over more than a page of licences', async () => {
    const portal = createTestPortal();
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
