import { describe, expect, test } from 'vitest';
import { createTestPortal, tally, type TestPortal } from '../../testing/test-portal';

/** Adds an admin to the test's portal, with account, profile and claim. */
async function addAdmin(portal: TestPortal, uid: string) {
  await portal.auth.createUser({ uid, email: `${uid}@flexa.test` });
  await portal.auth.setCustomUserClaims(uid, { admin: true });
  const caller = portal.caller(uid, { isAdmin: true });
  await portal.get('createUser', caller, { name: uid });
  return caller;
}

/** Lists the admins who can sign in, according to the profiles and to the accounts. */
async function readAdmins({
  db,
  auth,
}: TestPortal): Promise<{ profile: string[]; claim: string[] }> {
  const [profiles, { users }] = await Promise.all([
    db.collection('users').where('isAdmin', '==', true).where('disabled', '==', false).get(),
    auth.listUsers(),
  ]);
  const can = users.filter((user) => user.customClaims?.['admin'] === true && !user.disabled);
  return {
    profile: profiles.docs.map(({ id }) => id).sort(),
    claim: can.map(({ uid }) => uid).sort(),
  };
}

const LAST = {
  code: 'last-admin',
  message: 'This is the last admin. Make another person an admin first',
};

describe('rights of the last admin', () => {
  test.each([
    ['give up the right', 'updateUser', { id: 'ada', isAdmin: false }],
    ['disable themself', 'updateUser', { id: 'ada', disabled: true }],
    ['do both', 'updateUser', { id: 'ada', isAdmin: false, disabled: true }],
    ['delete themself', 'deleteUser', { id: 'ada' }],
    ['delete themself as an admin does', 'deleteUser', { id: 'ada', uid: 'ada' }],
  ] as const)('the last admin can’t %s', async (_name, name, input) => {
    const portal = createTestPortal();
    const ada = await addAdmin(portal, 'ada');
    expect(await portal.run(name, ada, input)).toEqual(LAST);
    expect(await readAdmins(portal)).toEqual({ profile: ['ada'], claim: ['ada'] });
    expect((await portal.auth.getUser('ada')).disabled).toBe(false);
    expect((await portal.db.collection('audit').get()).size).toBe(0);
  });

  test('the last admin can change their name', async () => {
    const portal = createTestPortal();
    const ada = await addAdmin(portal, 'ada');
    const changed = await portal.get('updateUser', ada, { id: 'ada', name: 'Ada', isAdmin: true });
    expect(changed).toMatchObject({ name: 'Ada', isAdmin: true });
  });

  test('an admin counts as the last one although other admins can’t sign in', async () => {
    const portal = createTestPortal();
    const [ada] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
    await portal.get('updateUser', ada, { id: 'ben', disabled: true });
    expect(await portal.run('deleteUser', ada, { id: 'ada' })).toEqual(LAST);
  });

  test.each([
    ['was deleted', (portal: TestPortal) => portal.auth.deleteUser('ben')],
    ['was disabled', (portal: TestPortal) => portal.auth.updateUser('ben', { disabled: true })],
    ['lost the claim', (portal: TestPortal) => portal.auth.setCustomUserClaims('ben', {})],
  ])(
    'an admin counts as the last one if the other admin’s account %s at the identity service',
    async (_name, change) => {
      const portal = createTestPortal();
      const [ada] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
      await change(portal);
      expect(await portal.run('updateUser', ada, { id: 'ada', isAdmin: false })).toEqual(LAST);
      expect(await portal.run('updateUser', ada, { id: 'ada', disabled: true })).toEqual(LAST);
      expect(await portal.run('deleteUser', ada, { id: 'ada' })).toEqual(LAST);
    },
  );

  test('an admin can leave if there is another one, whatever happened to a third', async () => {
    const portal = createTestPortal();
    const ada = await addAdmin(portal, 'ada');
    await addAdmin(portal, 'ben');
    await addAdmin(portal, 'cleo');
    await portal.auth.deleteUser('ben');
    await portal.get('updateUser', ada, { id: 'ada', isAdmin: false });
    expect((await readAdmins(portal)).claim).toEqual(['cleo']);
  });

  test('an admin can leave once there is another one', async () => {
    const portal = createTestPortal();
    const [ada] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
    await portal.get('updateUser', ada, { id: 'ada', isAdmin: false });
    expect(await readAdmins(portal)).toEqual({ profile: ['ben'], claim: ['ben'] });
  });
});

describe('concurrent changes by two admins', () => {
  test.each([
    ['demote', { isAdmin: false }],
    ['disable', { disabled: true }],
  ])('of two admins who %s each other at once, one remains', async (_name, changes) => {
    const portal = createTestPortal();
    const [ada, ben] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
    const outcomes = await Promise.all([
      portal.run('updateUser', ada, { id: 'ben', ...changes }),
      portal.run('updateUser', ben, { id: 'ada', ...changes }),
    ]);
    expect(tally(outcomes.map((it) => it.code ?? 'done'))).toEqual({ done: 1, 'last-admin': 1 });
    const left = await readAdmins(portal);
    expect(left.profile).toHaveLength(1);
    expect(left.claim).toEqual(left.profile);
  });

  test('of two admins who delete each other at once, one remains', async () => {
    const portal = createTestPortal();
    const [ada, ben] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
    const outcomes = await Promise.all([
      portal.run('deleteUser', ada, { id: 'ben', uid: 'ben' }),
      portal.run('deleteUser', ben, { id: 'ada', uid: 'ada' }),
    ]);
    expect(tally(outcomes.map((it) => it.code ?? 'done'))).toEqual({ done: 1, 'last-admin': 1 });
    expect((await readAdmins(portal)).profile).toHaveLength(1);
  });

  test('of two admins who give up the role at once, one remains', async () => {
    const portal = createTestPortal();
    const [ada, ben] = [await addAdmin(portal, 'ada'), await addAdmin(portal, 'ben')];
    const outcomes = await Promise.all([
      portal.run('updateUser', ada, { id: 'ada', isAdmin: false }),
      portal.run('updateUser', ben, { id: 'ben', isAdmin: false }),
    ]);
    expect(tally(outcomes.map((it) => it.code ?? 'done'))).toEqual({ done: 1, 'last-admin': 1 });
    expect((await readAdmins(portal)).profile).toHaveLength(1);
  });
});

test('concurrent changes of one person leave profile and account in agreement', async () => {
  const portal = createTestPortal();
  const ada = await addAdmin(portal, 'ada');
  await addAdmin(portal, 'ben');
  await Promise.all([
    portal.run('updateUser', ada, { id: 'ben', isAdmin: false }),
    portal.run('updateUser', ada, { id: 'ben', name: 'Benedict', isAdmin: true }),
    portal.run('updateUser', ada, { id: 'ben', name: 'Ben', disabled: true }),
  ]);
  const [profile, account] = await Promise.all([
    portal.db.doc('users/ben').get(),
    portal.auth.getUser('ben'),
  ]);
  expect(profile.data()).toMatchObject({
    name: account.displayName,
    disabled: account.disabled,
    isAdmin: account.customClaims?.['admin'] === true,
  });
});
