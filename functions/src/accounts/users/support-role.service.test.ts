import { expect, test } from 'vitest';
import { operationList } from '@flexa/contracts/operations';
import { markProved } from '../../platform/account';
import { createTestPortal, type TestPortal } from '../../testing/test-portal';

async function setUpPeople() {
  const portal = createTestPortal();
  const boss = portal.caller('boss', { isAdmin: true });
  for (const uid of ['boss', 'ada', 'sam']) {
    const account = await portal.auth.createUser({ uid, email: `${uid}@flexa.test` });
    await markProved(portal.auth, account);
    if (uid === 'boss') {
      const { customClaims } = await portal.auth.getUser(uid);
      await portal.auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
    }
    await portal.get('createUser', uid === 'boss' ? boss : portal.caller(uid), { name: uid });
  }
  return { portal, boss };
}

async function readRoles({ db, auth }: TestPortal, uid: string) {
  const profile = await db.doc(`users/${uid}`).get();
  const { customClaims } = await auth.getUser(uid);
  const claims = (['admin', 'support'] as const).filter((role) => customClaims?.[role] === true);
  const fields = (['isAdmin', 'isSupport'] as const).filter((role) => profile.get(role) === true);
  return [...claims, ...fields];
}

test('support reads people, orders and lists, changes tickets and resends mails, and may call nothing else', () => {
  const open = operationList.filter(({ access }) => access.kind === 'staff');
  expect(open.filter(({ contentType }) => contentType)).toEqual([]);
  const listNames = (isReading: boolean) =>
    open
      .filter(({ method }) => (method === 'get') === isReading)
      .map(({ name }) => name)
      .sort();
  expect(listNames(true)).toEqual([
    'getHoldings',
    'getOrder',
    'getPerson',
    'getStats',
    'listAllOrders',
    'listAudit',
    'listFailedMails',
    'listMails',
    'listOffers',
    'listTickets',
    'listUsers',
    'listWaitList',
  ]);
  expect(listNames(false)).toEqual(['repeatMail', 'updateTicket']);
});

test('a new role replaces the previous one in the profile and in the account', async () => {
  const { portal, boss } = await setUpPeople();
  const steps = [
    [{ isSupport: true }, ['support', 'isSupport']],
    [{ isAdmin: true }, ['admin', 'isAdmin']],
    [{ isSupport: true }, ['support', 'isSupport']],
    [{ isSupport: false }, []],
  ] as const;
  for (const [change, roles] of steps) {
    await portal.get('updateUser', boss, { id: 'sam', ...change });
    expect(await readRoles(portal, 'sam')).toEqual(roles);
  }
  const both = { id: 'sam', isAdmin: true, isSupport: true };
  expect(await portal.run('updateUser', boss, both)).toMatchObject({ code: 'invalid-argument' });
  const audit = await portal.db.collection('audit').orderBy('at').get();
  expect(audit.docs.map((entry) => entry.get('changes') as unknown)).toContainEqual({
    isSupport: true,
    isAdmin: false,
  });
});

test('the last admin can’t be moved to support', async () => {
  const { portal, boss } = await setUpPeople();
  const change = { id: 'boss', isSupport: true };
  expect(await portal.run('updateUser', boss, change)).toMatchObject({ code: 'last-admin' });
});

test('a role needs a proved address, and only an admin grants it', async () => {
  const { portal, boss } = await setUpPeople();
  await portal.auth.updateUser('sam', { emailVerified: false });
  await portal.auth.setCustomUserClaims('sam', {});
  const change = { id: 'sam', isSupport: true };
  expect(await portal.run('updateUser', boss, change)).toMatchObject({ code: 'admin-unverified' });
  for (const rights of [{}, { isSupport: true }]) {
    const sam = portal.caller('sam', rights);
    expect(await portal.run('updateUser', sam, change)).toMatchObject({ code: 'invalid-argument' });
    const other = { id: 'ada', name: 'Eve' };
    expect(await portal.run('updateUser', sam, other)).toMatchObject({ code: 'permission-denied' });
  }
});

test('a change of the support role mails the person and every admin', async () => {
  const { portal, boss } = await setUpPeople();
  await portal.get('updateUser', boss, { id: 'sam', isSupport: true });
  await portal.get('updateUser', boss, { id: 'sam', isSupport: false });
  const mails = await portal.db.collection('mail').where('template', '!=', 'welcome').get();
  const mailSummaries = mails.docs.map((mail) => ({
    to: mail.get('to') as string,
    ...(mail.get('content.data') as object),
  }));
  expect(mailSummaries).toHaveLength(3);
  for (const mail of [
    { to: 'sam@flexa.test', news: 'support-granted' },
    { to: 'sam@flexa.test', news: 'support-removed' },
    { to: 'boss@flexa.test', uid: 'sam', email: 'sam@flexa.test', isSupport: true },
  ]) {
    expect(mailSummaries).toContainEqual(mail);
  }
});
