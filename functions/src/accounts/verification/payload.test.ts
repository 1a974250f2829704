import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { keySetSchema } from '@flexa/contracts/keys';
import type { PrivateKey } from '../../platform/config';
import { openPayload, buildPayloadKeySet } from './payload';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const SECONDS = NOW.getTime() / 1000;
const refusal: unknown = expect.objectContaining({
  code: 'payload-refused',
  message: 'This request has expired or was already used. Please try again',
});

async function createKey(kid: string): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  return { ...((await exportJWK(privateKey)) as PrivateKey), kid };
}

let current: PrivateKey;
let previous: PrivateKey;
let keys: PrivateKey[];

beforeAll(async () => {
  [current, previous] = await Promise.all([createKey('2'), createKey('1')]);
  keys = [current, previous];
});

const PAYLOAD = {
  email: 'nora@flexa.test',
  iat: SECONDS,
  exp: SECONDS + 300,
  jti: '5f0c7a2e-6d0e-4d4e-9d43-6f1f8d0e7c11',
};

interface Sealing {
  key?: PrivateKey;
  kid?: string;
  alg?: string;
  enc?: string;
  plaintext?: Uint8Array;
  zip?: 'DEF';
}

/** Encrypts a payload as a browser does, with the deviations that the test requests. */
async function seal(payload: object = PAYLOAD, sealing: Sealing = {}): Promise<string> {
  const { key = current, kid = key.kid, alg = 'ECDH-ES', enc = 'A256GCM', zip } = sealing;
  const { kty, crv, x, y } = key;
  const plaintext = sealing.plaintext ?? new TextEncoder().encode(JSON.stringify(payload));
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg, enc, kid, ...(zip && { zip }) })
    .encrypt(await importJWK({ kty, crv, x, y }, alg));
}

const open = (jwe: string, now = NOW) => openPayload(keys, jwe, now);

test('the key set contains the public parts of all keys, the current one first', () => {
  const set = buildPayloadKeySet(keys);
  expect(keySetSchema.parse(set)).toEqual(set);
  expect(set.keys.map(({ kid }) => kid)).toEqual(['2', '1']);
  for (const key of set.keys) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', use: 'enc' });
  }
});

test('openPayload opens payloads for the current and the previous key', async () => {
  expect(await open(await seal())).toEqual(PAYLOAD);
  expect(await open(await seal(PAYLOAD, { key: previous }))).toEqual(PAYLOAD);
});

describe('clock skew and lifetime of a payload', () => {
  const sealTimes = (iat: number, exp = iat + 300) => seal({ ...PAYLOAD, iat, exp });

  test.each([
    ['five minutes fast', SECONDS + 300, true],
    ['six minutes fast', SECONDS + 360, false],
    // At the end of its five minutes.
    ['five minutes slow', SECONDS - 300 - 300, true],
    ['six minutes slow', SECONDS - 300 - 360, false],
  ])('openPayload handles a clock that is %s', async (_, iat, allowed) => {
    const opened = open(await sealTimes(iat));
    if (allowed) expect(await opened).toMatchObject({ iat });
    else await expect(opened).rejects.toEqual(refusal);
  });

  test.each([
    ['more than five minutes', 301],
    ['no time', 0],
    ['less than no time', -60],
  ])('openPayload refuses a payload with %s to live', async (_, lifetime) => {
    await expect(open(await sealTimes(SECONDS, SECONDS + lifetime))).rejects.toEqual(refusal);
  });

  test('openPayload accepts a payload with a shorter lifetime', async () => {
    expect(await open(await sealTimes(SECONDS, SECONDS + 1))).toMatchObject({ exp: SECONDS + 1 });
  });
});

test('openPayload refuses any other payload with the same message', async () => {
  const { jti: _, ...withoutId } = PAYLOAD;
  const sealText = (plaintext: string) =>
    seal({}, { plaintext: new TextEncoder().encode(plaintext) });
  const envelopes = {
    'no id': await seal(withoutId),
    'a short id': await seal({ ...PAYLOAD, jti: 'short' }),
    'no address': await seal({ ...PAYLOAD, email: 'nobody' }),
    'a field more': await seal({ ...PAYLOAD, admin: true }),
    'a time that is a text': await seal({ ...PAYLOAD, iat: 'now' }),
    'a fraction of a second': await seal({ ...PAYLOAD, iat: SECONDS + 0.5 }),
    'a list': await seal([PAYLOAD]),
    'no JSON': await sealText('{'),
    nothing: await sealText(''),
    'no text': await seal({}, { plaintext: new Uint8Array([0xff, 0xfe]) }),
  };
  for (const [kind, jwe] of Object.entries(envelopes)) {
    await expect(open(jwe), kind).rejects.toEqual(refusal);
  }
});

test('openPayload refuses any other key or encryption with the same message', async () => {
  const stranger = await createKey('2');
  const envelopes = {
    'a stranger by our name': await seal(PAYLOAD, { key: stranger }),
    'an unknown name': await seal(PAYLOAD, { kid: '3' }),
    'the name of another key of ours': await seal(PAYLOAD, { kid: '1' }),
    'another way to agree on the key': await seal(PAYLOAD, { alg: 'ECDH-ES+A256KW' }),
    'another encryption': await seal(PAYLOAD, { enc: 'A128GCM' }),
    // A few bytes that decompress to a great many.
    packed: await seal(PAYLOAD, { zip: 'DEF' }),
  };
  for (const [kind, jwe] of Object.entries(envelopes)) {
    await expect(open(jwe), kind).rejects.toEqual(refusal);
  }
});

test('openPayload refuses garbage with the same message', async () => {
  const encodePart = (header: unknown) => Buffer.from(JSON.stringify(header)).toString('base64url');
  const jwe = await seal();
  const [, key, iv, text, tag] = jwe.split('.');
  const tail = [key, iv, text, tag].join('.');
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: '2' };
  const garbage = {
    text: 'garbage',
    dots: '....',
    'a part less': jwe.slice(0, jwe.lastIndexOf('.')),
    'a header that is null': `${encodePart(null)}.${tail}`,
    'a key id that is a number': `${encodePart({ ...header, kid: 2 })}.${tail}`,
    'no point': `${encodePart(header)}.${tail}`,
    'a point that is on no curve': `${encodePart({
      ...header,
      epk: { kty: 'EC', crv: 'P-256', x: current.x, y: current.x },
    })}.${tail}`,
    'an extension nobody knows': `${encodePart({ ...header, crit: ['b64'], b64: false })}.${tail}`,
  };
  for (const [kind, envelope] of Object.entries(garbage)) {
    await expect(open(envelope), kind).rejects.toEqual(refusal);
  }
});

test('changing any character makes a payload invalid or different', async () => {
  const jwe = await seal();
  // The last character of a part carries spare bits, so another character may mean the same.
  const isSpare = (at: number) => [jwe[at], jwe[at + 1]].some((next) => next === '.' || !next);
  const letters = [...jwe].flatMap((_, at) => (at % 7 || isSpare(at) ? [] : [at]));
  expect(letters.length).toBeGreaterThan(30);
  for (const at of letters) {
    const changed = `${jwe.slice(0, at)}${jwe[at] === 'A' ? 'B' : 'A'}${jwe.slice(at + 1)}`;
    await expect(open(changed), `letter ${at}`).rejects.toEqual(refusal);
  }
});
