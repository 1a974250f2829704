import { generateKeyPairSync, sign } from 'node:crypto';
import { ALGORITHM, LICENSE_KEY_TYPE, createKeyClaims } from '@flexa/license/issue';
import { expect, test } from 'vitest';
import { requireLicence, type Environment } from './licence';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const pair = generateKeyPairSync('ed25519');
const kid = '2026-a';
const keys = [
  { kty: 'OKP', crv: 'Ed25519', kid, x: pair.publicKey.export({ format: 'jwk' }).x ?? '' },
] as const;

function createKey(prd: string) {
  const claims = createKeyClaims({
    jti: 'j',
    sub: 'nora',
    lic: 'l',
    prd,
    qty: 1,
    nam: 'Nora',
    isTrial: false,
    issuedAt: new Date('2026-11-20T12:00:00.000Z'),
    endsAt: new Date('2027-11-20T12:00:00.000Z'),
  });
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encodePart({ alg: ALGORITHM, kid, typ: LICENSE_KEY_TYPE })}.${encodePart(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), pair.privateKey).toString('base64url')}`;
}
const prepareCheck =
  (env: Environment, known: typeof keys | [] = keys) =>
  () =>
    requireLicence(env, known, NOW);

test('requireLicence asks for no key on a person’s machine or in a build without keys', () => {
  expect(prepareCheck({})).not.toThrow();
  expect(prepareCheck({ CI: 'false' })).not.toThrow();
  expect(prepareCheck({ CI: 'true' }, [])).not.toThrow();
});

test('requireLicence needs a membership key in a pipeline', () => {
  expect(prepareCheck({ CI: 'true', FLEXA_LICENCE: createKey('suite') })).not.toThrow();
  expect(prepareCheck({ CI: 'true' })).toThrow(/free on your machine.*FLEXA_LICENCE/);
  expect(prepareCheck({ CI: 'true', FLEXA_LICENCE: createKey('tables') })).toThrow(/FLEXA_LICENCE/);
  expect(prepareCheck({ CI: 'true', FLEXA_LICENCE: 'no key' })).toThrow(/FLEXA_LICENCE/);
});
