import { encodeBase64url } from './base64url.js';
import { DAY_SECONDS, GRACE_DAYS, KEY_VERSION, type LicenseClaims } from './claims.js';
import { COUNTS_BYTES, HASH_BYTES, hashKeyId, LIST_VERSION, hashRows } from './revocations.js';

/** Those who can fetch a list again do so after this many days. */
const LIST_DAYS = 7;

export interface ReportKey {
  /** Id of the key. */
  jti: string;
  /** Holder of the licence: an opaque id. */
  sub: string;
  /** Id of the licence. */
  lic: string;
  /** Product that the key unlocks. */
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

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Returns the claims of a key, to be signed. A trial's key ends with the trial. */
export function createKeyClaims(key: ReportKey): LicenseClaims {
  const { jti, sub, lic, prd, qty, nam, isTrial, issuedAt, endsAt } = key;
  const grace = isTrial ? 0 : GRACE_DAYS * DAY_SECONDS;
  return {
    jti,
    sub,
    lic,
    prd,
    qty,
    nam,
    iat: toSeconds(issuedAt),
    exp: toSeconds(endsAt) + grace,
    v: KEY_VERSION,
    ...(isTrial && { trl: true }),
  };
}

export interface RevocationList {
  /** To be signed; `sum` is the hash of the rows. */
  claims: { iat: number; exp: number; v: typeof LIST_VERSION; sum: string };
  /** To be added to the signed text after a point. */
  rows: string;
}

/** Makes a revocation list of these key ids (`jti`): `${await sign(claims)}.${rows}`. */
export function createRevocationList(keyIds: readonly string[], now: Date): RevocationList {
  const bytes = packRows(sortHashes(keyIds));
  const iat = toSeconds(now);
  return {
    claims: { iat, exp: iat + LIST_DAYS * DAY_SECONDS, v: LIST_VERSION, sum: hashRows(bytes) },
    rows: encodeBase64url(bytes),
  };
}

/** Hashes of the ids as numbers, each once; a million of them take 8 MB. */
function sortHashes(keyIds: readonly string[]): BigUint64Array {
  const hashes = new BigUint64Array(keyIds.length);
  keyIds.forEach((id, i) => {
    const { buffer, byteOffset } = hashKeyId(id);
    hashes[i] = new DataView(buffer, byteOffset).getBigUint64(0);
  });
  return hashes.sort().filter((hash, i) => hash !== hashes[i - 1]);
}

function packRows(hashes: BigUint64Array): Uint8Array {
  const rows = new Uint8Array(COUNTS_BYTES + hashes.length * (HASH_BYTES - 1));
  const counts = new Uint16Array(256);
  const hash = new Uint8Array(HASH_BYTES);
  const view = new DataView(hash.buffer);
  hashes.forEach((value, i) => {
    view.setBigUint64(0, value);
    const [first = 0] = hash;
    counts[first] = (counts[first] ?? 0) + 1;
    rows.set(hash.subarray(1), COUNTS_BYTES + i * (HASH_BYTES - 1));
  });
  counts.forEach((count, i) => rows.set([count >> 8, count], i * 2));
  return rows;
}

export { GRACE_DAYS, LICENSE_KEY_TYPE, parseLicenseClaims, type LicenseClaims } from './claims.js';
export { ALGORITHM } from './jws.js';
export { REVOCATIONS_TYPE } from './revocations.js';
