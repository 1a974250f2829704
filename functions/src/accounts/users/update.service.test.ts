import { describe, expect, test } from 'vitest';
import { auth, call, db, newAdmin, newUser, prove, signIn } from '../../testing/shared-project';
import { type Account, newWord } from '../../testing/accounts';
import { listNamedFields } from '../../testing/requests';
import { aTimestamp } from '../../testing/matchers';

const put = (caller: Account, uid: string, body: unknown) =>
  call('PUT', `/users/${uid}`, { token: caller.token, body });

describe('PUT /users of your own account', () => {
  test('PUT /users changes your own name in the profile, the account and the search', async () => {
    const [before, after] = [newWord(), newWord()];
    const me = await newUser(before);
    const answer = await put(me, me.uid, { name: `Zoë ${after}` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      uid: me.uid,
      name: `Zoë ${after}`,
      props: { licenses: [] },
    });
    expect((await call('GET', `/users/${me.uid}`, { token: me.token })).body).toEqual(answer.body);
    expect((await auth.getUser(me.uid)).displayName).toBe(`Zoë ${after}`);

    const admin = await newAdmin();
    const countFoundUsers = async (search: string) => {
      const page = await call('GET', `/users?search=${search}`, { token: admin.token });
      return page.body['total'];
    };
    expect(await countFoundUsers(after)).toBe(1);
    expect(await countFoundUsers(before)).toBe(0);
  });

  test.each([
    ['isAdmin', { isAdmin: true }, ['isAdmin']],
    ['isAdmin as it is', { isAdmin: false }, ['isAdmin']],
    ['disabled', { disabled: true }, ['disabled']],
    ['a right beside the name', { name: 'New', isAdmin: true }, ['isAdmin']],
    ['hasPurchased', { hasPurchased: true }, ['hasPurchased']],
    ['the address', { email: 'admin@flexa.test' }, ['email']],
    ['the licences', { props: { licenses: [] } }, ['props']],
    ['an empty name', { name: '' }, ['name']],
    ['a name that is no text', { name: null }, ['name']],
    ['several things', { name: 1, uid: 'x', createdAt: 0 }, ['createdAt', 'name', 'uid']],
  ])(
    'PUT /users of your own account refuses %s: 400 names the field, and nothing is written',
    async (_name, body, fields) => {
      const me = await newUser('Nora Lind');
      const before = await db.doc(`users/${me.uid}`).get();
      const answer = await put(me, me.uid, body);
      expect(answer.status).toBe(400);
      expect(answer.body['code']).toBe('invalid-argument');
      expect(listNamedFields(answer)).toEqual(fields);
      const after = await db.doc(`users/${me.uid}`).get();
      expect(after.updateTime).toEqual(before.updateTime);
      expect((await auth.getUser(me.uid)).customClaims?.['admin']).toBeUndefined();
    },
  );
});

describe('PUT /users by an admin', () => {
  test('PUT /users makes a person an admin, effective at once', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    const early = await put(admin, other.uid, { isAdmin: true });
    expect([early.status, early.body['code']]).toEqual([409, 'admin-unverified']);
    await prove(other.uid);
    expect((await call('GET', '/users', { token: other.token })).status).toBe(403);
    const answer = await put(admin, other.uid, { isAdmin: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ uid: other.uid, isAdmin: true });
    expect((await auth.getUser(other.uid)).customClaims).toEqual({
      admin: true,
      proved: [other.email],
    });
    expect((await call('GET', '/users', { token: other.token })).status).toBe(200);
  });

  test('PUT /users removes the rights of an admin at once', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newAdmin()]);
    expect((await put(admin, other.uid, { isAdmin: false })).status).toBe(200);
    expect((await auth.getUser(other.uid)).customClaims).toEqual({ admin: false });
    const again = await signIn(other.email);
    expect((await call('GET', '/users', { token: again.token })).status).toBe(403);
  });

  test('PUT /users disables a person, whose token is refused and who can’t sign in', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    const answer = await put(admin, other.uid, { disabled: true });
    expect(answer.body).toMatchObject({ disabled: true });
    expect((await call('GET', `/users/${other.uid}`, { token: other.token })).status).toBe(401);
    await expect(signIn(other.email)).rejects.toThrow('USER_DISABLED');

    await put(admin, other.uid, { disabled: false });
    const again = await signIn(other.email);
    expect((await call('GET', `/users/${other.uid}`, { token: again.token })).status).toBe(200);
  });

  test('PUT /users is recorded in the audit with ids and rights only', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    await put(admin, other.uid, { name: 'Secret Name', disabled: true });
    const audit = await db.collection('audit').where('target', '==', other.uid).get();
    expect(audit.docs.map((entry) => entry.data())).toEqual([
      {
        actor: admin.uid,
        action: 'user.update',
        target: other.uid,
        changes: { name: 'changed', disabled: true },
        at: aTimestamp,
        expireAt: aTimestamp,
      },
    ]);
  });

  test('PUT /users changes the profile of a person whose account is gone', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    await auth.deleteUser(other.uid);
    const answer = await put(admin, other.uid, { name: 'Left Behind' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'Left Behind' });
  });

  test('PUT /users answers 404 for an unknown user', async () => {
    const answer = await put(await newAdmin(), newWord(), { name: 'Nobody' });
    expect(answer.status).toBe(404);
    expect(answer.body['code']).toBe('not-found');
  });

  test.each([{ isAdmin: 'true' }, { isAdmin: 1 }, { disabled: null }, { role: 'admin' }])(
    'PUT /users refuses %j',
    async (body) => {
      const [admin, other] = await Promise.all([newAdmin(), newUser()]);
      const answer = await put(admin, other.uid, body);
      expect(answer.status).toBe(400);
      expect(listNamedFields(answer)).toEqual(Object.keys(body));
    },
  );
});
