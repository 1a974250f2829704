import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { PAGE } from './pages';
import { sendTips } from './tips';
import { people, signUp } from '../testing/job-licenses';
import { DAY, ownPortal, START, type OwnPortal } from '../testing/own-portal';

async function tips({ db }: OwnPortal): Promise<string[]> {
  const mails = await db.collection('mail').where('template', '==', 'tips').get();
  return mails.docs.map(({ id }) => id).sort();
}

describe('tips', () => {
  test('come three days after the welcome, once, however often and late the job runs', async () => {
    const portal = ownPortal();
    await signUp(portal, 'nora');
    const seen: number[] = [];
    for (const day of [0, 2.9, 3, 3.1, 6, 9, 40]) {
      portal.setClock(day * DAY);
      await Promise.all([sendTips(portal.platform, people), sendTips(portal.platform, people)]);
      seen.push((await tips(portal)).length);
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1, 1]);
    expect((await portal.db.doc('mail/tips-nora').get()).data()).toMatchObject({
      to: 'nora@flexa.test',
      uid: 'nora',
      content: {
        template: 'tips',
        data: { steps: ['theme', 'key'], stop: { person: 'nora', code: 'code-of-nora' } },
      },
    });
  });

  test('that are gone from the outbox are not sent again', async () => {
    const portal = ownPortal();
    await signUp(portal, 'nora');
    portal.setClock(3 * DAY);
    await sendTips(portal.platform, people);
    await portal.db.doc('mail/tips-nora').delete();
    await sendTips(portal.platform, people);
    expect(await tips(portal)).toEqual([]);
  });

  test('do not go to people who are done or want none, which is decided once', async () => {
    const portal = ownPortal();
    await signUp(portal, 'done');
    await signUp(portal, 'silent');
    const steps: string[] = [];
    const audience = {
      ...people,
      contact: async (uid: string) => {
        const known = await people.contact(uid);
        return known && { ...known, hears: { ...known.hears, tips: uid !== 'silent' } };
      },
      stepsLeft: async (uid: string) => {
        steps.push(uid);
        return [];
      },
    };
    portal.setClock(3 * DAY);
    await sendTips(portal.platform, audience);
    await sendTips(portal.platform, people);
    expect(await tips(portal)).toEqual([]);
    expect(steps).toEqual(['done']);
  });

  test('wait for a proved address, and do not go to deleted accounts', async () => {
    const portal = ownPortal();
    await signUp(portal, 'nora');
    await signUp(portal, 'gone');
    portal.setClock(3 * DAY);
    await sendTips(portal.platform, { ...people, isReachable: async () => false });
    expect(await tips(portal)).toEqual([]);
    await portal.db.doc('users/gone').delete();
    await sendTips(portal.platform, people);
    expect(await tips(portal)).toEqual(['tips-nora']);
  });

  test('are not kept from all others by one that fails', async () => {
    const portal = ownPortal();
    await signUp(portal, 'broken');
    await signUp(portal, 'nora');
    const stepsLeft = async (uid: string) => {
      if (uid === 'broken') throw new Error('No answer');
      return people.stepsLeft();
    };
    portal.setClock(3 * DAY);
    await sendTips(portal.platform, { ...people, stepsLeft });
    expect(await tips(portal)).toEqual(['tips-nora']);
    // The next run tries it again.
    await sendTips(portal.platform, people);
    expect(await tips(portal)).toEqual(['tips-broken', 'tips-nora']);
  });
});

test('tips reach everybody where there is more than a page of welcomes', async () => {
  const portal = ownPortal();
  await signUp(portal, 'nora');
  const writer = portal.db.bulkWriter({ throttling: false });
  const createdAt = Timestamp.fromMillis(START.getTime() - DAY);
  for (let n = 0; n < PAGE; n += 1) {
    void writer.set(portal.db.doc(`mail/gone-${n}`), { template: 'welcome', uid: null, createdAt });
  }
  await writer.close();
  portal.setClock(3 * DAY);
  await sendTips(portal.platform, people);
  expect(await tips(portal)).toEqual(['tips-nora']);
});

test('the job itself knows who can be written to and what is left', async () => {
  const portal = ownPortal();
  await signUp(portal, 'nora');
  await signUp(portal, 'unproved');
  await portal.auth.updateUser('unproved', { emailVerified: false });
  await portal.auth.setCustomUserClaims('unproved', {});
  portal.setClock(3 * DAY);
  await portal.services.jobs.remindExpiring();
  expect(await tips(portal)).toEqual(['tips-nora']);
  const mailCode = (await portal.db.doc('users/nora').get()).get('mailCode') as unknown;
  expect((await portal.db.doc('mail/tips-nora').get()).get('content.data')).toEqual({
    steps: ['theme'],
    stop: { person: 'nora', code: mailCode },
  });
});
