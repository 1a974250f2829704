import { encodeBinary, decodeBase64url, encodeBase64url } from './base64url.js';
import { openJws, type PublicKey } from './jws.js';
import { hashSha512 } from './sha512.js';

/** `typ` in the header of a revocation list. */
export const REVOCATIONS_TYPE = 'license-revocations+jwt';

/** Version of the format of lists (claim `v`). */
export const LIST_VERSION = 1;

/** Bytes kept of each key id's SHA-512, the hash that signatures need anyway. */
export const HASH_BYTES = 8;
/** How many hashes begin with each of the 256 bytes, two bytes each. */
export const COUNTS_BYTES = 512;

/** A verified revocation list. */
export interface Revocations {
  /** When it was made. */
  issuedAt: Date;
  /** When a visual that is online should have fetched the next one. */
  staleAt: Date;
  has(keyId: string): boolean;
}

export const hashKeyId = (keyId: string) =>
  hashSha512(new TextEncoder().encode(keyId)).subarray(0, HASH_BYTES);

/** Computes the hash of the rows, which the signed claims contain. */
export const hashRows = (rows: Uint8Array) => encodeBase64url(hashSha512(rows));

/**
 * Returns the list in a signed text, or undefined for anything that isn't one of ours. Read it once
 * and keep it. A list past its time still counts: what was revoked stays revoked.
 */
export function readRevocations(
  text: unknown,
  keys: readonly PublicKey[],
): Revocations | undefined {
  const parts = typeof text === 'string' ? text.trim().split('.') : [];
  const rows = parts.splice(3).join('.');
  const opened = openJws(parts.join('.'), REVOCATIONS_TYPE, keys);
  if ('fault' in opened) return undefined;
  const { iat, exp, v, sum } = opened.claims;
  if (typeof iat !== 'number' || typeof exp !== 'number' || v !== LIST_VERSION) return undefined;
  const hashes = readRows(rows, sum);
  if (!hashes) return undefined;
  return {
    issuedAt: new Date(iat * 1000),
    staleAt: new Date(exp * 1000),
    has: (keyId) => hashes.has(encodeBinary(hashKeyId(keyId))),
  };
}

/**
 * Reads the rows, which lie beside the signed text so that they are encoded in base64url once and
 * not twice: how many hashes begin with each byte, then what follows that byte in each.
 */
function readRows(rows: string, sum: unknown): Set<string> | undefined {
  const bytes = decodeBase64url(rows);
  if (!bytes || hashRows(bytes) !== sum) return undefined;
  const rest = encodeBinary(bytes);
  const hashes = new Set<string>();
  let from = COUNTS_BYTES;
  for (let first = 0; first < 256; first++) {
    const [high = 0, low = 0] = bytes.subarray(first * 2);
    for (let left = high * 256 + low; left > 0; left--) {
      hashes.add(String.fromCharCode(first) + rest.slice(from, (from += HASH_BYTES - 1)));
    }
  }
  return hashes;
}
