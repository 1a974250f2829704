import { expect, test } from 'vitest';
import { notifyEnded } from './ended';
import { DAY, createTestPortal, type TestPortal } from '../testing/test-portal';
import { addLicense, toTimestamp, people } from '../testing/licenses';

async function listMailIds({ db }: TestPortal): Promise<string[]> {
  return (await db.collection('mail').get()).docs.map(({ id }) => id).sort();
}

test('the holder of a licence gets one mail after it has ended', async () => {
  const portal = createTestPortal();
  await addLicense(portal, 'one', 0);
  for (const day of [0, 1, 6]) {
    portal.setClock(day * DAY);
    await notifyEnded(portal.platform, people);
  }
  expect((await portal.db.doc('mail/ended-one').get()).data()).toMatchObject({
    to: 'me@flexa.test',
    uid: 'me',
    content: { template: 'license-ended', data: { licenseId: 'one', isSeat: false } },
  });
  expect(await listMailIds(portal)).toEqual(['ended-one']);
});

test.each([
  ['still runs', 1, {}],
  ['ended more than a week ago', -7 * DAY, {}],
  ['was taken back', -1, { deletedAt: toTimestamp(-DAY) }],
  ['belongs to nobody any more', -1, { userId: 'gone' }],
  ['was renewed', -1, { renewedBy: 'next' }],
  ['is a seat of one that was renewed', -1, { seatOf: 'parent', quantity: 1 }],
])('no mail about the end is sent for a licence that %s', async (_name, endsAfter, changes) => {
  const portal = createTestPortal();
  await addLicense(portal, 'one', endsAfter, changes);
  await addLicense(portal, 'parent', 30 * DAY, { renewedBy: 'next' });
  await addLicense(portal, 'next', 60 * DAY);
  await notifyEnded(portal.platform, people);
  expect(await listMailIds(portal)).toEqual([]);
});

test('a revoked renewal does not count as a continuation', async () => {
  const portal = createTestPortal();
  await addLicense(portal, 'one', -1, { renewedBy: 'next' });
  await addLicense(portal, 'next', 60 * DAY, { deletedAt: toTimestamp(-DAY) });
  await notifyEnded(portal.platform, people);
  expect(await listMailIds(portal)).toEqual(['ended-one']);
});
