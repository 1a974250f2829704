import { describe, expect, test } from 'vitest';
import { call, db, newAdmin, newUser } from '../../testing/shared-project';
import type { Account } from '../../testing/accounts';

const FORBIDDEN = { code: 'permission-denied', message: 'You are not allowed to do this' };

const claim = { month: 1, visualType: 'charts', name: 'Nora' };

/** Every operation that is about one person, as [method, path, body]. */
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

describe("someone else's uid", () => {
  test.each(ABOUT_A_PERSON)('is refused with 403: %s %s', async (...operation) => {
    const [me, other] = await Promise.all([newUser('Me'), newUser('Other')]);
    const before = await db.doc(`users/${other.uid}`).get();
    const answer = await ask(me, other.uid, operation);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(FORBIDDEN);
    const after = await db.doc(`users/${other.uid}`).get();
    expect(after.updateTime).toEqual(before.updateTime);
    expect((await db.collection('licenses').where('userId', '==', other.uid).get()).size).toBe(0);
  });

  test.each(ABOUT_A_PERSON)(
    'is refused the same where there is no such person: %s %s',
    async (...operation) => {
      const answer = await ask(await newUser(), 'nobody-of-that-id', operation);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(FORBIDDEN);
    },
  );

  test('is refused before what was sent is judged', async () => {
    const [me, other] = await Promise.all([newUser(), newUser()]);
    const sending = { token: me.token, body: { nonsense: true } };
    expect((await call('PUT', `/users/${other.uid}`, sending)).status).toBe(403);
    expect((await call('POST', `/users/license-free/${other.uid}`, sending)).status).toBe(403);
  });

  test('is not reached by a second uid in the query or the body', async () => {
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

describe('an operation of admins', () => {
  test('is refused to everybody else', async () => {
    const answer = await call('GET', '/users', { token: (await newUser()).token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(FORBIDDEN);
  });

  test('is not opened by a profile that says so', async () => {
    const pretender = await newUser();
    await db.doc(`users/${pretender.uid}`).update({ isAdmin: true });
    expect((await call('GET', '/users', { token: pretender.token })).status).toBe(403);
  });
});

describe('an admin', () => {
  test('reads anybody', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser('Other')]);
    const answer = await call('GET', `/users/${other.uid}`, { token: admin.token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ uid: other.uid, name: 'Other' });
  });

  test('does not take licences or data in the name of others', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newUser()]);
    const { token } = admin;
    const taken = await call('POST', `/users/license-free/${other.uid}`, { token, body: claim });
    expect(taken.status).toBe(403);
    expect((await call('GET', `/users/${other.uid}/export`, { token })).status).toBe(403);
  });

  test('gets not-found for an unknown user', async () => {
    const answer = await call('GET', '/users/nobody-of-that-id', {
      token: (await newAdmin()).token,
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not-found', message: 'There is no such user' });
  });

  test.each(['a%2Fb', '.', '__x__', `${'x'.repeat(129)}`])(
    'gets an error for %s, which is no user id',
    async (uid) => {
      const path = `/users/${uid === '.' ? '%2E%2E%2Fa' : uid}`;
      const answer = await call('GET', path, { token: (await newAdmin()).token });
      expect(answer.status).toBe(400);
    },
  );
});
