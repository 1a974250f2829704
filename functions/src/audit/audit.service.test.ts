import { expect, test } from 'vitest';
import { markProved } from '../platform/account';
import { createTestPortal } from '../testing/test-portal';
import { watchEntry } from './trigger';

test('one alert reports a new admin, however often the trigger reads the entry', async () => {
  const portal = createTestPortal();
  const email = 'ana@flexa.test';
  await markProved(portal.auth, await portal.auth.createUser({ uid: 'ana', email }));
  await portal.get('createUser', portal.caller('ana'), { name: 'Ana' });
  const admin = portal.caller('boss', { isAdmin: true });
  await portal.get('updateUser', admin, { id: 'ana', isAdmin: true });
  const [entry] = (await portal.get('listAudit', admin, {})).data;
  for (let n = 0; n < 3; n += 1) await watchEntry(portal.platform, entry?.id ?? '');
  const alerts = await portal.db.collection('mail').where('to', '==', 'support@flexa.test').get();
  expect(alerts.docs.map((mail) => mail.id)).toEqual([`alert-rights-granted-${entry?.id}`]);
});

test('the audit records the export of personal data, and the next export contains it', async () => {
  const portal = createTestPortal();
  const ana = portal.caller('ana');
  await portal.signUp(ana, 'Ana');
  expect((await portal.get('exportUser', ana, { uid: 'ana' })).audit).toEqual([]);
  const { audit } = await portal.get('exportUser', ana, { uid: 'ana' });
  expect(audit).toMatchObject([{ action: 'user.export', changes: {} }]);
});
