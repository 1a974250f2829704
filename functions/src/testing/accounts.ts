import { randomUUID } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { markProved } from '../platform/account';
import { requireAddress, type Call } from './requests';

export const PASSWORD = 'flexa-demo-1';

/** A person with a sign-in, and no profile until the API creates one. */
export interface Account {
  uid: string;
  email: string;
  token: string;
}

/** Returns a word that occurs nowhere in the database, to search for and to identify a test's people. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/**
 * Creates people in one project. The Auth emulator signs them in, the Admin SDK sets up and inspects their accounts,
 * and the API creates their profiles.
 */
export function createAccountHelpers(app: App, call: Call) {
  const projectId = String(app.options.projectId);
  const auth = getAuth(app);
  const db = getFirestore(app);

  /** Signs a new person up with e-mail and password, as the browser does. */
  async function signUp(email = `${newWord()}@flexa.test`): Promise<Account> {
    // For a project other than the emulator's own, only the sign-in returns a token.
    await callIdentity('signUp', email);
    return signIn(email);
  }

  async function signIn(email: string): Promise<Account> {
    const signedIn = await callIdentity('signInWithPassword', email);
    return { uid: signedIn.localId, email, token: signedIn.idToken };
  }

  /** Signs a person up and creates their profile. */
  async function newUser(name = 'Nora Lind'): Promise<Account> {
    const account = await signUp();
    const created = await call('POST', '/users', { token: account.token, body: { name } });
    if (created.status !== 201) {
      throw new Error(`No profile was created: ${JSON.stringify(created.body)}`);
    }
    return account;
  }

  /** Like newUser, with a proved address. */
  async function newVerifiedUser(name?: string): Promise<Account> {
    const account = await newUser(name);
    await prove(account.uid);
    return account;
  }

  /** Marks the address as the person's, as a code or a link does. */
  async function prove(uid: string): Promise<void> {
    await markProved(auth, await auth.getUser(uid));
  }

  /** Creates an admin. The claim comes before the profile, so both say so. */
  async function newAdmin(): Promise<Account> {
    const account = await signUp();
    await auth.setCustomUserClaims(account.uid, { admin: true });
    await call('POST', '/users', { token: account.token, body: { name: 'Ada Admin' } });
    return account;
  }

  /**
   * Creates an account without a password. No earlier tokens of it are void, so a test can create a token with an old
   * sign-in.
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
  /** Seconds until the token expires; negative if it has expired. */
  expiresIn?: number;
  /** A project other than the one that receives the token. */
  project?: string;
  claims?: Record<string, unknown>;
}

/** Creates an unsigned token like the Auth emulator's, with any content a test needs. */
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
