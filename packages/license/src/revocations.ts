import { sha512 } from '@noble/hashes/sha2.js';
import { decodeBase64url } from './base64url.js';
import { openJws, type PublicKey } from './jws.js';

/** The `typ` in the header of a revocation list. */
export const REVOCATIONS_TYPE = 'license-revocations+jwt';

/** Of each key id's SHA-512, the hash that signatures need anyway, so many bytes are kept. */
export const HASH_BYTES = 8;
/** More than a million keys, in characters. */
const LONGEST_LIST = 12_000_000;

/** A list that was verified. */
export interface Revocations {
  /** When it was made. */
  issuedAt: Date;
  /** When a visual that is online should have fetched the next one. */
  staleAt: Date;
  has(keyId: string): boolean;
}

export const hashOf = (keyId: string) =>
  sha512(new TextEncoder().encode(keyId)).subarray(0, HASH_BYTES);

export function compareHashes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < HASH_BYTES; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The list in a signed text, or undefined where it isn't one of ours. Read it once and keep it. A
 * list past its time still counts: what was revoked stays revoked.
 */
export function readRevocations(text: string, keys: readonly PublicKey[]): Revocations | undefined {
  const opened = openJws(text.trim(), REVOCATIONS_TYPE, keys, LONGEST_LIST);
  if ('fault' in opened) return undefined;
  const { iat, exp, ids } = opened.claims;
  if (typeof iat !== 'number' || typeof exp !== 'number' || typeof ids !== 'string') {
    return undefined;
  }
  const packed = ids === '' ? new Uint8Array() : decodeBase64url(ids);
  if (!packed || packed.length % HASH_BYTES !== 0) return undefined;
  return {
    issuedAt: new Date(iat * 1000),
    staleAt: new Date(exp * 1000),
    has: (keyId) => holds(packed, hashOf(keyId)),
  };
}

/** Binary search in the sorted hashes. */
function holds(packed: Uint8Array, hash: Uint8Array): boolean {
  let low = 0;
  let high = packed.length / HASH_BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareHashes(
      packed.subarray(middle * HASH_BYTES, (middle + 1) * HASH_BYTES),
      hash,
    );
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
