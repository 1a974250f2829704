import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Platform } from './platform';

/**
 * Our custom claims on an account. No client can write them, every call reads them with the
 * account, and each ID token carries them to the security rules.
 */
interface AccountClaims {
  admin?: boolean;
  support?: boolean;
  /**
   * Addresses that the owner proved, oldest first; two during a move. Someone else set any other
   * address.
   */
  proved?: string[] | undefined;
  /** The account is being made its owner's alone, or that stopped half-way. */
  settling?: boolean | undefined;
  /** Id of the Microsoft account that the owner connected; a sign-in by any other is refused. */
  microsoft?: string | undefined;
  /** Second since 1970 until which the owner is connecting a Microsoft account. */
  connectingUntil?: number | undefined;
}

const MICROSOFT = 'microsoft.com';

/** The part of an account that says whose it is, which the identity service also hands to a blocking function. */
export interface AccountFacts extends Pick<UserRecord, 'emailVerified' | 'customClaims'> {
  readonly email?: string | undefined;
  readonly providerData: readonly { readonly providerId: string; readonly uid: string }[];
}

export function readClaims({ customClaims }: Pick<UserRecord, 'customClaims'>): AccountClaims {
  return customClaims ?? {};
}

/**
 * True for accounts that see other people's data. A mailbox alone must never be enough to sign in
 * to one.
 */
export function isStaffAccount(account: Pick<UserRecord, 'customClaims'>): boolean {
  const { admin, support } = readClaims(account);
  return admin === true || support === true;
}

/**
 * Ownership of an account. `proved`: only its owner has access. `unproved`: anyone may have signed
 * up with that address. `unsettled`: the identity service calls it verified, by a social sign-in or
 * a link of its own, either of which may have met someone else's unproved account. `settling`: a
 * take-over by its owner is under way. `moved`: its address was changed by someone who is not its
 * owner.
 */
export type Ownership = 'proved' | 'unproved' | 'unsettled' | 'settling' | 'moved';

export function deriveOwnership(account: AccountFacts): Ownership {
  const { proved = [], settling } = readClaims(account);
  if (settling) return 'settling';
  const isKnown = account.email !== undefined && proved.includes(account.email);
  if (proved.length > 0 && !isKnown) return 'moved';
  if (account.email === undefined || !account.emailVerified) return 'unproved';
  return isKnown ? 'proved' : 'unsettled';
}

/**
 * The address that goes back to the account: its owner proved it first, and someone else has changed it
 * since. Undefined while the account has an address that its owner proved.
 */
export function findAddressToRestore(account: UserRecord): string | undefined {
  const { proved = [] } = readClaims(account);
  return proved.includes(account.email ?? '') ? undefined : proved[0];
}

/** True if the account's address is known to be its owner's. */
export function isVerified(account: UserRecord): boolean {
  return deriveOwnership(account) === 'proved';
}

/** True if the ownership has to be settled before the caller gets an answer. */
export function isToSettle(account: UserRecord): boolean {
  return !['proved', 'unproved'].includes(deriveOwnership(account));
}

/** Ids of the providers of an account, but for its password and telephone. */
export function listSocialProviders({ providerData }: UserRecord): string[] {
  return providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== 'password' && id !== 'phone');
}

/** Returns the id of the Microsoft account that can sign in to the account. */
export function findMicrosoftId({
  providerData,
}: Pick<AccountFacts, 'providerData'>): string | undefined {
  return providerData.find(({ providerId }) => providerId === MICROSOFT)?.uid;
}

/**
 * Checks for a sign-in with a Microsoft account that the owner of a proved account has not connected. The
 * identity service adds one automatically if the addresses match.
 * See docs/decisions/a-microsoft-sign-in-proves-no-address.md.
 *
 * @param provider by which the person signed in, such as `microsoft.com` or `password`
 */
