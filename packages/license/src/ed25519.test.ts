import { getPublicKey, hashes, Point, sign, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { createRandom, runs, SEED } from '@flexa/testing/sample';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { verifyEd25519 } from './ed25519.js';

const { n: ORDER, p: PRIME } = Point.CURVE();
const PAIRS = runs(400, 60);
const random = createRandom(SEED);

hashes.sha512 = sha512;

afterEach(() => vi.restoreAllMocks());

type Signed = readonly [signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array];

const generateBytes = (count: number) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
const encodeLittleEndian = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
const decodeNumber = (all: Uint8Array) =>
  all.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
const joinBytes = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function signRandomMessage(): Signed {
  const secret = generateBytes(32);
  const message = generateBytes(Math.floor(random() * 600));
  return [sign(message, secret), message, getPublicKey(secret)];
}

/** With one bit turned over, somewhere. */
function flipBit(all: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(all);
  const at = Math.floor(random() * copy.length);
  copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return copy;
}

/** Verifies with noble under the same strict rules. */
const verifyWithNoble = ([signature, message, publicKey]: Signed) => {
  try {
    return verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
};

describe('decides as noble does', () => {
  test(`on ${PAIRS} signatures that are good`, () => {
    for (let i = 0; i < PAIRS; i += 1) {
      const good = signRandomMessage();
      expect([verifyWithNoble(good), verifyEd25519(...good)]).toEqual([true, true]);
    }
  }, 120_000);

  test(`on ${PAIRS} with a bit turned over, in the signature, the text or the public key`, () => {
    for (let i = 0; i < PAIRS; i += 1) {
      const [signature, message, publicKey] = signRandomMessage();
      const bad: Signed[] = [
        [flipBit(signature), message, publicKey],
        [signature, flipBit(joinBytes(message, generateBytes(1))), publicKey],
        [signature, message, flipBit(publicKey)],
      ];
      for (const one of bad)
        expect([verifyWithNoble(one), verifyEd25519(...one)]).toEqual([false, false]);
    }
  }, 120_000);

  test('on bytes of chance and wrong lengths', () => {
    for (let i = 0; i < PAIRS; i += 1) {
      const one: Signed = [generateBytes(64), generateBytes(20), generateBytes(32)];
      expect(verifyEd25519(...one)).toBe(verifyWithNoble(one));
    }
    const [signature, message, publicKey] = signRandomMessage();
    for (const length of [0, 31, 63]) {
      expect(verifyEd25519(signature.subarray(0, length), message, publicKey)).toBe(false);
      expect(verifyEd25519(signature, message, publicKey.subarray(0, length % 32))).toBe(false);
    }
  });

  test('on numbers at the edges of the order', () => {
    const [signature, message, publicKey] = signRandomMessage();
    const s = decodeNumber(signature.subarray(32));
    const edges = [0n, 1n, 2n, 15n, 16n, 17n, 31n, ORDER - 1n, ORDER, ORDER + 1n, s + ORDER];
    for (const edge of [...edges, (1n << 253n) - 1n, (1n << 255n) - 1n, (1n << 256n) - 1n]) {
      const one: Signed = [
        joinBytes(signature.subarray(0, 32), encodeLittleEndian(edge)),
        message,
        publicKey,
      ];
      expect([verifyWithNoble(one), verifyEd25519(...one)]).toEqual([false, false]);
    }
  });

  test('on points of small order, points with a part of small order, and second ways to write a point', () => {
    const torsion = pointOfOrderEight();
    const multiples = Array.from({ length: 8 }, (_, i) => torsion.multiplyUnsafe(BigInt(i)));
    const verdicts = new Set<boolean>();
    for (const ofKey of multiples) {
      for (const ofSignature of multiples) {
        for (const secret of [0n, 1n, decodeNumber(generateBytes(31))]) {
          const one = signWithTorsion(secret, ofKey, ofSignature);
          expect(verifyEd25519(...one)).toBe(verifyWithNoble(one));
          verdicts.add(verifyWithNoble(one));
        }
      }
    }
    // The rules take some of these and refuse others: both were seen.
    expect(verdicts.size).toBe(2);
    const spare = [PRIME, PRIME + 1n, PRIME + 3n].flatMap((y) => [y, y | (1n << 255n)]);
    for (const y of [0n, 1n, PRIME - 1n, 1n | (1n << 255n), ...spare]) {
      const [signature, message, publicKey] = signRandomMessage();
      const point = encodeLittleEndian(y);
      const cases: Signed[] = [
        [joinBytes(point, signature.subarray(32)), message, publicKey],
        [joinBytes(point, encodeLittleEndian(0n)), message, publicKey],
        [signature, message, point],
        [joinBytes(point, encodeLittleEndian(0n)), message, point],
      ];
      for (const one of cases) {
        expect(verifyEd25519(...one)).toBe(verifyWithNoble(one));
      }
    }
  });
});

test('a first signature is verified without a table of the base point', () => {
  // Test 3 of RFC 8032: always the same points, so always as many steps.
  const parseHex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
  const publicKey = parseHex('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025');
  const signature = parseHex(
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
      '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  );
  const added = vi.spyOn(Point.prototype, 'add');
  const doubled = vi.spyOn(Point.prototype, 'double');
  expect(verifyEd25519(signature, parseHex('af82'), publicKey)).toBe(true);
  expect(added.mock.calls.length + doubled.mock.calls.length).toBeLessThan(400);
});

test('a list of a million revoked keys is not too long to verify', () => {
  const secret = generateBytes(32);
  const message = new Uint8Array(10_000_000);
  const signature = sign(message, secret);
  expect(verifyEd25519(signature, message, getPublicKey(secret))).toBe(true);
}, 60_000);

/** Not a point anybody signs with: eight times it is nothing. */
function pointOfOrderEight(): Point {
  for (let y = 2n; ; y += 1n) {
    const torsion = multiplyByOrder(encodeLittleEndian(y));
    if (torsion && !torsion.multiplyUnsafe(4n).is0()) return torsion;
  }
}

function multiplyByOrder(encoded: Uint8Array): Point | undefined {
  try {
    const point = Point.fromBytes(encoded);
    return point.multiplyUnsafe(ORDER - 1n).add(point);
  } catch {
    return undefined;
  }
}

/** A signature that holds but for the parts of small order in its public key and in itself. */
function signWithTorsion(secret: bigint, ofKey: Point, ofSignature: Point): Signed {
  const message = generateBytes(10);
  const nonce = decodeNumber(generateBytes(31));
  const publicKey = Point.BASE.multiplyUnsafe(secret).add(ofKey).toBytes();
  const point = Point.BASE.multiplyUnsafe(nonce).add(ofSignature).toBytes();
  const k = decodeNumber(sha512(joinBytes(point, publicKey, message))) % ORDER;
  return [joinBytes(point, encodeLittleEndian((nonce + k * secret) % ORDER)), message, publicKey];
}
