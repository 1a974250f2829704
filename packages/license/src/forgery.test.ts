import { createHmac } from 'node:crypto';
import { Point } from '@noble/ed25519';
import { describe, expect, test } from 'vitest';
import { generateForgeries } from '@flexa/testing/forgery';
import { runs, SEED } from '@flexa/testing/sample';
import { checkLicense } from './check.js';
import { createKeyClaims } from './issue.js';
import { ENDS, ISSUED, createSigner, encodePart, signJws } from './testing/keys.js';

const FORGED = runs(10_000, 500);

const seller = createSigner('2026-a');
const stranger = createSigner('2026-a');
const CLAIMS = createKeyClaims({
  jti: 'key-1',
  sub: 'nora',
  lic: 'cs_test_1-suite',
  prd: 'charts',
  qty: 25,
  nam: 'Nora',
  isTrial: false,
  issuedAt: ISSUED,
  endsAt: ENDS,
});
const HEADER = { alg: 'EdDSA', kid: '2026-a', typ: 'license+jwt' };
const GOOD = signJws(seller, CLAIMS);
const [HEAD = '', BODY = '', TAIL = ''] = GOOD.split('.');
const SIGNATURE = Buffer.from(TAIL, 'base64url');

const checkState = (key: string, publicKey = seller.publicKey) =>
  checkLicense(key, { product: 'charts', now: ISSUED, keys: [publicKey] });
const appendSignature = (bytes: Uint8Array) =>
  `${HEAD}.${BODY}.${Buffer.from(bytes).toString('base64url')}`;

/** Order of the group, and the field's prime: what S and coordinates must stay below. */
const ORDER = Point.CURVE().n;
const PRIME = Point.CURVE().p;

function encodeLittleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
}
function decodeNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

test('the key all others are forged from is good', () => {
  expect(checkState(GOOD).state).toBe('valid');
});

