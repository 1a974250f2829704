import { expect, test } from 'vitest';
import { markProved } from '../../platform/account';
import { createTestPortal, type TestPortal } from '../../testing/test-portal';

async function add(portal: TestPortal, uid: string, { isAdmin = false, isProved = true } = {}) {
  const account = await portal.auth.createUser({ uid, email: `${uid}@flexa.test` });
  if (isProved) await markProved(portal.auth, account);
  if (isAdmin) {
    const { customClaims } = await portal.auth.getUser(uid);
    await portal.auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
  }
  const caller = portal.caller(uid, { isAdmin });
  await portal.get('createUser', caller, { name: uid });
  return caller;
}

/** Reads all mails except the welcome mails. */
async function readRightsMails({ db }: TestPortal) {
  const mails = await db.collection('mail').where('template', '!=', 'welcome').get();
  return mails.docs
    .map((mail) => {
      const { template, data } = mail.get('content') as { template: string; data: object };
      return { to: mail.get('to') as string, template, ...data };
    })
    .sort((a, b) => `${a.template} ${a.to}`.localeCompare(`${b.template} ${b.to}`));
}

test('a new admin and every other admin get a mail', async () => {
  const portal = createTestPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'bea', { isAdmin: true });
  await add(portal, 'nora');
  // Applied twice: the second time changes nothing and sends no mail.
  for (let times = 0; times < 2; times += 1) {
    await portal.get('updateUser', ada, { id: 'nora', isAdmin: true });
  }
  const announcement = { template: 'new-admin', email: 'nora@flexa.test' };
  expect(await readRightsMails(portal)).toMatchObject([
    { ...announcement, to: 'ada@flexa.test' },
    { ...announcement, to: 'bea@flexa.test' },
    { template: 'security-news', to: 'nora@flexa.test', news: 'admin-granted' },
  ]);
});

test.each([
  [{ disabled: true }, { disabled: false }, ['account-disabled', 'account-enabled']],
  [{ isAdmin: true }, { isAdmin: false }, ['admin-granted', 'admin-removed']],
])('a person gets a mail about %j and about %j', async (first, then, news) => {
  const portal = createTestPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'nora');
  for (const change of [first, then])
    await portal.get('updateUser', ada, { id: 'nora', ...change });
  const personMails = (await readRightsMails(portal)).filter(({ to }) => to === 'nora@flexa.test');
  expect(personMails.map((mail) => ('news' in mail ? mail.news : '')).sort()).toEqual(news);
});

test('a change of rights sends no mail to an unproved address', async () => {
  const portal = createTestPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'nora', { isProved: false });
  await portal.get('updateUser', ada, { id: 'nora', disabled: true });
  expect(await readRightsMails(portal)).toEqual([]);
});
