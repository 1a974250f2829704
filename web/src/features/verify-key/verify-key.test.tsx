import { generateKeyPairSync, sign } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  ALGORITHM,
  LICENSE_KEY_TYPE,
  createKeyClaims,
  REVOCATIONS_TYPE,
  createRevocationList,
} from '@flexa/license/issue';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { VerifyKey } from './verify-key';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signClaims(claims: object, typ: string): string {
  const text = `${encodePart({ alg: ALGORITHM, kid: 'k', typ })}.${encodePart(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

function createKey(endsAt: string, isTrial = false): string {
  const licence = { jti: 'order-1', sub: 'u', lic: 'order-1', prd: 'suite', qty: 5 };
  const dates = { issuedAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date(endsAt) };
  const claims = createKeyClaims({ ...licence, nam: 'Lindqvist & Söner', isTrial, ...dates });
  return signClaims(claims, LICENSE_KEY_TYPE);
}

const answerKeySet = () => ({
  body: { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'k', alg: 'EdDSA', use: 'sig' }] },
});

async function paste(key: string, revoked: string[] = []) {
  const { claims, rows } = createRevocationList(revoked, new Date('2026-01-01T00:00:00Z'));
  const list = `${signClaims(claims, REVOCATIONS_TYPE)}.${rows}`;
  const network = fakeNetwork({
    'GET /licenses/jwks.json': answerKeySet,
    'GET /licenses/revocations': () => ({ body: { list } }),
  });
  renderAt('/verify-key', <VerifyKey />);
  fireEvent.change(screen.getByLabelText('Licence key'), { target: { value: key } });
  return network;
}

afterEach(clearPage);

test('the key check shows owner, product and end of a valid key without sending it anywhere', async () => {
  const { requests } = await paste(
    ` ${createKey('2999-01-01T00:00:00Z').replace(/.{60}/g, '$&\n')}`,
  );
  await screen.findByText('This key is valid');
  screen.getByText('Lindqvist & Söner');
  screen.getByText('Flexa Membership');
  screen.getByText('Variance columns, bullet list, bridge, key figure');
  screen.getByText('5 seats');
  expect(Object.keys(requests).sort()).toEqual([
    'GET /licenses/jwks.json',
    'GET /licenses/revocations',
  ]);
});

test.each([
  ['that has ended', createKey('2026-01-02T00:00:00Z'), [], 'This key has expired'],
  ['that was taken back', createKey('2999-01-01T00:00:00Z'), ['order-1'], 'This key was revoked'],
  [
    'that was changed',
    `${createKey('2999-01-01T00:00:00Z')}A`,
    [],
    'This is not a Flexa licence key',
  ],
  ['of a trial', createKey('2999-01-01T00:00:00Z', true), [], 'This key is valid'],
])('the key check explains a key %s', async (_, key, revoked, title) => {
  await paste(key, revoked);
  await screen.findByText(title);
});

test.each([
  [
    'is missing',
    () => ({
      status: 404,
      body: { code: 'not-found', message: 'There is no revocation list yet' },
    }),
  ],
  ['isn’t one of ours', () => ({ body: { list: 'a.b.c.d' } })],
])('the key check shows a warning if the list of revoked keys %s', async (_, list) => {
  fakeNetwork({ 'GET /licenses/jwks.json': answerKeySet, 'GET /licenses/revocations': list });
  renderAt('/verify-key', <VerifyKey />);
  const value = createKey('2999-01-01T00:00:00Z');
  fireEvent.change(screen.getByLabelText('Licence key'), { target: { value } });
  await screen.findByText('This key is valid');
  screen.getByText('The list of revoked keys could not be loaded');
  screen.getByText('Until it is, a revoked key can look valid here.');
});
