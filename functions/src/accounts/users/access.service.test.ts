import { describe, expect, test } from 'vitest';
import { call, db, newAdmin, newUser } from '../../testing/shared-project';
import type { Account } from '../../testing/accounts';

const FORBIDDEN = { code: 'permission-denied', message: 'You are not allowed to do this' };

const claim = { month: 1, visualType: 'charts', name: 'Nora' };

/** Every operation about one person, as [method, path, body]. */
const ABOUT_A_PERSON = [
  ['GET', '/users/{uid}', undefined],
  ['PUT', '/users/{uid}', { name: 'Changed' }],
  ['DELETE', '/users/{uid}', undefined],
  ['DELETE', '/users/{uid}?uid={uid}', undefined],
  ['GET', '/users/{uid}/export', undefined],
  ['POST', '/users/license-free/{uid}', claim],
] as const;

function ask(caller: Account, uid: string, [method, path, body]: [string, string, unknown]) {
  const sending = { token: caller.token, ...(body !== undefined && { body }) };
  return call(method, path.replaceAll('{uid}', uid), sending);
}

describe('operations about one person, called by another', () => {
  test.each(ABOUT_A_PERSON)(
    'another person’s uid is refused with 403: %s %s',
    async (...operation) => {
      const [me, other] = await Promise.all([newUser('Me'), newUser('Other')]);
      const before = await db.doc(`users/${other.uid}`).get();
      const answer = await ask(me, other.uid, operation);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(FORBIDDEN);
      const after = await db.doc(`users/${other.uid}`).get();
      expect(after.updateTime).toEqual(before.updateTime);
      expect((await db.collection('licenses').where('userId', '==', other.uid).get()).size).toBe(0);
    },
  );

  test.each(ABOUT_A_PERSON)(
    'an unknown uid is refused in the same way: %s %s',
    async (...operation) => {
      const answer = await ask(await newUser(), 'nobody-of-that-id', operation);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(FORBIDDEN);
    },
  );

  test('another person’s uid is refused before the input is validated', async () => {
    const [me, other] = await Promise.all([newUser(), newUser()]);
    const sending = { token: me.token, body: { nonsense: true } };
    expect((await call('PUT', `/users/${other.uid}`, sending)).status).toBe(403);
    expect((await call('POST', `/users/license-free/${other.uid}`, sending)).status).toBe(403);
  });

  test('a second uid in the query or the body does not reach another person', async () => {
    const [me, other] = await Promise.all([newUser('Me'), newUser('Other')]);
    const put = await call('PUT', `/users/${me.uid}`, {
      token: me.token,
      body: { id: other.uid, name: 'Changed' },
    });
    expect(put.status).toBe(400);
    const read = await call('GET', `/users/${me.uid}?uid=${other.uid}`, { token: me.token });
    expect(read.status).toBe(400);
    expect((await db.doc(`users/${other.uid}`).get()).get('name')).toBe('Other');
  });
});

describe('operations of admins', () => {
  test('an operation of admins is refused to everyone else', async () => {
    const answer = await call('GET', '/users', { token: (await newUser()).token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(FORBIDDEN);
  });

  test('a profile that claims to be an admin opens no operation of admins', async () => {
    const pretender = await newUser();
    await db.doc(`users/${pretender.uid}`).update({ isAdmin: true });
    expect((await call('GET', '/users', { token: pretender.token })).status).toBe(403);
  });
});

describe('access of an admin', () => {
  test('an admin can read every user', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser('Other')]);
    const answer = await call('GET', `/users/${other.uid}`, { token: admin.token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ uid: other.uid, name: 'Other' });
  });

  test('an admin can’t claim licences or save data in the name of others', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    const { token } = admin;
    const taken = await call('POST', `/users/license-free/${other.uid}`, { token, body: claim });
    expect(taken.status).toBe(403);
    expect((await call('GET', `/users/${other.uid}/export`, { token })).status).toBe(403);
  });

  test('an admin gets not-found for an unknown user', async () => {
    const answer = await call('GET', '/users/nobody-of-that-id', {
      token: (await newAdmin()).token,
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not-found', message: 'There is no such user' });
  });

  test.each(['a%2Fb', '.', '__x__', `${'x'.repeat(129)}`])(
    'an admin gets an error for %s, which is not a user id',
    async (uid) => {
      const path = `/users/${uid === '.' ? '%2E%2E%2Fa' : uid}`;
      const answer = await call('GET', path, { token: (await newAdmin()).token });
      expect(answer.status).toBe(400);
    },
  );
});
