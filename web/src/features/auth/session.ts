import type { Auth, User as FirebaseUser } from 'firebase/auth';
import type { User } from '@flexa/contracts/users';
import { call, setTokenSource } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { loadAuth } from '@/lib/firebase';
import { forgetPerson } from '@/lib/sign-out';
import { local, session } from '@/lib/storage';
import { forgetReturnPath } from './return-path';
import { SIGNED_OUT, useSession, type Identity } from './session-store';

function readStoredUid(): string | null {
  return local.get('access_token') ? local.get('uid') : null;
}

const profileRequests = new Map<string, Promise<User>>();

/** Fetches a profile. Calls made meanwhile share one request. */
function fetchUser(uid: string): Promise<User> {
  const user =
    profileRequests.get(uid) ?? call('getUser', { uid }).finally(() => profileRequests.delete(uid));
  profileRequests.set(uid, user);
  return user;
}

/** Stores a profile from an answer of the API, unless it is another person's. */
export function setUser(user: User): void {
  if (useSession.getState().uid === user.uid) useSession.setState({ user });
}

/** Reloads the profile of the person who is signed in. */
export async function reloadUser(): Promise<void> {
  const { uid } = useSession.getState();
  if (uid) setUser(await call('getUser', { uid }));
}

/**
 * Returns the user of the stored token, and null for a visitor.
 *
 * @throws ApiError if the user can't be fetched; Error if a token is stored without its uid
 */
export async function loadUser(): Promise<User | null> {
  const uid = readStoredUid();
  if (!uid) {
    if (local.get('access_token')) throw new Error('The stored token has no uid');
    return null;
  }
  const cachedUser = useSession.getState().user;
  if (cachedUser?.uid === uid) return cachedUser;
  const user = await fetchUser(uid);
  setUser(user);
  if (useSession.getState().status === 'loading') useSession.setState({ status: 'signed-in' });
  if (authWatch) void resumeSession();
  return user;
}

/** Counts ended sessions: a sign-in begun before an end must not complete after it. */
let endings = 0;

/** Deletions of the account that are under way. */
let pendingDeletions = 0;
/** A deletion got no answer; if the session ends next, it was the cause. */
let mayHaveLeft = false;

/**
 * Deletes the account with `run`, then signs out. The server refuses other calls as soon as the account is
 * gone, perhaps before the deletion is answered, or if the answer is lost. Those refusals count as leaving too.
 */
export async function leaveAccount(run: () => Promise<void>): Promise<void> {
  pendingDeletions += 1;
  try {
    await run();
    await logOut();
  } catch (error) {
    mayHaveLeft = isUnanswered(error);
    throw error;
  } finally {
    pendingDeletions -= 1;
  }
}

/** Sign-out steps of docs/specification.md, section 4. */
export function endSession(reason: 'left' | 'expired'): void {
  const ended = pendingDeletions > 0 || mayHaveLeft ? 'left' : reason;
  mayHaveLeft = false;
  endings += 1;
  if (useSession.getState().status === 'signed-in') forgetReturnPath();
  local.remove('access_token', 'uid');
  session.remove('popupShown');
  forgetPerson();
  if (useSession.getState().status !== 'signed-out') useSession.setState({ ...SIGNED_OUT, ended });
}

/**
 * Signs out, of the identity service first: people who see that they are signed out and reload the page
 * must not be signed in again. The session ends even if the service can't be reached.
 */
export async function logOut(): Promise<void> {
  try {
    await signOutOfIdentity();
  } finally {
    endSession('left');
  }
}

async function signOutOfIdentity(): Promise<void> {
  const auth = await loadAuth();
  await auth.signOut();
}

/** Ends a session whose token could not be renewed. The page goes to /login at once. */
function expireSession(): void {
  endSession('expired');
  void signOutOfIdentity().catch(() => undefined);
}

/**
 * Returns true if a call got no answer: no connection, a slow one, or a reload cut it off. That says
 * nothing about the person, so a stored sign-in survives it.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return ['network', 'timeout', 'auth/network-request-failed'].includes(String(error.code));
}

/**
 * Sign-in steps of docs/specification.md, section 4. A failure signs out, unless a stored sign-in got no
 * answer.
 */
async function beginSession(user: FirebaseUser): Promise<void> {
  const endingsBefore = endings;
  const isStored = useSession.getState().uid === user.uid;
  let profile: User;
  try {
    const token = await user.getIdToken(true);
    if (endings !== endingsBefore) return;
    local.set('access_token', token);
    local.set('uid', user.uid);
    profile = await ensureProfile(user);
    if (endings !== endingsBefore) return;
  } catch (error) {
    if (!isStored || !isUnanswered(error)) await logOut();
    else {
      clearTimeout(retryTimer);
      retryTimer = setTimeout(() => void resumeSession(), PAUSE_MS);
    }
    throw error;
  }
  const { signIns } = useSession.getState();
  useSession.setState({
    status: 'signed-in',
    uid: user.uid,
    user: profile,
    identity: readIdentity(user),
    signIns: signIns + 1,
    ended: null,
  });
}