export function isForeignMicrosoft(account: AccountFacts, provider: string | undefined): boolean {
  if (provider !== MICROSOFT || deriveOwnership(account) !== 'proved') return false;
  const { microsoft } = readClaims(account);
  return microsoft === undefined || microsoft !== findMicrosoftId(account);
}

/** Checks whether the owner of the account is connecting a Microsoft account at this moment. */
export function isConnectingMicrosoft(account: AccountFacts, now: Date): boolean {
  const { connectingUntil = 0 } = readClaims(account);
  return connectingUntil > Math.floor(now.getTime() / 1000);
}

/** Returns the claim that keeps the Microsoft account by which the owner of an address has signed in. */
export function buildMicrosoftClaim(
  account: UserRecord,
  session: DecodedIdToken | undefined,
): Pick<AccountClaims, 'microsoft'> {
  const isByMicrosoft = session?.firebase.sign_in_provider === MICROSOFT;
  return isByMicrosoft ? { microsoft: findMicrosoftId(account) } : {};
}

/** Tries to change claims before it counts as failed. */
const TRIES_MAX = 5;

/** Changes some claims. The whole set is written, so what another change overwrote is written again. */
export async function changeClaims(auth: Auth, uid: string, changes: AccountClaims): Promise<void> {
  const wanted = JSON.stringify(changes);
  for (let tries = 1; ; tries += 1) {
    const { customClaims } = await auth.getUser(uid);
    await auth.setCustomUserClaims(uid, { ...customClaims, ...changes });
    const stored = readClaims(await auth.getUser(uid));
    const names = Object.keys(changes) as (keyof AccountClaims)[];
    const found = Object.fromEntries(names.map((name) => [name, stored[name]]));
    if (JSON.stringify(found) === wanted) return;
    if (tries >= TRIES_MAX) throw new Error(`The claims of ${uid} changed again and again`);
  }
}

/**
 * Notes that the address of an account is its owner's. The claim comes first: where it stops in between the
 * account is unproved as before, and not verified by nobody knows whom.
 *
 * @param session the sign-in of the owner, which keeps its Microsoft account
 */
export async function markProved(auth: Auth, account: UserRecord, session?: DecodedIdToken) {
  const { uid, email, emailVerified } = account;
  if (email === undefined) throw new Error(`${uid} has no address to prove`);
  await changeClaims(auth, uid, { proved: [email], ...buildMicrosoftClaim(account, session) });
  if (!emailVerified) await auth.updateUser(uid, { emailVerified: true });
}

/** The second, since 1970, before which sign-ins no longer count; 0 where all do. */
export function readValidSince({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}

/** Ends all sign-ins; answers the second since which new ones count, for users/{uid}.validSince. */
export async function revokeTokens(auth: Auth, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid);
  return readValidSince(await auth.getUser(uid));
}

/**
 * A token to sign in with. It can't be revoked before it is used, so it says since when sign-ins counted as
 * it was made (`since`): anyone who keeps one over the end of all sign-ins has kept nothing. It can be used for
 * an hour, so it says when the person proved who they are (`at`): a sign-in by a token that was kept is not fresh.
 */
export async function createSignInToken(
  { auth, clock }: Pick<Platform, 'auth' | 'clock'>,
  account: UserRecord,
  claims: Record<string, boolean> = {},
): Promise<string> {
  const at = Math.floor(clock().getTime() / 1000);
  return auth.createCustomToken(account.uid, { ...claims, since: readValidSince(account), at });
}

/** The second from which the sign-in of a token counts. */
export const readSince = (token: DecodedIdToken): number => capSignInTime(token, token['since']);

/** When the person of a token proved who they are. */
export const readSignInTime = (token: DecodedIdToken): Date =>
  new Date(capSignInTime(token, token['at']) * 1000);

function capSignInTime({ auth_time: signedIn }: DecodedIdToken, second: unknown): number {
  return typeof second === 'number' ? Math.min(signedIn, second) : signedIn;
}
