import { describe, expect, test } from 'vitest';
import { auth, call, db, newAdmin, newUser, signIn } from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { ownPortal } from '../../testing/own-portal';

/** The link in the mail was opened: the identity service has a new address, the profile the old one. */
async function setUpChangedSignIn() {
  const person = await newUser(newWord());
  const email = `${newWord()}@flexa.test`;
  await auth.updateUser(person.uid, { email });
  return { person, email, now: await signIn(email) };
}

const readStoredEmail = async (uid: string) =>
  (await db.doc(`users/${uid}`).get()).get('email') as string | undefined;

describe('a changed address of the sign-in', () => {
  test('is taken over when its owner loads the profile', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answer = await call('GET', `/users/${person.uid}`, { token: now.token });
    expect(answer.body).toMatchObject({ uid: person.uid, email });
    expect(await readStoredEmail(person.uid)).toBe(email);
  });

  test('is taken over when a sign-in asks for the profile to be made', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answer = await call('POST', '/users', { token: now.token, body: { name: 'Other' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ uid: person.uid, email });
    expect(await readStoredEmail(person.uid)).toBe(email);
  });

  test('is what the person is found by from then on, and the old one is not', async () => {
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

  test('is taken over once by ten calls at once, and the person is counted once', async () => {
    const { person, email, now } = await setUpChangedSignIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('GET', `/users/${person.uid}`, { token: now.token })),
    );
    expect(answers.map(({ body }) => body['email'])).toEqual(Array(10).fill(email));
    const found = await db.collection('users').where('searchKeys', 'array-contains', email).get();
    expect(found.docs.map(({ id }) => id)).toEqual([person.uid]);
  });

  test("is not taken over by an admin's look at the profile", async () => {
    const { person } = await setUpChangedSignIn();
    const admin = await newAdmin();
    const answer = await call('GET', `/users/${person.uid}`, { token: admin.token });
    expect(answer.body).toMatchObject({ email: person.email });
    expect(await readStoredEmail(person.uid)).toBe(person.email);
    expect(await readStoredEmail(admin.uid)).toBe(admin.email);
  });
});

test('a sign-in that has no address leaves that of the profile', async () => {
  const portal = ownPortal();
  const nora = portal.caller('nora');
  await portal.signUp(nora, 'Nora Lind');
  const profile = await portal.get('getUser', { ...nora, email: null }, { uid: 'nora' });
  expect(profile.email).toBe('nora@flexa.test');
});
