import { webcrypto } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keySetSchema, LICENSE_KEY_MAX } from '@flexa/contracts/keys';
import type { License } from '@flexa/contracts/licenses';
import type { Config, PrivateKey } from '../platform/config';
import type { Caller } from '../platform/handlers';
import { LICENSE, newKey } from './key-samples';
import { licenseKeyService } from './key-service';

const START = new Date('2026-11-20T12:00:00.400Z');
const SECONDS = Math.floor(START.getTime() / 1000);
const DAY = 24 * 60 * 60;

let first: PrivateKey;
let second: PrivateKey;
beforeAll(async () => {
  [first, second] = await Promise.all([newKey('2026-a'), newKey('2026-b')]);
});

let now: Date;
let stored: Map<string, License>;
beforeEach(() => {
  now = START;
  stored = new Map([[LICENSE.id, LICENSE]]);
});

/** The keys of licences, signed with the first of these. */
function serviceWith(...licenseKeys: PrivateKey[]) {
  return licenseKeyService(
    { config: { licenseKeys } as unknown as Config, clock: () => now },
    { find: async (id) => stored.get(id) },
  );
}

const caller = (uid: string, isAdmin = false): Caller => ({
  uid,
  email: `${uid}@flexa.test`,
  emailVerified: true,
  isAdmin,
  signedInAt: START,
  since: 0,
  validSince: 0,
  freshProof: 'passkey' as const,
});

const details = {
  id: LICENSE.id,
  product: 'suite',
  quantity: 5,
  expiresAt: LICENSE.expiresAt,
};
function decoded(part: string | undefined): unknown {
  return JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
}

describe('a key', () => {
  test('says whose it is, for what, how many and until when', async () => {
    const { key, expiresAt } = await serviceWith(first).get(caller('nora'), LICENSE.id);
    const [header, claims] = key.split('.');
    expect(decoded(header)).toEqual({ alg: 'EdDSA', kid: '2026-a', typ: 'license+jwt' });
    expect(decoded(claims)).toEqual({
      sub: 'nora',
      lic: LICENSE.id,
      prd: 'suite',
      qty: 5,
      iat: SECONDS,
      exp: SECONDS + 35 * DAY,
    });
    expect(expiresAt).toBe('2026-12-25T12:00:00.000Z');
    expect(key.length).toBeLessThan(LICENSE_KEY_MAX / 4);
  });

  test('ends with its licence', async () => {
    now = new Date('2027-11-10T00:00:00.000Z');
    stored.set(LICENSE.id, { ...LICENSE, expiresAt: '2027-11-20T12:00:00.999Z' });
    const { key, expiresAt } = await serviceWith(first).get(caller('nora'), LICENSE.id);
    expect(expiresAt).toBe('2027-11-20T12:00:00.000Z');
    expect(decoded(key.split('.')[1])).toMatchObject({ exp: Date.parse(expiresAt) / 1000 });
  });

  test('for a mail is the same as for its owner', async () => {
    const service = serviceWith(first);
    const { key } = await service.get(caller('nora'), LICENSE.id);
    expect(await service.keyFor(LICENSE, START)).toBe(key);
  });

  test.each([
    ['a stranger', caller('sten'), 'permission-denied'],
    ['an admin', caller('ada', true), 'permission-denied'],
  ])('is not for %s', async (_, who, code) => {
    await expect(serviceWith(first).get(who, LICENSE.id)).rejects.toMatchObject({ code });
  });

  test('needs a licence that is active', async () => {
    const service = serviceWith(first);
    await expect(service.get(caller('nora'), 'none')).rejects.toMatchObject({ code: 'not-found' });
    now = new Date(LICENSE.expiresAt);
    await expect(service.get(caller('nora'), LICENSE.id)).rejects.toMatchObject({
      code: 'license-not-active',
    });
    now = START;
    stored.set(LICENSE.id, { ...LICENSE, deletedAt: START.toISOString() });
    await expect(service.get(caller('nora'), LICENSE.id)).rejects.toMatchObject({
      code: 'license-not-active',
    });
  });
});

