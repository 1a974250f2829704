import { describe, expect, test } from 'vitest';
import { auth, call, db, newUser, signUp } from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { listNamedFields } from '../../testing/requests';
import { anInstant } from '../../testing/matchers';
import { createTestPortal, tally, type TestPortal } from '../../testing/test-portal';

const post = (token: string, body: unknown) => call('POST', '/users', { token, body });

describe('POST /users', () => {
  test('POST /users creates the profile of the token, and returns the stored one the next time', async () => {
    const { uid, email, token } = await signUp();
    const first = await post(token, { name: '  Ines   Moreau ', email: email.toUpperCase() });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: uid,
      uid,
      name: 'Ines Moreau',
      email,
      isAdmin: false,
      isSupport: false,
      hasPurchased: false,
      disabled: false,
      createdAt: anInstant,
      props: { licenses: [] },
    });

    const second = await post(token, { name: 'Someone Else' });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const answer = await call('GET', `/users/${uid}`, { token });
    expect(answer.body).toEqual(first.body);
  });

  test('POST /users from several tabs at once creates one profile', async () => {
    const { token } = await signUp();
    const names = ['Tab One', 'Tab Two', 'Tab Three', 'Tab Four'];
    const answers = await Promise.all(names.map((name) => post(token, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const created = answers.find(({ status }) => status === 201);
    for (const { body } of answers) expect(body).toEqual(created?.body);
  });

  test('POST /users stores a script in a name as plain text', async () => {
    const name = '<script>alert("1")</script><img src=x onerror=alert(1)>';
    const { uid, token } = await signUp();
    const created = await post(token, { name });
    expect(created.status).toBe(201);
    expect(created.body['name']).toBe(name);
    expect(created.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(created.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await db.doc(`users/${uid}`).get()).get('name')).toBe(name);
  });

  test('POST /users accepts the address of the sign-in even if our own forms would not', async () => {
    const email = `o!hara-${newWord()}@flexa.test`;
    const { uid, token } = await signUp(email);
    const created = await post(token, { name: 'Cara', email });
    expect(created.status).toBe(201);
    const answer = await call('GET', `/users/${uid}`, { token });
    expect(answer.body).toMatchObject({ email });
  });

  test('POST /users copies the admin claim and ignores such a claim in the body', async () => {
    const { uid, token } = await signUp();
    await auth.setCustomUserClaims(uid, { admin: true });
    expect((await post(token, { name: 'Ada' })).body['isAdmin']).toBe(true);
    expect((await db.doc(`users/${uid}`).get()).get('isAdmin')).toBe(true);
  });
});

describe('POST /users with invalid input', () => {
  test.each([
    ['without a name', {}, ['name']],
    ['with an empty name', { name: ' ' }, ['name']],
    ['with a name that is no text', { name: 7 }, ['name']],
    ['with a name of half a megabyte', { name: 'x'.repeat(512 * 1024) }, ['name']],
    ['with a control character in the name', { name: 'Ines\u0007' }, ['name']],
    ['with half a letter in the name', { name: 'Ines \ud83c' }, ['name']],
    ['with an unknown field', { name: 'Ines', role: 'admin' }, ['role']],
    [
      'with rights',
      { name: 'Ines', isAdmin: true, hasPurchased: true },
      ['hasPurchased', 'isAdmin'],
    ],
    ['with an id', { name: 'Ines', uid: 'someone-else' }, ['uid']],
    ["with someone else's address", { name: 'Ines', email: 'admin@flexa.test' }, ['email']],
    ['with an address that is no text', { name: 'Ines', email: ['a@b.co'] }, ['email']],
    ['with several faults', { name: '', email: 1, x: 1 }, ['email', 'name', 'x']],
    ['as a list', [{ name: 'Ines' }], ['body']],
  ])(
    'POST /users %s answers 400, names the field and writes nothing',
    async (_name, body, fields) => {
      const { uid, token } = await signUp();
      const answer = await post(token, body);
      expect(answer.status).toBe(400);
      expect(answer.body['code']).toBe('invalid-argument');
      expect(listNamedFields(answer)).toEqual(fields);

      expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
      // A correct call still succeeds afterwards.
      expect((await post(token, { name: 'Ines' })).status).toBe(201);
    },
  );

  test('POST /users refuses a field with a meaning in JavaScript like any unknown one', async () => {
    const { token } = await signUp();
    const answer = await post(token, '{"name":"Ines","__proto__":{"isAdmin":true}}');
    expect(answer.status).toBe(400);
    expect(listNamedFields(answer)).toEqual(['__proto__']);
  });

  test('POST /users answers 413 for a body that is too large', async () => {
    const { uid, token } = await signUp();
    const answer = await post(token, { name: 'x'.repeat(3 * 1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual({
      code: 'payload-too-large',
      message: 'The request is too large',
    });
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
  });

  test('a refused POST /users leaves an existing profile unchanged', async () => {
    const account = await newUser('Nora Lind');
    const before = await db.doc(`users/${account.uid}`).get();
    expect((await post(account.token, { name: '' })).status).toBe(400);
    const after = await db.doc(`users/${account.uid}`).get();
    expect(after.updateTime).toEqual(before.updateTime);
  });
});

/** Returns the uids that the admin's list finds. */
async function findListedUids(portal: TestPortal, search: string): Promise<string[]> {
  const admin = portal.caller('admin', { isAdmin: true });
  const page = await portal.get('listUsers', admin, { search, limit: 100 });
  expect(page.total).toBe(page.data.length);
  return page.data.map(({ uid }) => uid).sort();
}

describe('concurrent calls of POST /users', () => {
  test('twenty concurrent calls of one person create one profile and overwrite nothing', async () => {
    const portal = createTestPortal();
    const me = portal.caller('me');
    await portal.auth.createUser({ uid: 'me' });
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => portal.run('createUser', me, { name: `Tab ${i}` })),
    );
    expect(tally(outcomes.map((it) => it.code ?? String(it.isNew)))).toEqual({
      true: 1,
      false: 19,
    });
    const names = outcomes.map((it) => (it.code === undefined ? it.value.name : ''));
    expect(new Set(names).size).toBe(1);
    expect((await portal.db.doc('users/me').get()).get('name')).toBe(names[0]);
    expect(await findListedUids(portal, '')).toEqual(['me']);
  });

  test('twenty people get twenty profiles, and the list finds them all by every word', async () => {
    const portal = createTestPortal();
    const uids = Array.from({ length: 20 }, (_, i) => `person-${i}`);
    await Promise.all(uids.map((uid) => portal.auth.createUser({ uid })));
    const outcomes = await Promise.all(
      uids.map((uid) => portal.run('createUser', portal.caller(uid), { name: `Twin ${uid}` })),
    );
    expect(tally(outcomes.map((it) => it.code ?? String(it.isNew)))).toEqual({ true: 20 });
    for (const search of ['', 'twin', 'person', 'flexa']) {
      expect(await findListedUids(portal, search), search).toEqual([...uids].sort());
    }
  });
});
