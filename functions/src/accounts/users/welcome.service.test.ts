import { expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal';

async function listWelcomes({ db }: TestPortal): Promise<string[]> {
  const mails = await db.collection('mail').where('template', '==', 'welcome').get();
  return mails.docs.map((mail) => String(mail.get('to')));
}

async function createAccount(portal: TestPortal, emailVerified: boolean) {
  await portal.auth.createUser({ uid: 'nora', email: 'nora@flexa.test' });
  return portal.caller('nora', { emailVerified });
}

test('a new account with a proved address is welcomed once, however many tabs create it', async () => {
  const portal = createTestPortal();
  const nora = await createAccount(portal, true);
  const create = () => portal.get('createUser', nora, { name: 'Nora' });
  await Promise.all([create(), create(), create()]);
  await portal.get('getUser', nora, { uid: 'nora' });
  expect(await listWelcomes(portal)).toEqual(['nora@flexa.test']);
});

test('a new account with an unproved address is welcomed by the first call after the proof', async () => {
  const portal = createTestPortal();
  const nora = await createAccount(portal, false);
  await portal.get('createUser', nora, { name: 'Nora' });
  await portal.get('getUser', portal.caller('ada', { isAdmin: true }), { uid: 'nora' });
  expect(await listWelcomes(portal)).toEqual([]);

  await portal.get('updateUser', nora, { id: 'nora', name: 'Nora Berg' });
  for (let times = 0; times < 2; times += 1) {
    await portal.get('getUser', { ...nora, emailVerified: true }, { uid: 'nora' });
  }
  expect(await listWelcomes(portal)).toEqual(['nora@flexa.test']);
});

test('the welcome mail offers no trial if another account of the same mailbox had one', async () => {
  const portal = createTestPortal();
  const nora = await createAccount(portal, true);
  await portal.addProfile('before');
  const before = portal.caller('before', { email: nora.email ?? '' });
  await portal.get('startTrial', before, { uid: 'before', visualType: 'charts', name: 'Nora' });
  await portal.get('createUser', nora, { name: 'Nora' });
  const mail = await portal.db.doc('mail/welcome-nora').get();
  expect(mail.get('content')).toEqual({ template: 'welcome', data: { hadTrial: true } });
});

test('an existing account is not welcomed again', async () => {
  const portal = createTestPortal();
  await portal.auth.createUser({ uid: 'nora', email: 'nora@flexa.test' });
  await portal.addProfile('nora');
  await portal.get('getUser', portal.caller('nora'), { uid: 'nora' });
  expect(await listWelcomes(portal)).toEqual([]);
});
