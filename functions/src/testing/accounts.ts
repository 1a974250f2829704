import { randomUUID } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { markProved } from '../platform/account';
import { requireAddress, type Call } from './requests';

export const PASSWORD = 'flexa-demo-1';

/** Someone with a sign-in of their own; without a profile until the API makes one. */
export interface Account {
  uid: string;
  email: string;
  token: string;
}

/** A word that nothing in the database has, to search by and to tell one test's people by. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/**
 * People of one project: the Auth emulator signs them in, the Admin SDK prepares and looks behind
 * the API, and the API makes their profiles.
 */
export function createAccountHelpers(app: App, call: Call) {
  const projectId = String(app.options.projectId);
  const auth = getAuth(app);
  const db = getFirestore(app);

  /** Signs someone new up with e-mail and password, as the browser does. */
  async function signUp(email = `${newWord()}@flexa.test`): Promise<Account> {
    // Only the sign-in answers a token of a project that is not the emulator's own.
    await callIdentity('signUp', email);
    return signIn(email);
  }

  async function signIn(email: string): Promise<Account> {
    const answer = await callIdentity('signInWithPassword', email);
    return { uid: answer.localId, email, token: answer.idToken };
  }

  /** Signs someone up and makes the profile. */
  async function newUser(name = 'Nora Lind'): Promise<Account> {
    const account = await signUp();
    const made = await call('POST', '/users', { token: account.token, body: { name } });
    if (made.status !== 201) throw new Error(`No profile was made: ${JSON.stringify(made.body)}`);
    return account;
  }

  /** As newUser, with an address that was proved. */
  async function newVerifiedUser(name?: string): Promise<Account> {
    const account = await newUser(name);
    await prove(account.uid);
    return account;
  }

  /** Notes that the address is the person's, as a code or a link does. */
  async function prove(uid: string): Promise<void> {
    await markProved(auth, await auth.getUser(uid));
  }

  /** An admin: by claim and, since the claim is there before the profile, in the profile too. */
  async function newAdmin(): Promise<Account> {
    const account = await signUp();
    await auth.setCustomUserClaims(account.uid, { admin: true });
    await call('POST', '/users', { token: account.token, body: { name: 'Ada Admin' } });
    return account;
  }

  /**
   * An account that signs in elsewhere. Unlike one with a password it has no moment before which its
   * tokens are void, so that a test can make one whose sign-in was long ago.
   */
  async function newForeignAccount(admin = false): Promise<Omit<Account, 'token'>> {
    const email = `${newWord()}@flexa.test`;
    const { uid } = await auth.createUser({ email });
    if (admin) await auth.setCustomUserClaims(uid, { admin: true });
    return { uid, email };
  }

  const tokenFor = (account: Omit<Account, 'token'>, options: TokenOptions = {}): string =>
    createToken(projectId, account, options);

  async function callIdentity(action: string, email: string) {
    const host = requireAddress('FIREBASE_AUTH_EMULATOR_HOST');
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        targetProjectId: projectId,
        email,
        password: PASSWORD,
        returnSecureToken: true,
      }),
    });
    if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
    return (await response.json()) as { localId: string; idToken: string };
  }

  return {
    auth,
    db,
    signUp,
    signIn,
    newUser,
    newVerifiedUser,
    prove,
    newAdmin,
    newForeignAccount,
    tokenFor,
  };
}

export interface TokenOptions {
  /** Seconds since the person signed in. */
  signedInAgo?: number;
  /** Seconds until the token runs out; below 0 it has. */
  expiresIn?: number;
  /** Another project than the one it is sent to. */
  project?: string;
  claims?: Record<string, unknown>;
}

/** A token like those of the Auth emulator: unsigned, and so any that a test needs. */
export function createToken(
  projectId: string,
  { uid, email }: { uid: string; email: string },
  { signedInAgo = 0, expiresIn = 3600, project = projectId, claims = {} }: TokenOptions = {},
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
