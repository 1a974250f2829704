import { base64url, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import type { Config } from '../../platform/config';
import { authenticateEmailCaller, issueEmailToken } from './email-token';
import { deriveKey, type Purpose } from '../../platform/fingerprint';

const SECRET = 'a secret of at least thirty-two letters';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const SECONDS = NOW / 1000;

function createPlatform(milliseconds = 0, codeHmacKey = SECRET) {
  return {
    config: { codeHmacKey } as Config,
    clock: () => new Date(NOW + milliseconds),
  };
}

const unauthenticated: unknown = expect.objectContaining({ code: 'unauthenticated' });
const EMAIL = 'Nora@Flexa.test';

test('an e-mail token contains its address and nothing else', async () => {
  const token = await issueEmailToken(createPlatform(), EMAIL);
  expect(await authenticateEmailCaller(createPlatform(), `Bearer ${token}`)).toEqual({
    email: EMAIL,
  });
  expect(await authenticateEmailCaller(createPlatform(), `bearer ${token}`)).toEqual({
    email: EMAIL,
  });
});

test('an e-mail token is valid for fifteen minutes', async () => {
  const header = `Bearer ${await issueEmailToken(createPlatform(), EMAIL)}`;
  expect(await authenticateEmailCaller(createPlatform(15 * 60_000 - 1), header)).toEqual({
    email: EMAIL,
  });
  await expect(authenticateEmailCaller(createPlatform(15 * 60_000), header)).rejects.toEqual(
    unauthenticated,
  );
});

test('an e-mail token is valid only with the same secret', async () => {
  const header = `Bearer ${await issueEmailToken(createPlatform(0, `${SECRET}!`), EMAIL)}`;
  await expect(authenticateEmailCaller(createPlatform(), header)).rejects.toEqual(unauthenticated);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Basic abc',
  'Bearer a b',
  'Bearer é',
  'Bearer a.b.c',
])('authenticateEmailCaller refuses the header %j', async (header) => {
  await expect(authenticateEmailCaller(createPlatform(), header)).rejects.toEqual(unauthenticated);
});

interface Forging {
  header?: Record<string, string>;
  claims?: JWTPayload;
  purpose?: Purpose;
}

/** Creates a token with one of our keys, so that only the deviation under test can be the reason. */
function forgeToken({ header, claims, purpose = 'email-token' }: Forging = {}): Promise<string> {
  return new SignJWT(claims ?? { email: EMAIL, iat: SECONDS, exp: SECONDS + 900 })
    .setProtectedHeader({ alg: 'HS256', typ: 'email+jwt', ...header })
    .sign(deriveKey(SECRET, purpose));
}

test('authenticateEmailCaller accepts only tokens of POST /auth/token', async () => {
  expect(await authenticateEmailCaller(createPlatform(), `Bearer ${await forgeToken()}`)).toEqual({
    email: EMAIL,
  });
  const unsignedToken = new UnsecuredJWT({ email: EMAIL, exp: SECONDS + 900 }).encode();
  const [, payload, signature] = (await forgeToken()).split('.');
  const unsignedHeader = base64url.encode(JSON.stringify({ alg: 'none', typ: 'email+jwt' }));
  const tokens = {
    'of another type': await forgeToken({ header: { typ: 'JWT' } }),
    'with another key of ours': await forgeToken({ purpose: 'code' }),
    'without an end': await forgeToken({ claims: { email: EMAIL } }),
    'without an address': await forgeToken({ claims: { exp: SECONDS + 900 } }),
    'with something else for an address': await forgeToken({
      claims: { email: 'nobody', exp: SECONDS + 900 },
    }),
    unsigned: unsignedToken,
    'said to be unsigned': `${unsignedHeader}.${payload}.${signature}`,
  };
  for (const [kind, token] of Object.entries(tokens)) {
    await expect(
      authenticateEmailCaller(createPlatform(), `Bearer ${token}`),
      kind,
    ).rejects.toEqual(unauthenticated);
  }
});

test('authenticateEmailCaller refuses an ID token', async () => {
  // As the Auth emulator issues them.
  const idToken = new UnsecuredJWT({ email: EMAIL, sub: 'me', user_id: 'me', exp: SECONDS + 900 })
    .setIssuer('https://securetoken.google.com/demo-flexa')
    .setAudience('demo-flexa')
    .encode();
  await expect(authenticateEmailCaller(createPlatform(), `Bearer ${idToken}`)).rejects.toEqual(
    unauthenticated,
  );
});
