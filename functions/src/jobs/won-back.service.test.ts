import { describe, expect, test } from 'vitest';
import { addLicense, moment, people } from '../testing/job-licenses';
import { DAY, ownPortal, type OwnPortal } from '../testing/own-portal';
import { winBack } from './won-back';

async function withProfile(uid = 'me') {
  const portal = ownPortal();
  await portal.addProfile(uid);
  return portal;
}

async function mails({ db }: OwnPortal): Promise<string[]> {
  return (await db.collection('mail').get()).docs.map(({ id }) => id).sort();
}

describe('a customer is written to', () => {
  test('a month after the last licence ended, once, however often and late the job runs', async () => {
    const portal = await withProfile();
    await addLicense(portal, 'one', 0);
    await addLicense(portal, 'sooner', -3 * DAY, { visualType: 'tables' });
    const seen: number[] = [];
    for (const day of [0, 29.9, 30, 30.1, 36, 70]) {
      portal.setClock(day * DAY);
      await Promise.all([winBack(portal.platform, people), winBack(portal.platform, people)]);
      seen.push((await mails(portal)).length);
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1]);
    expect((await portal.db.doc('mail/won-back-me').get()).data()).toMatchObject({
      to: 'me@flexa.test',
      uid: 'me',
      content: {
        template: 'won-back',
        data: { visualType: 'charts', stop: { person: 'me', code: 'code-of-me' } },
      },
    });
  });

  test('not again for a later licence, also when the outbox has forgotten the first mail', async () => {
    const portal = await withProfile();
    await addLicense(portal, 'one', 0);
    portal.setClock(30 * DAY);
    await winBack(portal.platform, people);
    await portal.db.doc('mail/won-back-me').delete();
    await addLicense(portal, 'two', 100 * DAY);
    portal.setClock(130 * DAY);
    await winBack(portal.platform, people);
    expect(await mails(portal)).toEqual([]);
  });

  test.each([
    ['was a trial', { source: 'trial' }, {}],
    ['was free', { licenseType: 'free', source: 'free-offer' }, {}],
    ['was a gift', { source: 'admin' }, {}],
    ['was a seat', { seatOf: 'parent' }, {}],
    ['was taken back', { deletedAt: moment(-DAY), revokedReason: 'refunded' }, {}],
    ['belongs to someone who has switched it off', {}, { contact: contactWithout('news') }],
    ['belongs to someone who has not proved the address', {}, { isReachable: async () => false }],
    ['belongs to someone with an order that can be paid', {}, { isOrdering: async () => true }],
    ['belongs to a deleted account', { userId: 'gone' }, {}],
  ])('not where it %s', async (_what, changes, audience) => {
    const portal = await withProfile();
    await addLicense(portal, 'one', 0, changes);
    portal.setClock(30 * DAY);
    await winBack(portal.platform, { ...people, ...audience });
    expect(await mails(portal)).toEqual([]);
  });

  test.each([
    ['runs', 60 * DAY, {}],
    ['is ahead', 90 * DAY, { startsAt: moment(40 * DAY) }],
    ['was bought since and has ended, too', 29 * DAY, {}],
    ['is a seat that someone gave', 60 * DAY, { seatOf: 'parent' }],
  ])('not while another one %s', async (_what, endsAfter, changes) => {
    const portal = await withProfile();
    await addLicense(portal, 'one', 0);
    await addLicense(portal, 'other', endsAfter, changes);
    portal.setClock(30 * DAY);
    await winBack(portal.platform, people);
    expect(await mails(portal)).toEqual([]);
  });

  test('where one was bought since and given back', async () => {
    const portal = await withProfile();
    await addLicense(portal, 'one', 0);
    await addLicense(portal, 'other', 60 * DAY, { deletedAt: moment(DAY) });
    portal.setClock(30 * DAY);
    await winBack(portal.platform, people);
    expect(await mails(portal)).toEqual(['won-back-me']);
  });

  test('also where another one fails', async () => {
    const portal = await withProfile();
    await portal.addProfile('broken');
    await addLicense(portal, 'a', -1, { userId: 'broken' });
    await addLicense(portal, 'b', 0);
    const isOrdering = async (uid: string) => {
      if (uid === 'broken') throw new Error('No answer');
      return false;
    };
    portal.setClock(30 * DAY);
    await winBack(portal.platform, { ...people, isOrdering });
    expect(await mails(portal)).toEqual(['won-back-me']);
  });
});

function contactWithout(topic: 'news') {
  return async (uid: string) => {
    const known = await people.contact(uid);
    return known && { ...known, hears: { ...known.hears, [topic]: false } };
  };
}
