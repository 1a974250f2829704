import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { createTestPortal, START, type TestPortal } from '../testing/test-portal';

const toTimestamp = (after: number) => Timestamp.fromMillis(START.getTime() + after);
const toIsoTime = (after: number) => toTimestamp(after).toDate().toISOString();

const createAdminCaller = (portal: TestPortal) => portal.caller('boss', { isAdmin: true });

async function setUpWaitList(portal: TestPortal, people: number) {
  const join = (email: string, product: 'tables' | 'suite') =>
    portal.get('joinWaitList', portal.caller('visitor'), { email, product });
  await join('else@example.com', 'suite');
  for (let n = 0; n < people; n += 1) await join(`p${n}@example.com`, 'tables');
}

async function listMails({ db }: TestPortal): Promise<string[]> {
  const found = await db.collection('mail').get();
  return found.docs.map((mail) => `${mail.get('content.template')} ${mail.get('to')}`).sort();
}

test('a person on the wait list gets one mail when the product is available, and leaves the list', async () => {
  const portal = createTestPortal();
  await setUpWaitList(portal, 3);
  const calls = ['boss', 'anna'].map((uid) =>
    portal.get('notifyWaitList', portal.caller(uid, { isAdmin: true }), { product: 'tables' }),
  );
  const answers = await Promise.all(calls);
  expect(answers.reduce((sum, { told }) => sum + told, 0)).toBe(3);
  expect(
    await portal.get('notifyWaitList', createAdminCaller(portal), { product: 'tables' }),
  ).toEqual({
    told: 0,
    left: 0,
  });
  expect(await listMails(portal)).toEqual([0, 1, 2].map((n) => `wait-list-turn p${n}@example.com`));
  const { data } = await portal.get('listWaitList', createAdminCaller(portal), {});
  expect(data.map(({ email }) => email)).toEqual(['else@example.com']);
  const { data: audit } = await portal.get('listAudit', createAdminCaller(portal), {});
  const sums = audit.map(({ changes }) => Number(changes['mails']));
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('only admins read and notify the wait list', async () => {
  const portal = createTestPortal();
  const outcome = await portal.run('notifyWaitList', portal.caller('nora'), { product: 'tables' });
  expect(outcome).toMatchObject({ code: 'permission-denied' });
});

describe('GET /admin/wait-list', () => {
  test('GET /admin/wait-list lists newest first, page by page, and never splits entries of one moment', async () => {
    const portal = createTestPortal();
    for (const [n, after] of [1, 2, 2, 2, 3].entries()) {
      await portal.db.doc(`waitList/${n}`).set({
        email: `p${n}@flexa.test`,
        product: n === 0 ? 'theme' : 'charts',
        createdAt: toTimestamp(after),
        expireAt: toTimestamp(after),
      });
    }
    const boss = createAdminCaller(portal);
    const first = await portal.get('listWaitList', boss, { limit: 2 });
    expect(first.data.map(({ email }) => email[1]).sort()).toEqual(['1', '2', '3', '4']);
    expect(first.data[0]?.email).toBe('p4@flexa.test');
    const second = await portal.get('listWaitList', boss, { limit: 2, before: first.next ?? '' });
    expect(second).toEqual({
      data: [{ email: 'p0@flexa.test', product: 'theme', createdAt: toIsoTime(1) }],
      next: null,
    });
    const themes = await portal.get('listWaitList', boss, { product: 'theme' });
    expect(themes.data).toEqual(second.data);
  });
});
