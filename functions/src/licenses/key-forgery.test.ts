import { createHmac } from 'node:crypto';
import { CompactSign, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateForgeries } from '@flexa/testing/forgery';
import { buildPairs, runs, SEED } from '@flexa/testing/sample';
import type { PrivateKey } from '../platform/config';
import { LICENSE, newKey } from './key-samples';
import { createLicenseKeyService } from './key-service';

const FORGED = runs(10_000, 300);

const START = new Date('2026-11-20T12:00:00.000Z');
const SECONDS = START.getTime() / 1000;

let first: PrivateKey;
let second: PrivateKey;
beforeAll(async () => {
  [first, second] = await Promise.all([newKey('2026-a'), newKey('2026-b')]);
});

/** Creates the keys of an active licence. */
function createKeyService(...licenseKeys: PrivateKey[]) {
  return createLicenseKeyService(
    { config: { licenseKeys }, clock: () => START },
    {
      findEffective: async () => LICENSE,
      noteKeyIssued: async () => undefined,
      isCovered: async () => false,
    },
  );
}

const buildRefusal = (reason: string) => ({ valid: false, reason, license: null });

const CLAIMS = {
  sub: 'nora',
  lic: LICENSE.id,
  prd: 'suite',
  qty: 5,
  iat: SECONDS,
  exp: SECONDS + 24 * 60 * 60,
  v: 1,
  jti: LICENSE.id,
  nam: 'Nora Lind',
};
const HEADER = { alg: 'EdDSA', kid: '2026-a', typ: 'license+jwt' };
const encodePart = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs with our own key, so that only the content can be the reason for a refusal. */
async function signClaims(claims: unknown, header: object = HEADER, key = first): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ ...HEADER, ...header })
    .sign(await importJWK(key, 'EdDSA'));
}

describe('verifyKey, with forged keys', () => {
  test('a key with the claims that are forged here is valid if nothing is changed', async () => {
    expect(await createKeyService(first).verify(await signClaims(CLAIMS))).toMatchObject({
      valid: true,
    });
  });

  test('a changed claim or another signer gives “bad signature”', async () => {
    const service = createKeyService(first, second);
    const forgeHmac = (secret: string | Buffer) => {
      const text = `${encodePart({ ...HEADER, alg: 'HS256' })}.${encodePart(CLAIMS)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const [, payload, signature] = (await signClaims(CLAIMS)).split('.');
    const keys = {
      'alg none, with a signature': `${encodePart({ ...HEADER, alg: 'none' })}.${payload}.${signature}`,
      'HS256 with the public key': forgeHmac(Buffer.from(first.x, 'base64url')),
      'HS256 with the public key as text': forgeHmac(first.x),
      'another type': await signClaims(CLAIMS, { typ: 'JWT' }),
      'no algorithm': `${encodePart({ kid: '2026-a', typ: 'license+jwt' })}.${payload}.${signature}`,
      'the signature of another key of ours': await signClaims(CLAIMS, {}, second),
      'the signature of a stranger': await signClaims(CLAIMS, {}, await newKey('2026-a')),
      'other claims': `${encodePart(HEADER)}.${encodePart({ ...CLAIMS, qty: 500 })}.${signature}`,
      'an extension nobody knows': `${encodePart({ ...HEADER, crit: ['x'], x: 1 })}.${payload}.${signature}`,
      'a key of its own': `${encodePart({ ...HEADER, jwk: { kty: 'OKP' } })}.${payload}.${signature}`,
    };
    for (const [kind, key] of Object.entries(keys)) {
      expect(await service.verify(key), kind).toEqual(buildRefusal('bad-signature'));
    }
  });

  test('a signature by an unknown key gives “unknown key”', async () => {
    const service = createKeyService(first);
    const [, payload, signature] = (await signClaims(CLAIMS)).split('.');
    const keys = {
      'another key': await signClaims(CLAIMS, { kid: '2025' }),
      'no key': `${encodePart({ alg: 'EdDSA', typ: 'license+jwt' })}.${payload}.${signature}`,
      'a key that is no name': `${encodePart({ ...HEADER, kid: ['2026-a'] })}.${payload}.${signature}`,
    };
    for (const [kind, key] of Object.entries(keys)) {
      expect(await service.verify(key), kind).toEqual(buildRefusal('unknown-key'));
    }
  });

  test('a key that is no licence token gives “malformed”', async () => {
    const service = createKeyService(first);
    const key = await signClaims(CLAIMS);
    const [header, payload, signature] = key.split('.');
    const keys = {
      text: 'garbage',
      space: '   ',
      'alg none': `${encodePart({ ...HEADER, alg: 'none' })}.${payload}.`,
      'alg none, of no key': `${encodePart({ alg: 'none', typ: 'license+jwt' })}.${payload}.`,
      'no signature': `${encodePart(HEADER)}.${payload}.`,
      dots: '..',
      'a part less': `${header}.${payload}`,
      'a part more': `${key}.${signature}`,
      'a header that is no JSON': `AAAA.${payload}.${signature}`,
      'a header that is a list': `${encodePart([])}.${payload}.${signature}`,
      padding: `${key}==`,
      'letters of plain base64': `${header}.${payload}.${'+/'.repeat(43)}`,
      'other claims of ours': await signClaims({ ...CLAIMS, prd: 'hats' }),
      'no claims of ours': await signClaims('nora'),
    };
    for (const [kind, sent] of Object.entries(keys)) {
      expect(await service.verify(sent), kind).toEqual(buildRefusal('malformed'));
    }
  });

  test(`none of ${FORGED} keys with letters changed, removed, added or moved is valid`, async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    const taken: string[] = [];
    for (const forged of generateForgeries(key, FORGED, SEED)) {
      if ((await service.verify(forged)).valid) taken.push(forged);
    }
    expect(taken).toEqual([]);
  }, 120_000);

  test('no key that differs in one letter is valid', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    const places = Array.from(key, (_, at) => at);
    for (const { row: at, column: letter } of buildPairs(places, ['A', 'B', '.', '~'])) {
      if (letter === key[at]) continue;
      const changed = `${key.slice(0, at)}${letter}${key.slice(at + 1)}`;
      expect(await service.verify(changed), `${letter} at ${at}`).toMatchObject({
        valid: false,
        license: null,
      });
    }
  });

  test('another encoding of the same signature is not valid', async () => {
    const service = createKeyService(first);
    const key = await service.signKey(LICENSE);
    const decodeSignature = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twins = [...alphabet]
      .map((letter) => `${key.slice(0, -1)}${letter}`)
      .filter((twin) => twin !== key && decodeSignature(twin).equals(decodeSignature(key)));
    expect(twins).toHaveLength(15);
    for (const twin of twins) expect(await service.verify(twin)).toEqual(buildRefusal('malformed'));
  });
});
