import { describe, expect, test } from 'vitest';
import {
  auth,
  call,
  db,
  newForeignAccount,
  newUser,
  signIn,
  tokenFor,
} from '../testing/shared-project';
import { newWord } from '../testing/accounts';

const REFUSED = { code: 'unauthenticated', message: 'Please sign in' };

/** Expects that the token reads and changes nothing. */
async function expectRefused(token: string | undefined, uid: string) {
  const sending = token === undefined ? {} : { token };
  for (const [method, path, body] of [
    ['GET', `/users/${uid}`, undefined],
    ['POST', '/users', { name: 'Intruder' }],
    ['GET', '/discount/decrement', undefined],
    // Refused before the input is validated: a 400 would reveal what the API expects.
    ['PUT', `/users/${uid}`, { nonsense: true }],
  ] as const) {
    const answer = await call(method, path, { ...sending, ...(body && { body }) });
    expect(answer.body, `${method} ${path}`).toEqual(REFUSED);
    expect(answer.status).toBe(401);
  }
}

describe('tokens refused with 401', () => {
  test('a call without a token is refused with 401', async () => {
    const { uid } = await newUser();
    await expectRefused(undefined, uid);
  });

  test.each([
    ['garbage', 'garbage'],
    ['three parts of garbage', 'a.b.c'],
    ['no payload', `${Buffer.from('{"alg":"none"}').toString('base64url')}..`],
    ['a very long text', 'x'.repeat(4000)],
  ])('a call with %s for a token is refused with 401', async (_name, token) => {
    const { uid } = await newUser();
    await expectRefused(token, uid);
  });

  test('a token of another project is refused with 401', async () => {
    const account = await newUser();
    await expectRefused(tokenFor(account, { project: 'demo-other' }), account.uid);
  });

  test('a token whose issuer and audience name different projects is refused with 401', async () => {
    const account = await newUser();
    const iss = 'https://securetoken.google.com/demo-other';
    await expectRefused(tokenFor(account, { claims: { iss } }), account.uid);
    await expectRefused(tokenFor(account, { claims: { aud: 'demo-other' } }), account.uid);
  });

  test('a token without a subject is refused with 401', async () => {
    const account = await newUser();
    await expectRefused(tokenFor(account, { claims: { sub: '' } }), account.uid);
    await expectRefused(tokenFor(account, { claims: { sub: undefined } }), account.uid);
  });

  test('an expired token is refused with 401', async () => {
    const account = await newForeignAccount();
    const lately = { signedInAgo: 7200 };
    expect((await call('GET', '/discount/latest')).status).toBe(200);
    await expectRefused(tokenFor(account, { ...lately, expiresIn: -1 }), account.uid);
    // The same token without the expiry is valid, so the expiry was the reason.
    await expectAccepted(tokenFor(account, lately), account.uid);
  });

  test('a token from before all sign-ins were revoked is refused with 401', async () => {
    const account = await newForeignAccount();
    const token = tokenFor(account, { signedInAgo: 60 });
    await expectAccepted(token, account.uid);
    await auth.revokeRefreshTokens(account.uid);
    await expectRefused(token, account.uid);
  });

  test('a valid token is refused from the moment the person is disabled', async () => {
    const account = await newUser();
    await expectAccepted(account.token, account.uid);
    await auth.updateUser(account.uid, { disabled: true });
    await expectRefused(account.token, account.uid);
    await auth.updateUser(account.uid, { disabled: false });
    await expectAccepted((await signIn(account.email)).token, account.uid);
  });

  test('a valid token is refused from the moment the person is deleted, and creates no new profile', async () => {
    const account = await newForeignAccount();
    const token = tokenFor(account);
    await expectAccepted(token, account.uid);
    await auth.deleteUser(account.uid);
    await db.recursiveDelete(db.doc(`users/${account.uid}`));
    await expectRefused(token, account.uid);
    expect((await db.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });

  test('a token of an unknown person is refused with 401', async () => {
    const nobody = { uid: newWord(), email: 'nobody@flexa.test' };
    await expectRefused(tokenFor(nobody), nobody.uid);
  });
});

/** Expects that the token creates a missing profile and reads it. */
async function expectAccepted(token: string, uid: string) {
  const made = await call('POST', '/users', { token, body: { name: 'Nora' } });
  expect([200, 201]).toContain(made.status);
  expect((await call('GET', `/users/${uid}`, { token })).status).toBe(200);
}
