import { webcrypto } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLicense, readRevocations } from '@flexa/license/core';
import { keySetSchema } from '@flexa/contracts/keys';
import type { License } from '@flexa/contracts/licenses';
import type { PrivateKey } from '../platform/config';
import type { Caller } from '../platform/handlers';
import { LICENSE, newKey } from './key-samples';
import { createLicenseKeyService } from './key-service';

const START = new Date('2026-11-20T12:00:00.400Z');
const toSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
const DAY = 24 * 60 * 60;

let first: PrivateKey;
let second: PrivateKey;
beforeAll(async () => {
  [first, second] = await Promise.all([newKey('2026-a'), newKey('2026-b')]);
});

let now: Date;
let stored: Map<string, License>;
let issued: string[];
beforeEach(() => {
  now = START;
  stored = new Map([[LICENSE.id, LICENSE]]);
  issued = [];
});

/** Creates licence keys, signed with the first of these keys. */
function createKeyService(...licenseKeys: PrivateKey[]) {
  return createLicenseKeyService(
    { config: { licenseKeys }, clock: () => now },
    {
      findEffective: async (id) => stored.get(id),
      noteKeyIssued: async ({ id }) => {
        issued.push(id);
      },
      isCovered: async ({ upgradedBy }) => upgradedBy === 'membership',
    },
  );
}

