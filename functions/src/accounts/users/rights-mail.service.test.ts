import { expect, test } from 'vitest';
import { markProved } from '../../platform/account';
import { ownPortal, type OwnPortal } from '../../testing/own-portal';

async function add(portal: OwnPortal, uid: string, { isAdmin = false, isProved = true } = {}) {
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

/** All but the welcome of each account. */
async function readRightsMails({ db }: OwnPortal) {
  const mails = await db.collection('mail').where('template', '!=', 'welcome').get();
  return mails.docs
    .map((mail) => {
      const { template, data } = mail.get('content') as { template: string; data: object };
      return { to: mail.get('to') as string, template, ...data };
    })
    .sort((a, b) => `${a.template} ${a.to}`.localeCompare(`${b.template} ${b.to}`));
}

test('a new admin hears of it, and so does every other admin', async () => {
  const portal = ownPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'bea', { isAdmin: true });
  await add(portal, 'nora');
  // Twice: the second changes nothing, and nobody hears of it.
  for (let times = 0; times < 2; times += 1) {
    await portal.get('updateUser', ada, { id: 'nora', isAdmin: true });
  }
  const announced = { template: 'new-admin', email: 'nora@flexa.test' };
  expect(await readRightsMails(portal)).toMatchObject([
    { ...announced, to: 'ada@flexa.test' },
    { ...announced, to: 'bea@flexa.test' },
    { template: 'security-news', to: 'nora@flexa.test', news: 'admin-granted' },
  ]);
});

test.each([
  [{ disabled: true }, { disabled: false }, ['account-disabled', 'account-enabled']],
  [{ isAdmin: true }, { isAdmin: false }, ['admin-granted', 'admin-removed']],
])('a person hears of %j and of %j', async (first, then, news) => {
  const portal = ownPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'nora');
  for (const change of [first, then])
    await portal.get('updateUser', ada, { id: 'nora', ...change });
  const theirs = (await readRightsMails(portal)).filter(({ to }) => to === 'nora@flexa.test');
  expect(theirs.map((mail) => ('news' in mail ? mail.news : '')).sort()).toEqual(news);
});

test('an address that nobody proved is not written to', async () => {
  const portal = ownPortal();
  const ada = await add(portal, 'ada', { isAdmin: true });
  await add(portal, 'nora', { isProved: false });
  await portal.get('updateUser', ada, { id: 'nora', disabled: true });
  expect(await readRightsMails(portal)).toEqual([]);
});
