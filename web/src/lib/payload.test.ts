// jsdom encodes text as bytes of another realm, unlike browsers, which `jose` refuses.
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { payloadSchema } from '@flexa/contracts/verification';
import { ApiError } from './api-error';
import { setClock } from './clock';
import { encryptPayload } from './payload';

const NOW = new Date('2026-11-20T12:00:00.900Z');
const SECONDS = NOW.getTime() / 1000 - 0.9;

/** Private keys by the ids under which the server shows their public parts, in its order. */
let privateKeys: Map<string, CryptoKey>;
let answer: () => Promise<Response>;

async function addKey(kid: string): Promise<object> {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  privateKeys.set(kid, privateKey);
  return { ...(await exportJWK(publicKey)), kid, alg: 'ECDH-ES', use: 'enc' };
}

function answerKeys(keys: object[]) {
  answer = async () =>
    new Response(JSON.stringify({ keys }), { headers: { 'Content-Type': 'application/json' } });
}

const requests: string[] = [];

beforeEach(async () => {
  privateKeys = new Map();
  answerKeys([await addKey('new'), await addKey('old')]);
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setClock();
});

async function open(jwe: string, kid: string) {
  const key = privateKeys.get(kid);
  if (!key) throw new Error(`There is no key ${kid}`);
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, key);
  return {
    header: protectedHeader,
    payload: JSON.parse(new TextDecoder().decode(plaintext)) as unknown,
  };
}

test('encryptPayload encrypts the address for the current key, for five minutes', async () => {
  const jwe = await encryptPayload('nora@flexa.test', {
    clock: () => NOW,
    randomId: () => 'a-random-id-of-a-test',
  });
  expect(requests).toEqual(['/api/v1/auth/jwks.json']);
  const { header, payload } = await open(jwe, 'new');
  expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'new' });
  expect(payload).toEqual({
    email: 'nora@flexa.test',
    iat: SECONDS,
    exp: SECONDS + 300,
    jti: 'a-random-id-of-a-test',
  });
  await expect(open(jwe, 'old')).rejects.toThrow();
});

test('encryptPayload uses the portal’s clock by default and a new id each time', async () => {
  setClock(() => NOW);
  const made = [await encryptPayload('a@flexa.test'), await encryptPayload('a@flexa.test')];
  const payloads = await Promise.all(
    made.map(async (jwe) => payloadSchema.parse((await open(jwe, 'new')).payload)),
  );
  expect(payloads.map(({ iat }) => iat)).toEqual([SECONDS, SECONDS]);
  expect(payloads[0]?.jti).not.toBe(payloads[1]?.jti);
});

test('encryptPayload ignores keys for other purposes', async () => {
  const signing = { kty: 'OKP', crv: 'Ed25519', x: 'AA', kid: 'sign', alg: 'EdDSA', use: 'sig' };
  answerKeys([signing, await addKey('mine')]);
  const { payload } = await open(await encryptPayload('a@flexa.test'), 'mine');
  expect(payload).toMatchObject({ email: 'a@flexa.test' });
  answerKeys([signing]);
  await expect(encryptPayload('a@flexa.test')).rejects.toThrow('no key');
});

test('encryptPayload fails without the keys', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(encryptPayload('a@flexa.test')).rejects.toBeInstanceOf(ApiError);
});

test.each([
  ['a year ahead', '2027-11-20T12:00:00Z'],
  ['a year behind', '2025-11-20T12:00:00Z'],
])('encryptPayload uses the server’s clock on a device whose clock is %s', async (_, wrong) => {
  const keys = [await addKey('new')];
  answer = async () =>
    new Response(JSON.stringify({ keys }), {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Date: NOW.toUTCString(),
      },
    });
  setClock(() => new Date(wrong));
  const { payload } = await open(await encryptPayload('a@flexa.test'), 'new');
  expect(payloadSchema.parse(payload).iat).toBe(SECONDS);
});