const buildCaller = (uid: string, isAdmin = false): Caller => ({
  uid,
  email: `${uid}@flexa.test`,
  emailVerified: true,
  isAdmin,
  isSupport: false,
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
function decodePart(part: string | undefined): unknown {
  return JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
}

describe('createKeyService: keys', () => {
  test('a key names its holder, product, seats and end', async () => {
    const { key, expiresAt } = await createKeyService(first).get(buildCaller('nora'), LICENSE.id);
    const [header, claims] = key.split('.');
    expect(decodePart(header)).toEqual({ alg: 'EdDSA', kid: '2026-a', typ: 'license+jwt' });
    expect(decodePart(claims)).toEqual({
      jti: LICENSE.id,
      sub: 'nora',
      lic: LICENSE.id,
      prd: 'suite',
      qty: 5,
      nam: 'Nora Lind',
      iat: toSeconds(LICENSE.createdAt),
      exp: toSeconds(LICENSE.expiresAt) + 14 * DAY,
      v: 1,
    });
    expect(expiresAt).toBe('2027-12-04T12:00:00.000Z');
    expect(key.length).toBeLessThan(500);
  });

  test('the key of a trial ends with the trial and is marked as one', async () => {
    stored.set(LICENSE.id, { ...LICENSE, source: 'trial', licenseType: 'free' });
    const { key, expiresAt } = await createKeyService(first).get(buildCaller('nora'), LICENSE.id);
    expect(expiresAt).toBe(LICENSE.expiresAt);
    expect(decodePart(key.split('.')[1])).toMatchObject({ trl: true });
  });

  test('a licence always gets the same key', async () => {
    const service = createKeyService(first);
    const { key } = await service.get(buildCaller('nora'), LICENSE.id);
    expect(await service.signKey(LICENSE)).toBe(key);
    now = new Date('2027-11-10T00:00:00.000Z');
    expect(await service.get(buildCaller('nora'), LICENSE.id)).toMatchObject({ key });
  });

  test('the key of a licence without a name leaves the name empty', async () => {
    const key = await createKeyService(first).signKey({ ...LICENSE, name: null });
    expect(decodePart(key.split('.')[1])).toMatchObject({ nam: '' });
  });

  test('a key is recorded as issued before anyone gets it', async () => {
    const service = createKeyService(first);
    await service.signKey(LICENSE);
    expect(issued).toEqual([]);
    await service.get(buildCaller('nora'), LICENSE.id);
    await service.issue({ ...LICENSE, id: 'by-mail' });
    expect(issued).toEqual([LICENSE.id, 'by-mail']);
    const failing = createLicenseKeyService(
      { config: { licenseKeys: [first] }, clock: () => now },
      {
        findEffective: async (id) => stored.get(id),
        noteKeyIssued: () => Promise.reject(new Error('No answer')),
        isCovered: async () => false,
      },
    );
    await expect(failing.get(buildCaller('nora'), LICENSE.id)).rejects.toThrow('No answer');
  });

  test.each([
    ['a stranger', buildCaller('sten'), 'permission-denied'],
    ['an admin', buildCaller('ada', true), 'permission-denied'],
  ])('%s can’t read the key of someone else’s licence', async (_, who, code) => {
    await expect(createKeyService(first).get(who, LICENSE.id)).rejects.toMatchObject({ code });
  });

  test('only an active licence has a key', async () => {
    const service = createKeyService(first);
    await expect(service.get(buildCaller('nora'), 'none')).rejects.toMatchObject({
      code: 'not-found',
    });
    now = new Date(LICENSE.expiresAt);
    await expect(service.get(buildCaller('nora'), LICENSE.id)).rejects.toMatchObject({
      code: 'license-not-active',
    });
    now = START;
    stored.set(LICENSE.id, { ...LICENSE, deletedAt: START.toISOString() });
    await expect(service.get(buildCaller('nora'), LICENSE.id)).rejects.toMatchObject({
      code: 'license-not-active',
    });
  });
});

test('a key is verified with nothing but the key set and WebCrypto', async () => {
  const service = createKeyService(second, first);
  const key = await createKeyService(first).signKey(LICENSE);
  const published = JSON.stringify(service.buildKeySet());

  const [header = '', payload = '', signature = ''] = key.split('.');
  const { kid } = decodePart(header) as { kid: string };
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
  const set = createKeyService(second, first).buildKeySet();
  expect(keySetSchema.parse(set)).toEqual(set);
  expect(set.keys.map(({ kid }) => kid)).toEqual(['2026-b', '2026-a']);
  for (const key of set.keys) {
    expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' });
  }
});

describe('verifyLicense', () => {
  test('the answer about a valid key names its product, seats and end', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    expect(await service.verify(key)).toEqual({ valid: true, reason: null, license: details });
    expect(await service.verify(` ${key}\n`)).toMatchObject({ valid: true });
  });

  test('a licence key stays valid after the signing key is replaced, until that is removed', async () => {
    const key = await createKeyService(first).signKey(LICENSE);
    expect(await createKeyService(second, first).verify(key)).toMatchObject({ valid: true });
    expect(await createKeyService(second).verify(key)).toEqual({
      valid: false,
      reason: 'unknown-key',
      license: null,
    });
    const newer = await createKeyService(second, first).signKey(LICENSE);
    expect(decodePart(newer.split('.')[0])).toMatchObject({ kid: '2026-b' });
  });

  test('a key expires to the second', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    now = new Date(Date.parse(LICENSE.expiresAt) + 14 * DAY * 1000 - 1);
    expect(await service.verify(key)).toMatchObject({ valid: true });
    now = new Date(Date.parse(LICENSE.expiresAt) + 14 * DAY * 1000);
    expect(await service.verify(key)).toEqual({
      valid: false,
      reason: 'expired',
      license: details,
    });
  });

  test.each<[string, Partial<License> | undefined]>([
    ['was deleted', { deletedAt: START.toISOString() }],
    ['was made to end', { expiresAt: '2026-11-06T12:00:00.400Z' }],
    ['is missing', undefined],
  ])('a key is invalid once its licence %s', async (_, changes) => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    if (changes) stored.set(LICENSE.id, { ...LICENSE, ...changes });
    else stored.delete(LICENSE.id);
    const expiresAt = changes?.expiresAt ?? LICENSE.expiresAt;
    expect(await service.verify(key)).toEqual({
      valid: false,
      reason: 'revoked',
      license: { ...details, expiresAt },
    });
  });

  test('a key stays valid for the next owner of its team', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    stored.set(LICENSE.id, { ...LICENSE, userId: 'sten', name: 'Sten' });
    expect(await service.verify(key)).toMatchObject({ valid: true });
  });

  test.each([
    ['membership', { valid: true, reason: null }],
    ['refunded', { valid: false, reason: 'revoked' }],
  ])(
    'the key of an upgraded licence follows the membership that replaced it: %s',
    async (by, verdict) => {
      const service = createKeyService(first);
      const key = await service.signKey(LICENSE);
      const gone = { deletedAt: START.toISOString(), revokedReason: 'upgraded', upgradedBy: by };
      stored.set(LICENSE.id, { ...LICENSE, ...gone });
      expect(await service.verify(key)).toMatchObject(verdict);
      await expect(service.get(buildCaller('nora'), LICENSE.id)).rejects.toMatchObject({
        code: 'license-not-active',
      });
    },
  );

  test('the answer about a key states the current number of seats', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    stored.set(LICENSE.id, { ...LICENSE, quantity: 2 });
    expect(await service.verify(key)).toMatchObject({ valid: true, license: { quantity: 2 } });
  });
});

test('a signed revocation list revokes its keys in visuals, and no others', async () => {
  const service = createKeyService(first);
  const { keys } = service.buildKeySet();
  const revoked = readRevocations(await service.signRevocations([LICENSE.id, 'another']), keys);
  const options = { product: 'suite', now: START, keys, revoked };
  expect(checkLicense(await service.signKey(LICENSE), options).state).toBe('revoked');
  const other = await service.signKey({ ...LICENSE, id: 'a-third' });
  expect(checkLicense(other, options).state).toBe('valid');
  await expect(createKeyService().signRevocations([])).rejects.toThrow('no key to sign');
});