/** Returns the profile. Creates it if an earlier attempt was cut off. */
async function ensureProfile(user: FirebaseUser): Promise<User> {
  const cachedUser = useSession.getState().user;
  if (cachedUser?.uid === user.uid) return cachedUser;
  try {
    return await fetchUser(user.uid);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return createProfile(user);
  }
}

/** Creates the profile of a new sign-in, or reads the stored one, and makes it the current user. */
export async function createProfile(firebaseUser: FirebaseUser, name?: string): Promise<User> {
  const email = firebaseUser.email ?? '';
  const displayName = name ?? (firebaseUser.displayName || email.split('@')[0] || email);
  const token = await firebaseUser.getIdToken();
  const user = await call('createUser', { name: displayName, email }, { token });
  useSession.setState({ user });
  return user;
}

export function readIdentity(user: FirebaseUser): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    emailVerified: user.emailVerified,
    providers: user.providerData.map(({ providerId }) => providerId),
  };
}

let flow: Promise<unknown> = Promise.resolve();

/**
 * Runs a sign-in of several steps, and waits until the session has begun or ended.
 *
 * @throws the error that kept the session from beginning
 */
export async function runFlow<T>(action: (auth: Auth) => Promise<T>): Promise<T> {
  const run = watchAuth().then(action);
  flow = run.catch(() => undefined);
  const result = await run;
  lastFailure = undefined;
  await settleNext(await watchAuth()).catch(() => undefined);
  // The identity service may have reported the same change a moment earlier.
  if (lastFailure) throw (lastFailure as { error: unknown }).error;
  return result;
}

let authWatch: Promise<Auth> | undefined;
let lastUpdate: Promise<unknown> = Promise.resolve();
/** Error that kept the last session from beginning. */
let lastFailure: { error: unknown } | undefined;

/** Follows the identity service from now on, in this tab and in others. */
export function watchAuth(): Promise<Auth> {
  authWatch ??= Promise.all([loadAuth(), import('firebase/auth')]).then(([auth, sdk]) => {
    sdk.onIdTokenChanged(auth, () => void settleNext(auth).catch(() => undefined));
    return auth;
  });
  return authWatch;
}

/** Queues an update of the session, for the person who is signed in when its turn comes. */
function settleNext(auth: Auth): Promise<void> {
  const run = lastUpdate.then(() => flow).then(() => settleUser(auth.currentUser));
  lastUpdate = run.catch((error: unknown) => {
    lastFailure = { error };
  });
  return run;
}

async function settleUser(user: FirebaseUser | null): Promise<void> {
  const { status, uid, identity } = useSession.getState();
  // A stored token whose user was still loading has expired: nobody chose to leave.
  if (!user) return endSession(isRenewing || status === 'loading' ? 'expired' : 'left');
  if (status !== 'signed-in' || uid !== user.uid || !identity) return beginSession(user);
  const endingsBefore = endings;
  const token = await user.getIdToken();
  if (endings !== endingsBefore) return;
  local.set('access_token', token);
  useSession.setState({ identity: readIdentity(user) });
}

let tokenRequest: Promise<string | null> | undefined;
/**
 * True while a token is being renewed. If the account is disabled or gone, the identity service
 * signs out and reports that before the missing token, so it doesn't count as signing out by the
 * person.
 */
let isRenewing = false;

/** Fetches a new token from the identity service. Calls that fail together share one. */
function refreshToken(): Promise<string | null> {
  const endingsBefore = endings;
  tokenRequest ??= loadAuth()
    .then(async (auth) => {
      await auth.authStateReady();
      isRenewing = true;
      const token = (await auth.currentUser?.getIdToken(true)) ?? null;
      if (token && endings === endingsBefore) local.set('access_token', token);
      return token;
    })
    .finally(() => {
      tokenRequest = undefined;
      // The service's event is handled in this turn.
      setTimeout(() => (isRenewing = false));
    });
  return tokenRequest;
}

/** Starts the session. The app calls it once. */
export function startSession(): void {
  session.remove('popupShown');
  setTokenSource({
    current: () => local.get('access_token'),
    refresh: refreshToken,
    onUnauthorized: expireSession,
  });
  if (!local.get('access_token')) return;
  useSession.setState({ status: 'loading', uid: readStoredUid() });
  void loadUser().catch(() => undefined);
  window.addEventListener('online', () => void resumeSession());
}

const PAUSE_MS = 10_000;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Retries a stored sign-in that got no answer. */
async function resumeSession(): Promise<void> {
  const { uid, identity } = useSession.getState();
  if (!uid || identity) return;
  try {
    const auth = await watchAuth();
    // Before it has read its own store it reports nobody, which must not count as signing out.
    await auth.authStateReady();
    await settleNext(auth);
  } catch {
    // Still no answer. The timer and the next connection retry it.
  }
}
