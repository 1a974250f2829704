import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { PROJECT } from '../../../stack/addresses';
import { address, call } from './http';

/** The Admin SDK of the running portal, to prepare and to look behind the API. */
export const app: App = initializeApp({ projectId: PROJECT }, `tests-${randomUUID()}`);
export const auth = getAuth(app);
export const db = getFirestore(app);

afterAll(() => deleteApp(app));

export const PASSWORD = 'flexa-demo-1';

/** Somebody with a sign-in of their own; without a profile until the API makes one. */
export interface Account {
  uid: string;
  email: string;
  token: string;
}

/** A word that nothing in the database has, to search by and to tell one test's people by. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/** Signs somebody new up with e-mail and password, as the browser does. */
export async function signUp(email = `${newWord()}@flexa.test`): Promise<Account> {
  const answer = await identity('signUp', { email, password: PASSWORD });
  return { uid: answer.localId, email, token: answer.idToken };
}

export async function signIn(email: string): Promise<Account> {
  const answer = await identity('signInWithPassword', { email, password: PASSWORD });
  return { uid: answer.localId, email, token: answer.idToken };
}

/** Signs somebody up and makes the profile. */
export async function newUser(name = 'Nora Lind'): Promise<Account> {
  const account = await signUp();
  const made = await call('POST', '/users', { token: account.token, body: { name } });
  if (made.status !== 201) throw new Error(`No profile was made: ${JSON.stringify(made.body)}`);
  return account;
}

/** An admin: by claim and, since the claim is there before the profile, in the profile too. */
export async function newAdmin(): Promise<Account> {
  const account = await signUp();
  await auth.setCustomUserClaims(account.uid, { admin: true });
  await call('POST', '/users', { token: account.token, body: { name: 'Ada Admin' } });
  return account;
}

/**
 * An account that signs in elsewhere. Unlike one with a password it has no moment before which its
 * tokens are void, so that a test can make one whose sign-in was long ago.
 */
export async function newForeignAccount(admin = false): Promise<Omit<Account, 'token'>> {
  const email = `${newWord()}@flexa.test`;
  const { uid } = await auth.createUser({ email });
  if (admin) await auth.setCustomUserClaims(uid, { admin: true });
  return { uid, email };
}

export interface TokenOptions {
  /** Seconds since the person signed in. */
  signedInAgo?: number;
  /** Seconds until the token runs out; below 0 it has. */
  expiresIn?: number;
  project?: string;
  claims?: Record<string, unknown>;
}

/** A token like those of the Auth emulator: unsigned, and so any that a test needs. */
export function tokenFor(
  { uid, email }: Omit<Account, 'token'>,
  { signedInAgo = 0, expiresIn = 3600, project = PROJECT, claims = {} }: TokenOptions = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    email,
    auth_time: now - signedInAgo,
    iat: now - Math.max(signedInAgo, 0),
    exp: now + expiresIn,
    firebase: { identities: { email: [email] }, sign_in_provider: 'custom' },
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

/** A call of the identity service, as a browser makes it. */
export async function identity(action: string, body: object) {
  const host = address('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