test('a key is verified with nothing but the key set and WebCrypto', async () => {
  const service = serviceWith(second, first);
  const key = await serviceWith(first).keyFor(LICENSE, START);
  const published = JSON.stringify(service.keySet());

  const [header = '', payload = '', signature = ''] = key.split('.');
  const { kid } = decoded(header) as { kid: string };
  const { keys } = JSON.parse(published) as { keys: (webcrypto.JsonWebKey & { kid: string })[] };
  const jwk = keys.find((candidate) => candidate.kid === kid);
  if (!jwk) throw new Error('The key set does not have the key');
  const publicKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const verify = (signed: string) =>
    webcrypto.subtle.verify(
      'Ed25519',
      publicKey,
      Buffer.from(signature, 'base64url'),
      Buffer.from(signed),
    );
  expect(await verify(`${header}.${payload}`)).toBe(true);
  expect(await verify(`${header}.${payload.slice(0, -1)}`)).toBe(false);
});

test('the key set has public parts only, of all keys', () => {
  const set = serviceWith(second, first).keySet();
  expect(keySetSchema.parse(set)).toEqual(set);
  expect(set.keys.map(({ kid }) => kid)).toEqual(['2026-b', '2026-a']);
  for (const key of set.keys) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
  }
});

describe('a verdict', () => {
  test('on a key that holds says what it is for', async () => {
    const service = serviceWith(first);
    const key = await service.keyFor(LICENSE, START);
    expect(await service.verify(key)).toEqual({ valid: true, reason: null, license: details });
    expect(await service.verify(` ${key}\n`)).toMatchObject({ valid: true });
  });

  test('outlasts the key it was signed with, until that is taken away', async () => {
    const key = await serviceWith(first).keyFor(LICENSE, START);
    expect(await serviceWith(second, first).verify(key)).toMatchObject({ valid: true });
    expect(await serviceWith(second).verify(key)).toEqual({
      valid: false,
      reason: 'unknown-key',
      license: null,
    });
    const newer = await serviceWith(second, first).keyFor(LICENSE, START);
    expect(decoded(newer.split('.')[0])).toMatchObject({ kid: '2026-b' });
  });

  test('goes by the time to the second', async () => {
    const service = serviceWith(first);
    const key = await service.keyFor(LICENSE, START);
    now = new Date((SECONDS + 35 * DAY) * 1000 - 1);
    expect(await service.verify(key)).toMatchObject({ valid: true });
    now = new Date((SECONDS + 35 * DAY) * 1000);
    // The licence itself runs on: a new key is to be had.
    expect(await service.verify(key)).toEqual({
      valid: false,
      reason: 'expired',
      license: details,
    });
  });

  test('on a key that ended with its licence says so, and not that it was taken back', async () => {
    const service = serviceWith(first);
    now = new Date('2027-11-19T00:00:00.000Z');
    const key = await service.keyFor(LICENSE, now);
    now = new Date(LICENSE.expiresAt);
    expect(await service.verify(key)).toMatchObject({ valid: false, reason: 'expired' });
  });

  test.each<[string, Partial<License> | undefined]>([
    ['was deleted', { deletedAt: START.toISOString() }],
    ['was made to end', { expiresAt: START.toISOString() }],
    ['belongs to somebody else', { userId: 'sten' }],
    ['is missing', undefined],
  ])('knows that the licence %s', async (_, changes) => {
    const service = serviceWith(first);
    const key = await service.keyFor(LICENSE, START);
    if (changes) stored.set(LICENSE.id, { ...LICENSE, ...changes });
    else stored.delete(LICENSE.id);
    const expiresAt =
      changes?.expiresAt ?? (changes ? LICENSE.expiresAt : '2026-12-25T12:00:00.000Z');
    expect(await service.verify(key)).toEqual({
      valid: false,
      reason: 'revoked',
      license: { ...details, expiresAt },
    });
  });

  test('goes by the seats the licence has now', async () => {
    const service = serviceWith(first);
    const key = await service.keyFor(LICENSE, START);
    stored.set(LICENSE.id, { ...LICENSE, quantity: 2 });
    expect(await service.verify(key)).toMatchObject({ valid: true, license: { quantity: 2 } });
  });
});
