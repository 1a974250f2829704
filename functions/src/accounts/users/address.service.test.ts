import { describe, expect, test } from 'vitest';
import { auth, call, db, newAdmin, newUser, signIn } from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { createTestPortal } from '../../testing/test-portal';

/**
 * Creates a person who has opened the link in the mail: the identity service has the new address, the profile
 * the previous one.
 */
async function setUpChangedSignIn() {
  const person = await newUser(newWord());
  const email = `${newWord()}@flexa.test`;
  await auth.updateUser(person.uid, { email });
  return { person, email, now: await signIn(email) };
}

const readStoredEmail = async (uid: string) =>
  (await db.doc(`users/${uid}`).get()).get('email') as string | undefined;

describe('changed address of a sign-in', () => {
  test('the profile gets the changed address when its owner loads it', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answer = await call('GET', `/users/${person.uid}`, { token: now.token });
    expect(answer.body).toMatchObject({ uid: person.uid, email });
    expect(await readStoredEmail(person.uid)).toBe(email);
  });

  test('the profile gets the changed address when a sign-in calls createUser', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answer = await call('POST', '/users', { token: now.token, body: { name: 'Other' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ uid: person.uid, email });
    expect(await readStoredEmail(person.uid)).toBe(email);
  });

  test('a search finds the person by the changed address and no longer by the previous one', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    await call('GET', `/users/${person.uid}`, { token: now.token });
    const admin = await newAdmin();
    const findUids = async (search: string) => {
      const page = await call('GET', `/users?search=${search}`, { token: admin.token });
      return (page.body['data'] as { uid: string }[]).map(({ uid }) => uid);
    };
    expect(await findUids(email.split('@')[0] ?? '')).toEqual([person.uid]);
    expect(await findUids(person.email.split('@')[0] ?? '')).toEqual([]);
  });

  test('ten concurrent calls update the address once, and the person is counted once', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('GET', `/users/${person.uid}`, { token: now.token })),
    );
    expect(answers.map(({ body }) => body['email'])).toEqual(Array(10).fill(email));
    const matches = await db.collection('users').where('searchKeys', 'array-contains', email).get();
    expect(matches.docs.map(({ id }) => id)).toEqual([person.uid]);
  });

  test('an admin who reads the profile does not update its address', async () => {
    const { person } = await setUpChangedSignIn();
    const admin = await newAdmin();
    const answer = await call('GET', `/users/${person.uid}`, { token: admin.token });
    expect(answer.body).toMatchObject({ email: person.email });
    expect(await readStoredEmail(person.uid)).toBe(person.email);
    expect(await readStoredEmail(admin.uid)).toBe(admin.email);
  });
});

test('a sign-in without an address leaves the address of the profile unchanged', async () => {
  const portal = createTestPortal();
  const nora = portal.caller('nora');
  await portal.signUp(nora, 'Nora Lind');
  const profile = await portal.get('getUser', { ...nora, email: null }, { uid: 'nora' });
  expect(profile.email).toBe('nora@flexa.test');
});
