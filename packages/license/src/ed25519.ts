import { Point } from '@noble/ed25519';
import { hashSha512 } from './sha512.js';

/**
 * Width of the scalar's window: its digits are odd multiples of the point below half of this, so at
 * most 15.
 */
const WINDOW = 32;

/**
 * Verifies a signature by the strict rules of RFC 8032, as noble's `verify` does with `zip215:
 * false`. We don't use that one, because it first builds a table of 4,224 multiples of the base
 * point. The table pays off from the hundredth signature on, but a visual checks one key and would
 * wait for it.
 */
export function verifyEd25519(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  const encodedR = signature.subarray(0, 32);
  const { n: order } = Point.CURVE();
  const s = decodeNumber(signature.subarray(32));
  // A larger number would be a second signature of the same text.
  if (s >= order) return false;
  try {
    // Strict: each point has one encoding.
    const a = Point.fromBytes(publicKey);
    const r = Point.fromBytes(encodedR);
    // Such a public key takes signatures of texts that nobody has signed.
    if (a.isSmallOrder()) return false;
    const hash = hashSha512(encodedR, publicKey, message);
    const k = decodeNumber(hash) % order;
    // [8][s]B = [8]R + [8][k]A
    return addTerms([Point.BASE, s], [a.negate(), k]).subtract(r).clearCofactor().is0();
  } catch {
    return false;
  }
}

/** Sums points times numbers in one pass over all bits. Not for secret numbers. */
function addTerms(...terms: readonly (readonly [Point, bigint])[]): Point {
  const parts = terms.map(([point, scalar]) => ({
    multiples: listOddMultiples(point),
    digits: computeDigits(scalar),
  }));
  let sum = Point.ZERO;
  for (let i = Math.max(...parts.map(({ digits }) => digits.length)) - 1; i >= 0; i -= 1) {
    sum = sum.double();
    for (const { multiples, digits } of parts) {
      const digit = digits[i] ?? 0;
      const multiple = multiples[Math.abs(digit) >> 1];
      if (digit > 0 && multiple) sum = sum.add(multiple);
      if (digit < 0 && multiple) sum = sum.subtract(multiple);
    }
  }
  return sum;
}

/** 1, 3, 5 … 15 times a point. */
function listOddMultiples(point: Point): Point[] {
  const twice = point.double();
  const multiples = [point];
  for (let last = point; multiples.length < WINDOW / 4; multiples.push(last))
    last = last.add(twice);
  return multiples;
}

/** Splits a number into digits, lowest first: zero, or odd between -15 and 15 and followed by four zeros. */
function computeDigits(scalar: bigint): number[] {
  const digits: number[] = [];
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    let digit = 0;
    if (rest & 1n) {
      digit = Number(rest & 31n);
      if (digit > WINDOW / 2) digit -= WINDOW;
      rest -= BigInt(digit);
    }
    digits.push(digit);
  }
  return digits;
}

/** Bytes as a number, lowest first. */
function decodeNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}