describe('refused', () => {
  const forgeHmac = (secret: string | Buffer) => {
    const text = `${encodePart({ ...HEADER, alg: 'HS256' })}.${BODY}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const signHeader = (changes: object) => signJws(seller, CLAIMS, { ...HEADER, ...changes });
  const raw = JSON.stringify(CLAIMS);

  test.each<[string, string]>([
    ['alg none', `${encodePart({ ...HEADER, alg: 'none' })}.${BODY}.`],
    ['alg none with a signature', `${encodePart({ ...HEADER, alg: 'none' })}.${BODY}.${TAIL}`],
    ['alg of a secret, the public key as the secret', forgeHmac(seller.publicKey.x)],
    ['alg of a secret, its bytes', forgeHmac(Buffer.from(seller.publicKey.x, 'base64url'))],
    ['alg ES256', signHeader({ alg: 'ES256' })],
    ['alg in other letters', signHeader({ alg: 'eddsa' })],
    ['alg Ed25519', signHeader({ alg: 'Ed25519' })],
    ['no alg', signJws(seller, CLAIMS, { kid: '2026-a', typ: 'license+jwt' })],
    ['alg a list', signHeader({ alg: ['EdDSA'] })],
    ['another kid', signHeader({ kid: '2026-b' })],
    ['kid of a prototype', signHeader({ kid: '__proto__' })],
    ['kid a number', signHeader({ kid: 0 })],
    ['another typ', signHeader({ typ: 'JWT' })],
    ['a key in the header', signHeader({ jwk: seller.publicKey })],
    ['an address in the header', signHeader({ jku: 'https://example.com/keys' })],
    ['a critical extension', signHeader({ crit: ['exp'] })],
    ['the payload left plain', signHeader({ b64: false })],
    ['a stranger’s signature', signJws(stranger, CLAIMS)],
    ['a claim twice', signJws(seller, raw.replace('"qty":25', '"qty":25,"qty":99'))],
    ['a claim twice, written otherwise', signJws(seller, raw.replace('{', '{"\\u0070rd":"x",'))],
    ['a header member twice', signJws(seller, CLAIMS, '{"alg":"none","alg":"EdDSA"}')],
    ['blanks in the claims', signJws(seller, JSON.stringify(CLAIMS, null, 1))],
    ['a number written otherwise', signJws(seller, raw.replace('"qty":25', '"qty":2.5e1'))],
    ['claims a list', signJws(seller, [CLAIMS])],
    ['claims null', signJws(seller, null)],
    ['claims no JSON', signJws(seller, '{')],
    [
      'bytes that are no text',
      `${HEAD}.${Buffer.from([0x7b, 0xff, 0x7d]).toString('base64url')}.${TAIL}`,
    ],
    ['a mark of byte order', signJws(seller, `\ufeff${raw}`)],
    ['padding', `${GOOD}=`],
    ['padding in the middle', `${HEAD}=.${BODY}.${TAIL}`],
    ['the other alphabet', signJws(seller, { ...CLAIMS, nam: '???>>>' }).replace(/[-_]/, '+')],
    ['a part more', `${GOOD}.${TAIL}`],
    ['a part less', `${HEAD}.${BODY}`],
    ['five parts', `${HEAD}..${BODY}..${TAIL}`],
    ['no signature', `${HEAD}.${BODY}.`],
    ['a signature of 63 bytes', appendSignature(SIGNATURE.subarray(1))],
    ['a signature of 65 bytes', appendSignature(Buffer.concat([SIGNATURE, Buffer.from([0])]))],
    ['a signature of noughts', appendSignature(new Uint8Array(64))],
    ['4 kB', signJws(seller, { ...CLAIMS, nam: 'x'.repeat(4096) })],
    ['10 MB', `${HEAD}.${'A'.repeat(10_000_000)}.${TAIL}`],
    ['deep nesting', signJws(seller, '['.repeat(3000))],
  ])('%s', (_, key) => {
    expect(checkState(key)).toMatchObject({ state: 'malformed', isLicensed: false, claims: null });
  });

  test.each<[string, object]>([
    ['in a version to come', { v: 2 }],
    ['in no version', { v: undefined }],
    ['in a version as text', { v: '1' }],
    ['an end before its beginning', { exp: CLAIMS.iat - 1 }],
    ['no end', { exp: null }],
    ['an end by word', { exp: '9999999999' }],
    ['an end past all numbers', { exp: 2 ** 60 }],
    ['an end in between seconds', { exp: CLAIMS.exp + 0.5 }],
    ['no seats', { qty: 0 }],
    ['no product', { prd: '' }],
    ['a list of products', { prd: ['charts'] }],
    ['no id', { jti: '' }],
    ['a trial by word', { trl: 'no' }],
  ])('signed by us, but %s', (_, change) => {
    const key = signJws(seller, { ...CLAIMS, ...change });
    expect(checkState(key)).toMatchObject({ state: 'malformed', isLicensed: false });
  });

  test('a signature with another number that means the same', () => {
    const s = decodeNumber(SIGNATURE.subarray(32));
    for (let more = ORDER; s + more < 1n << 256n; more += ORDER) {
      const forged = Buffer.concat([SIGNATURE.subarray(0, 32), encodeLittleEndian(s + more)]);
      expect(checkState(appendSignature(forged)).fault).toBe('bad-signature');
    }
  });

  test('points that aren’t written the one way, or are of small order', () => {
    const small = [0n, 1n, PRIME - 1n, PRIME, PRIME + 1n];
    for (const y of small.flatMap((value) => [value, value | (1n << 255n)])) {
      const point = encodeLittleEndian(y);
      const weak = { ...seller.publicKey, x: Buffer.from(point).toString('base64url') };
      for (const s of [0n, 1n]) {
        const key = appendSignature(Buffer.concat([point, encodeLittleEndian(s)]));
        expect(checkState(key).isLicensed).toBe(false);
        expect(checkState(key, weak).isLicensed).toBe(false);
      }
    }
  });

  test('a public key of another curve or kind', () => {
    for (const change of [{ crv: 'P-256' }, { crv: 'X25519' }, { kty: 'EC' }, { x: 'AA' }]) {
      expect(checkState(GOOD, { ...seller.publicKey, ...change }).isLicensed).toBe(false);
    }
  });
});

test(`${FORGED} keys with letters changed, taken out, put in or moved are refused`, () => {
  const taken = generateForgeries(GOOD, FORGED, SEED).filter((key) => checkState(key).isLicensed);
  expect(taken).toEqual([]);
}, 120_000);
