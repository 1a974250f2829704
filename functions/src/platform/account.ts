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
   * Addresses that the owner proved, oldest first; two during a move. Any other address was set by
   * someone else.
   */
  proved?: string[] | undefined;
  /** True while a take-over makes the account its owner's alone, also after one that crashed. */
  settling?: boolean | undefined;
  /** Id of the Microsoft account that the owner connected; a sign-in by any other is refused. */
  microsoft?: string | undefined;
  /** Unix time in seconds until which the owner may connect a Microsoft account. */
  connectingUntil?: number | undefined;
}

const MICROSOFT = 'microsoft.com';

/** Fields of an account that decide its ownership. Blocking functions get them too. */
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
 * up with that address. `unsettled`: the identity service marked it verified after a social sign-in
 * or its own link, either of which may have joined someone else's unproved account. `settling`: a
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
 * Returns the address to restore after someone else has changed it: the first one that the owner proved. Undefined
 * while the account has an address that its owner proved.
 */
export function findAddressToRestore(account: UserRecord): string | undefined {
  const { proved = [] } = readClaims(account);
  return proved.includes(account.email ?? '') ? undefined : proved[0];
}

/** True if the account's address is known to be its owner's. */
export function isVerified(account: UserRecord): boolean {
  return deriveOwnership(account) === 'proved';
}

/** True if the ownership must be settled before the call continues. */
export function isSettlementDue(account: UserRecord): boolean {
  return !['proved', 'unproved'].includes(deriveOwnership(account));
}

/** Returns the ids of an account's providers, except password and phone. */
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
 * @param provider used for the sign-in, such as `microsoft.com` or `password`
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

/** Returns the claim that keeps the Microsoft account with which the owner of an address signed in. */
export function buildMicrosoftClaim(
  account: UserRecord,
  session: DecodedIdToken | undefined,
): Pick<AccountClaims, 'microsoft'> {
  const isByMicrosoft = session?.firebase.sign_in_provider === MICROSOFT;
  return isByMicrosoft ? { microsoft: findMicrosoftId(account) } : {};
}

/** Attempts to change claims. */
const MAX_ATTEMPTS = 5;

/** Changes some claims. The SDK writes the whole set, so we retry if a concurrent change overwrote ours. */
export async function changeClaims(auth: Auth, uid: string, changes: AccountClaims): Promise<void> {
  const wanted = JSON.stringify(changes);
  for (let tries = 1; ; tries += 1) {
    const { customClaims } = await auth.getUser(uid);
    await auth.setCustomUserClaims(uid, { ...customClaims, ...changes });
    const stored = readClaims(await auth.getUser(uid));
    const names = Object.keys(changes) as (keyof AccountClaims)[];
    const found = Object.fromEntries(names.map((name) => [name, stored[name]]));
    if (JSON.stringify(found) === wanted) return;
    if (tries >= MAX_ATTEMPTS) throw new Error(`The claims of ${uid} changed again and again`);
  }
}

/**
 * Records that the address of an account is its owner's. Writes the claim first: after a crash in between the account
 * is still unproved, and not verified by an unknown person.
 *
 * @param session the owner's sign-in, whose Microsoft account stays connected
 */
export async function markProved(auth: Auth, account: UserRecord, session?: DecodedIdToken) {
  const { uid, email, emailVerified } = account;
  if (email === undefined) throw new Error(`${uid} has no address to prove`);
  await changeClaims(auth, uid, { proved: [email], ...buildMicrosoftClaim(account, session) });
  if (!emailVerified) await auth.updateUser(uid, { emailVerified: true });
}

/** Returns the Unix time in seconds before which sign-ins are void; 0 if all are valid. */
export function readValidSince({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}

/** Ends all sign-ins. Returns the Unix time in seconds from which new ones are valid, for users/{uid}.validSince. */
export async function revokeTokens(auth: Auth, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid);
  return readValidSince(await auth.getUser(uid));
}

/**
 * Creates a token to sign in with. A token can't be revoked before its use, so it contains `since`, the account's
 * `validSince` at this moment: ending all sign-ins makes it useless. It works for an hour, so it also contains `at`, the
 * time of the proof: a sign-in with an old token is not fresh.
 */
export async function createSignInToken(
  { auth, clock }: Pick<Platform, 'auth' | 'clock'>,
  account: UserRecord,
  claims: Record<string, boolean> = {},
): Promise<string> {
  const at = Math.floor(clock().getTime() / 1000);
  return auth.createCustomToken(account.uid, { ...claims, since: readValidSince(account), at });
}

/** Returns the Unix time in seconds from which the sign-in of a token counts. */
export const readSince = (token: DecodedIdToken): number => capSignInTime(token, token['since']);

/** Returns the time at which the person of a token proved their identity. */
export const readSignInTime = (token: DecodedIdToken): Date =>
  new Date(capSignInTime(token, token['at']) * 1000);

function capSignInTime({ auth_time: signedIn }: DecodedIdToken, second: unknown): number {
  return typeof second === 'number' ? Math.min(signedIn, second) : signedIn;
}
