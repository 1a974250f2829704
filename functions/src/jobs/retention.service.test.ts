import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { KEPT_MONTHS } from '@flexa/contracts/constants';
import { EXPIRING } from '../jobs/clean-up';
import { DAY, createTestPortal, type TestPortal } from '../testing/test-portal';

const ROOT = join(import.meta.dirname, '../../..');

const LETTER = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'Hello' };

/** Returns when the only document of a collection may be deleted. */
async function readRetentionEnd({ db }: TestPortal, collection: string): Promise<string> {
  const [document] = (await db.collection(collection).get()).docs;
  if (!document) throw new Error(`${collection} is empty`);
  return (document.get('expireAt') as Timestamp).toDate().toISOString();
}

test('the job removes a ticket after its retention period since the last change', async () => {
  const portal = createTestPortal();
  const { ticketId } = await portal.get('createTicket', portal.caller('visitor'), LETTER);
  expect(await readRetentionEnd(portal, 'tickets')).toBe('2027-11-20T12:00:00.000Z');
  portal.setClock(10 * DAY);
  const admin = portal.caller('boss', { isAdmin: true });
  await portal.get('updateTicket', admin, { id: ticketId, state: 'closed' });
  expect(await readRetentionEnd(portal, 'tickets')).toBe('2027-11-30T12:00:00.000Z');
  expect(await readRetentionEnd(portal, 'audit')).toBe('2028-11-30T12:00:00.000Z');

  portal.setClock(10 * DAY + 364 * DAY);
  await portal.services.jobs.cleanUp();
  expect((await portal.db.collection('tickets').get()).size).toBe(1);
  portal.setClock(10 * DAY + 365 * DAY);
  await portal.services.jobs.cleanUp();
  expect((await portal.db.collection('tickets').get()).size).toBe(0);
});

test('a wait-list entry is kept from the day of joining, even after joining again', async () => {
  const portal = createTestPortal();
  const input = { email: 'ana@example.com', product: 'charts' } as const;
  await portal.get('joinWaitList', portal.caller('visitor'), input);
  portal.setClock(10 * DAY);
  await portal.get('joinWaitList', portal.caller('visitor'), input);
  expect(await readRetentionEnd(portal, 'waitList')).toBe('2027-11-20T12:00:00.000Z');
});

test('the privacy policy states these retention periods', () => {
  const policy = readFileSync(
    join(ROOT, 'web/src/features/content/texts/legal/privacy-policy.mdx'),
    'utf8',
  );
  const findRow = (what: string) =>
    policy.split('\n').find((line) => line.startsWith(`| ${what} `));
  expect(findRow('Support requests')).toContain(`${KEPT_MONTHS.ticket} months after`);
  expect(findRow('Wait lists')).toContain(`${KEPT_MONTHS.waitList} months after`);
  expect(findRow('Record of changes by administrators')).toContain(`${KEPT_MONTHS.audit} months`);
});

test('every collection that the job cleans also has a Firestore TTL policy', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
  const expiring = fieldOverrides.filter(({ ttl }) => ttl);
  expect(expiring.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    [...EXPIRING].sort(),
  );
  expect(expiring.every(({ fieldPath }) => fieldPath === 'expireAt')).toBe(true);
});
