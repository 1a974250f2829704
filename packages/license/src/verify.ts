import {
  isLaterVersion,
  LICENSE_KEY_TYPE,
  computeLicenseEnd,
  parseLicenseClaims,
  type LicenseClaims,
} from './claims.js';
import { openJws, type KeyFault, type PublicKey } from './jws.js';
import { stripPastedKey } from './members.js';
import type { Revocations } from './revocations.js';
import type { LicenseState } from './state.js';

/** Result of checking a key, without a message. */
export interface LicenseVerdict {
  state: LicenseState;
  /** True if paid features may be used. */
  isLicensed: boolean;
  /** The key's claims; null if the key can't be trusted. */
  claims: LicenseClaims | null;
  /** End of the licence. */
  endsAt: Date | null;
  /** Days until the key stops working, rounded up. */
  daysLeft: number;
  /** Fault of a malformed key. */
  fault: KeyFault | null;
}

export interface VerifyOptions {
  /** Product that the key has to unlock; one of several is enough. */
  product: string | readonly string[];
  now: Date;
  /** The seller's public keys, including replaced ones. */
  keys: readonly PublicKey[];
  /** Revocation list shipped with this release of the visual. */
  revoked?: Revocations | undefined;
}

const LICENSED: readonly LicenseState[] = ['valid', 'trial', 'grace'];
const DAY = 24 * 60 * 60 * 1000;

/**
 * Checks a licence key, for a visual that has words of its own for every state. It takes no promise, no network, no
 * storage and no WebCrypto, and never throws on account of the key: a report may hold a number or an object where the
 * key should be.
 *
 * @throws RangeError where `now` isn't a date
 */
export function verifyLicense(
  key: unknown,
  { product, now, keys, revoked }: VerifyOptions,
): LicenseVerdict {
  if (Number.isNaN(now.getTime())) throw new RangeError('now is not a date');
  const judged = judge(key, product, keys, revoked);
  const { claims, fault } = judged;
  const endsAt = claims && new Date(computeLicenseEnd(claims) * 1000);
  const time = claims ? computeProvenTime(now, claims, revoked) : now.getTime();
  const daysLeft = claims ? Math.max(0, Math.ceil((claims.exp * 1000 - time) / DAY)) : 0;
  const state = judged.state ?? determineState(judged.claims, time);
  return { state, isLicensed: LICENSED.includes(state), claims, endsAt, daysLeft, fault };
}

type Judged =
  | { state: LicenseState; claims: LicenseClaims | null; fault: KeyFault | null }
  | { state: null; claims: LicenseClaims; fault: null };

/** Everything about a key but its time; a state of null leaves the rest to the time. */
function judge(
  key: unknown,
  product: VerifyOptions['product'],
  keys: readonly PublicKey[],
  revoked: Revocations | undefined,
): Judged {
  const text = typeof key === 'string' ? stripPastedKey(key) : key;
  if (text === undefined || text === null || text === '') {
    return { state: 'missing', claims: null, fault: null };
  }
  if (typeof text !== 'string') return { state: 'malformed', claims: null, fault: 'malformed' };
  const opened = openJws(text, LICENSE_KEY_TYPE, keys);
  if ('fault' in opened) return { state: 'malformed', claims: null, fault: opened.fault };
  const claims = parseLicenseClaims(opened.claims);
  if (!claims) {
    const fault = isLaterVersion(opened.claims) ? 'unknown-key' : 'malformed';
    return { state: 'malformed', claims: null, fault };
  }
  if (![product].flat().includes(claims.prd))
    return { state: 'wrong-product', claims, fault: null };
  if (revoked?.has(claims.jti)) {
    return { state: 'revoked', claims, fault: null };
  }
  return { state: null, claims, fault: null };
}

function determineState(claims: LicenseClaims, time: number): LicenseState {
  if (time >= claims.exp * 1000) return 'expired';
  if (claims.trl) return 'trial';
  return time >= computeLicenseEnd(claims) * 1000 ? 'grace' : 'valid';
}

/**
 * The time, as far as a clock that was set back can't hide it: it isn't before the key was made, nor
 * before the revocation list was.
 */
function computeProvenTime(
  now: Date,
  claims: LicenseClaims,
  revoked: Revocations | undefined,
): number {
  return Math.max(now.getTime(), claims.iat * 1000, revoked?.issuedAt.getTime() ?? 0);
}
