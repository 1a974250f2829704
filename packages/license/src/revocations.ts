import { sha512 } from '@noble/hashes/sha2.js';
import { binaryOf, decodeBase64url, encodeBase64url } from './base64url.js';
import { openJws, type PublicKey } from './jws.js';

/** The `typ` in the header of a revocation list. */
export const REVOCATIONS_TYPE = 'license-revocations+jwt';

/** Of each key id's SHA-512, the hash that signatures need anyway, so many bytes are kept. */
export const HASH_BYTES = 8;
/** Of version 2: how many hashes begin with each of the 256 bytes, two bytes each. */
export const COUNTS_BYTES = 512;
/** More than 800,000 keys, in characters. */
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

/** What of the rows is signed. */
export const sumOf = (bytes: Uint8Array) => encodeBase64url(sha512(bytes));

/**
 * The list in a signed text, or undefined where it isn't one of ours. Read it once and keep it. A
 * list past its time still counts: what was revoked stays revoked.
 */
export function readRevocations(text: string, keys: readonly PublicKey[]): Revocations | undefined {
  const parts = text.trim().split('.');
  const rows = parts.splice(3).join('.');
  const opened = openJws(parts.join('.'), REVOCATIONS_TYPE, keys, LONGEST_LIST);
  if ('fault' in opened) return undefined;
  const { iat, exp, ids, v, sum } = opened.claims;
  const hashes = v === 2 ? hashesBeside(rows, sum) : rows === '' ? hashesWithin(ids) : undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number' || !hashes) return undefined;
  return {
    issuedAt: new Date(iat * 1000),
    staleAt: new Date(exp * 1000),
    has: (keyId) => hashes.has(binaryOf(hashOf(keyId))),
  };
}

/** Of version 1: one after the other, within what is signed. */
function hashesWithin(ids: unknown): Set<string> | undefined {
  if (typeof ids !== 'string') return undefined;
  const bytes = ids === '' ? new Uint8Array() : decodeBase64url(ids);
  if (!bytes || bytes.length % HASH_BYTES !== 0) return undefined;
  return new Set(binaryOf(bytes).match(/[^]{8}/g));
}

/**
 * Of version 2: beside what is signed, which holds the hash of it, so that it is base64url once and not
 * twice. How many hashes begin with each byte, then what follows that byte in each.
 */
function hashesBeside(rows: string, sum: unknown): Set<string> | undefined {
  const bytes = decodeBase64url(rows);
  if (!bytes || sumOf(bytes) !== sum) return undefined;
  const rest = binaryOf(bytes);
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
