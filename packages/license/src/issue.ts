import { encodeBase64url } from './base64url.js';
import { DAY_SECONDS, GRACE_DAYS, type LicenseClaims } from './claims.js';
import { compareHashes, HASH_BYTES, hashOf } from './revocations.js';

/** A revocation list is to be fetched again after so many days, by those who can. */
const LIST_DAYS = 7;

export interface ReportKey {
  /** Id of the key. */
  jti: string;
  /** Who holds the licence: an opaque id. */
  sub: string;
  /** Id of the licence. */
  lic: string;
  /** What it is for. */
  prd: string;
  /** Seats. */
  qty: number;
  /** Name of the licensee. */
  nam: string;
  isTrial: boolean;
  issuedAt: Date;
  /** When the licence ends. */
  endsAt: Date;
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The claims of a key of version 2, to be signed. A trial's key ends with the trial. */
export function reportKeyClaims(key: ReportKey): LicenseClaims {
  const { jti, sub, lic, prd, qty, nam, isTrial, issuedAt, endsAt } = key;
  const grace = isTrial ? 0 : GRACE_DAYS * DAY_SECONDS;
  return {
    ...{ jti, sub, lic, prd, qty, nam },
    iat: secondsOf(issuedAt),
    exp: secondsOf(endsAt) + grace,
    v: 2,
    ...(isTrial && { trl: true }),
  };
}

export interface RevocationClaims {
  iat: number;
  exp: number;
  /** Sorted beginnings of the hashes, packed, base64url. */
  ids: string;
}

/** The claims of a list of these key ids (`jti`), to be signed. */
export function revocationClaims(keyIds: Iterable<string>, now: Date): RevocationClaims {
  const hashes = [...new Set(keyIds)].map(hashOf).sort(compareHashes);
  const packed = new Uint8Array(hashes.length * HASH_BYTES);
  hashes.forEach((hash, i) => packed.set(hash, i * HASH_BYTES));
  const iat = secondsOf(now);
  return { iat, exp: iat + LIST_DAYS * DAY_SECONDS, ids: encodeBase64url(packed) };
}

export { GRACE_DAYS, LICENSE_KEY_TYPE, parseLicenseClaims, type LicenseClaims } from './claims.js';
export { ALGORITHM } from './jws.js';
export { REVOCATIONS_TYPE } from './revocations.js';
