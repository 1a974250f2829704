import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import {
  readMail,
  newEmail,
  createSharedPortal,
  type SignIn,
  signInByPassword,
  signInWith,
  signUpWith,
  waitForNextSecond,
  requireValue,
} from '../../testing/people';

const portal = createSharedPortal();
const PASSWORD = 'Stranger-1';

const readSignInSecond = ({ token }: SignIn) => Number(decodeJwt(token)['auth_time']);
const signInWithGoogle = (email: string) => signInWith('google.com', email, { vouches: true });

/** Lets a stranger sign up with the address and the owner sign in with Google in the same second. */
async function signUpInSameSecond() {
  for (;;) {
    const email = newEmail();
    await waitForNextSecond();
    const stranger = await signUpWith(email, PASSWORD);
    const owner = await signInWithGoogle(email);
    if (readSignInSecond(stranger) === readSignInSecond(owner)) return { email, stranger, owner };
  }
}

test('a stranger who signed up in the second of the owner’s first sign-in reads nothing in Firestore', async () => {
  const { email, stranger, owner } = await signUpInSameSecond();
  expect(owner.uid).toBe(stranger.uid);
  expect(await portal.with(owner, 'createUser', { name: 'Nora Lind' })).toMatchObject({
    code: 'sign-in-again',
  });
  const again = await signInWithGoogle(email);
  expect(again.uid).toBe(owner.uid);
  requireValue(await portal.with(again, 'createUser', { name: 'Nora Lind' }));
  const validSince = (await portal.db.doc(`users/${owner.uid}`).get()).get('validSince') as number;
  // The security rules compare these: validSince <= auth_time.
  expect(readSignInSecond(stranger)).toBeLessThan(validSince);
  expect(readSignInSecond(again)).toBeGreaterThanOrEqual(validSince);
});

test('a stranger who sets a password with a token from that second loses both at the owner’s first call', async () => {
  const { email, stranger, owner } = await signUpInSameSecond();
  // As the identity service does for a token that is still valid.
  await portal.auth.updateUser(stranger.uid, { password: PASSWORD });
  expect(await portal.with(owner, 'createUser', { name: 'Nora Lind' })).toMatchObject({
    code: 'sign-in-again',
  });
  await expect(signInByPassword(email, PASSWORD)).rejects.toThrow('INVALID');
  expect(await portal.with(stranger, 'getUser', { uid: owner.uid })).toMatchObject({
    code: 'unauthenticated',
  });
});

test('a newcomer signs in with Google twice, keeps that sign-in, and gets no mail about a stranger', async () => {
  const email = newEmail();
  const first = await signInWithGoogle(email);
  expect(await portal.with(first, 'createUser', { name: 'Nora Lind' })).toMatchObject({
    code: 'sign-in-again',
  });
  const again = await signInWithGoogle(email);
  expect(again.uid).toBe(first.uid);
  requireValue(await portal.with(again, 'createUser', { name: 'Nora Lind' }));
  requireValue(await portal.with(again, 'listTeams', {}));
  const account = await portal.auth.getUser(first.uid);
  expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  await expect(readMail(portal, email, 'account-secured')).rejects.toThrow('No mail');
});
