import { binaryOf, encodeBase64url } from './base64url.js';
import { DAY_SECONDS, GRACE_DAYS, type LicenseClaims } from './claims.js';
import { COUNTS_BYTES, HASH_BYTES, hashOf, sumOf } from './revocations.js';

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
    jti,
    sub,
    lic,
    prd,
    qty,
    nam,
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

function sortedHashes(keyIds: Iterable<string>): Uint8Array[] {
  const hashes = new Map([...keyIds].map((id) => hashOf(id)).map((hash) => [binaryOf(hash), hash]));
  return [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash);
}

function timesOf(now: Date) {
  const iat = secondsOf(now);
  return { iat, exp: iat + LIST_DAYS * DAY_SECONDS };
}

/** The claims of a list of version 1 of these key ids (`jti`), to be signed. */
export function revocationClaims(keyIds: Iterable<string>, now: Date): RevocationClaims {
  const hashes = sortedHashes(keyIds);
  const packed = new Uint8Array(hashes.length * HASH_BYTES);
  hashes.forEach((hash, i) => packed.set(hash, i * HASH_BYTES));
  return { ...timesOf(now), ids: encodeBase64url(packed) };
}

export interface RevocationList {
  /** To be signed; `sum` is the hash of the ids. */
  claims: { iat: number; exp: number; v: 2; sum: string };
  /** To be added to the signed text after a point. */
  ids: string;
}

/** A list of version 2, two thirds as long: `${await sign(claims)}.${ids}`. */
export function revocationList(keyIds: Iterable<string>, now: Date): RevocationList {
  const hashes = sortedHashes(keyIds);
  const width = HASH_BYTES - 1;
  const bytes = new Uint8Array(COUNTS_BYTES + hashes.length * width);
  const counts = new Uint16Array(256);
  hashes.forEach((hash, i) => {
    const first = hash[0] ?? 0;
    counts[first] = (counts[first] ?? 0) + 1;
    bytes.set(hash.subarray(1), COUNTS_BYTES + i * width);
  });
  counts.forEach((count, i) => bytes.set([count >> 8, count], i * 2));
  return {
    claims: { ...timesOf(now), v: 2, sum: sumOf(bytes) },
    ids: encodeBase64url(bytes),
  };
}

export { GRACE_DAYS, LICENSE_KEY_TYPE, parseLicenseClaims, type LicenseClaims } from './claims.js';
export { ALGORITHM } from './jws.js';
export { REVOCATIONS_TYPE } from './revocations.js';
