import { base64url, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import type { Config } from '../../platform/config';
import { emailCallerOf, issueEmailToken } from './email-token';
import { derivedKey, type Purpose } from '../../platform/fingerprint';

const SECRET = 'a secret of at least thirty-two letters';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const SECONDS = NOW / 1000;

function platformAt(milliseconds = 0, codeHmacKey = SECRET) {
  return {
    config: { codeHmacKey } as Config,
    clock: () => new Date(NOW + milliseconds),
  };
}

const unauthenticated: unknown = expect.objectContaining({ code: 'unauthenticated' });
const EMAIL = 'Nora@Flexa.test';

test('a token tells the address it was made for, and nothing else', async () => {
  const token = await issueEmailToken(platformAt(), EMAIL);
  expect(await emailCallerOf(platformAt(), `Bearer ${token}`)).toEqual({ email: EMAIL });
  expect(await emailCallerOf(platformAt(), `bearer ${token}`)).toEqual({ email: EMAIL });
});

test('it is good for fifteen minutes', async () => {
  const header = `Bearer ${await issueEmailToken(platformAt(), EMAIL)}`;
  expect(await emailCallerOf(platformAt(15 * 60_000 - 1), header)).toEqual({ email: EMAIL });
  await expect(emailCallerOf(platformAt(15 * 60_000), header)).rejects.toEqual(unauthenticated);
});

test('it is good where the secret is the same', async () => {
  const header = `Bearer ${await issueEmailToken(platformAt(0, `${SECRET}!`), EMAIL)}`;
  await expect(emailCallerOf(platformAt(), header)).rejects.toEqual(unauthenticated);
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
])('without one there is no caller: %j', async (header) => {
  await expect(emailCallerOf(platformAt(), header)).rejects.toEqual(unauthenticated);
});

interface Forging {
  header?: Record<string, string>;
  claims?: JWTPayload;
  purpose?: Purpose;
}

/** A token that is made with a key of ours, so that only what differs can be the reason. */
function forged({ header, claims, purpose = 'email-token' }: Forging = {}): Promise<string> {
  return new SignJWT(claims ?? { email: EMAIL, iat: SECONDS, exp: SECONDS + 900 })
    .setProtectedHeader({ alg: 'HS256', typ: 'email+jwt', ...header })
    .sign(derivedKey(SECRET, purpose));
}

test('nothing but the tokens of POST /auth/token passes for one', async () => {
  expect(await emailCallerOf(platformAt(), `Bearer ${await forged()}`)).toEqual({ email: EMAIL });
  const unsigned = new UnsecuredJWT({ email: EMAIL, exp: SECONDS + 900 }).encode();
  const [, payload, signature] = (await forged()).split('.');
  const none = base64url.encode(JSON.stringify({ alg: 'none', typ: 'email+jwt' }));
  const tokens = {
    'of another type': await forged({ header: { typ: 'JWT' } }),
    'with another key of ours': await forged({ purpose: 'code' }),
    'without an end': await forged({ claims: { email: EMAIL } }),
    'without an address': await forged({ claims: { exp: SECONDS + 900 } }),
    'with something else for an address': await forged({
      claims: { email: 'nobody', exp: SECONDS + 900 },
    }),
    unsigned,
    'said to be unsigned': `${none}.${payload}.${signature}`,
  };
  for (const [kind, token] of Object.entries(tokens)) {
    await expect(emailCallerOf(platformAt(), `Bearer ${token}`), kind).rejects.toEqual(
      unauthenticated,
    );
  }
});

test('an ID token is no such token', async () => {
  // As the Auth emulator makes them.
  const idToken = new UnsecuredJWT({ email: EMAIL, sub: 'me', user_id: 'me', exp: SECONDS + 900 })
    .setIssuer('https://securetoken.google.com/demo-flexa')
    .setAudience('demo-flexa')
    .encode();
  await expect(emailCallerOf(platformAt(), `Bearer ${idToken}`)).rejects.toEqual(unauthenticated);
});
