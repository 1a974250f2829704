import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { addMonths } from '@flexa/contracts/calendar';
import { createTestPortal, START, type TestPortal } from '../testing/test-portal';

const REASON = 'The invoice was not paid';
const NOTE = 'Promised on the phone, twice';

async function grantLicense(portal: TestPortal) {
  const ada = portal.caller('ada', { isAdmin: true });
  const nora = portal.caller('nora');
  await portal.signUp(nora, 'Nora');
  const input = { uid: 'nora', month: 3, licenseType: 'standard', visualType: 'charts' } as const;
  const given = await portal.get('buyLicense', ada, { ...input, name: 'Nora', quantity: 1 });
  if (!('id' in given)) throw new Error('Not a licence');
  return { ada, nora, id: given.id };
}

test('the mail about a licence granted by an admin calls it a gift', async () => {
  const portal = createTestPortal();
  const { id } = await grantLicense(portal);
  expect((await portal.db.doc(`mail/granted-${id}`).get()).get('content.data.isGift')).toBe(true);
});

test('the owner of a revoked licence gets one mail with the reason, without the admin’s note', async () => {
  const portal = createTestPortal();
  const { ada, nora, id } = await grantLicense(portal);
  for (let times = 0; times < 2; times += 1) {
    await portal.get('revokeLicense', ada, { id, reason: REASON, note: NOTE });
  }
  const mails = await portal.db
    .collection('mail')
    .where('content.template', '==', 'license-revoked')
    .get();
  expect(mails.docs.map((mail) => mail.data())).toMatchObject([
    { to: 'nora@flexa.test', uid: 'nora', content: { data: { licenseId: id, reason: REASON } } },
  ]);
  const license = await portal.db.doc(`licenses/${id}`).get();
  const audit = await portal.db.collection('audit').get();
  const shown = await portal.get('listLicenses', nora, { uid: 'nora' });
  expect(shown.data).toMatchObject([{ revokedReason: REASON }]);
  const open = [license.data(), mails.docs.map((mail) => mail.data()), shown];
  expect(JSON.stringify([...open, audit.docs.map((entry) => entry.data())])).not.toContain(NOTE);
});

test('admins see the note on a revocation, the person’s export contains it, and it is deleted with the account', async () => {
  const portal = createTestPortal();
  const { ada, nora, id } = await grantLicense(portal);
  await portal.get('revokeLicense', ada, { id, reason: REASON, note: NOTE });
  expect(await portal.get('getPerson', ada, { uid: 'nora' })).toMatchObject({
    licenses: [{ id, note: NOTE }],
  });
  expect(await portal.get('exportUser', nora, { uid: 'nora' })).toMatchObject({
    licenses: [{ id, note: NOTE }],
  });
  await portal.get('deleteUser', nora, { id: 'nora' });
  expect((await portal.db.collectionGroup('licenseNotes').get()).size).toBe(0);
});

test('a revoked licence leaves its renewal chain: the next one begins when the previous one ends', async () => {
  const portal = createTestPortal();
  const { ada, id: first } = await grantLicense(portal);
  const given = await portal.db.doc(`licenses/${first}`).get();
  const chain = { middle: [3, 6, 'last'], last: [6, 9, undefined] } as const;
  for (const [id, [from, until, renewedBy]] of Object.entries(chain)) {
    await given.ref.parent.doc(id).set({
      ...given.data(),
      id,
      startsAt: Timestamp.fromDate(addMonths(START, from)),
      expiresAt: Timestamp.fromDate(addMonths(START, until)),
      ...(renewedBy !== undefined && { renewedBy }),
    });
  }
  await given.ref.update({ renewedBy: 'middle' });
  await portal.get('revokeLicense', ada, { id: 'middle', reason: REASON });
  expect((await given.ref.get()).get('renewedBy')).toBe('last');
  const last = await given.ref.parent.doc('last').get();
  expect(last.get('startsAt')).toEqual(given.get('expiresAt'));
  expect((last.get('expiresAt') as Timestamp).toDate()).toEqual(addMonths(START, 6));
});
