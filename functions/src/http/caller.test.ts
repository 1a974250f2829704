import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { createCallerAuthenticator } from './caller';

const SIGNED_IN = 1_800_000_000;

const TOKEN = {
  uid: 'me',
  auth_time: SIGNED_IN,
  firebase: { sign_in_provider: 'custom', identities: {} },
};

class AuthError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Creates an identity service with one account; a function in its place may fail. */
function setUp({
  account = {},
  profile,
  verify = async () => TOKEN,
  getUser = async () => ({
    uid: 'me',
    email: 'me@flexa.test',
    emailVerified: false,
    disabled: false,
    providerData: [],
    ...account,
  }),
}: {
  account?: object;
  profile?: { isAdmin: boolean; isSupport?: boolean; disabled: boolean };
  verify?: () => Promise<object>;
  getUser?: () => Promise<object>;
} = {}) {
  const verifyIdToken = vi.fn(verify);
  const readProfile = vi.fn(async () => ({ data: () => profile }));
  const profiles = { doc: () => ({ get: readProfile }) };
  const platform = {
    auth: { verifyIdToken, getUser },
    db: { collection: () => ({ withConverter: () => profiles }) },
    config: { stepUp: 'enforce' },
    clock: () => new Date((SIGNED_IN + 3600) * 1000),
  } as unknown as Platform;
  return {
    verifyIdToken,
    readProfile,
    caller: createCallerAuthenticator(platform),
  };
}

const unauthenticated: unknown = expect.objectContaining({ code: 'unauthenticated' });

describe('createCallerAuthenticator', () => {
  test('the caller is the account in the identity service, with its time of sign-in', async () => {
    const { caller, verifyIdToken } = setUp();
    expect(await caller('Bearer a.b.c')).toEqual({
      uid: 'me',
      email: 'me@flexa.test',
      emailVerified: false,
      isAdmin: false,
      isSupport: false,
      signedInAt: new Date(SIGNED_IN * 1000),
      since: SIGNED_IN,
      validSince: 0,
      freshProof: 'none',
      providers: [],
    });
    expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('a.b.c');
  });

  test.each([
    [{ emailVerified: true, customClaims: { proved: ['me@flexa.test'] } }, true],
    [{ emailVerified: false }, false],
    [{ email: undefined, emailVerified: true }, false],
  ])(
    'a caller has proved the address only if the account says so: %j',
    async (account, isProved) => {
      const verify = async () => ({ ...TOKEN, email_verified: true });
      const linked = {
        providerData: [{ providerId: 'password', uid: 'me@flexa.test' }],
        ...account,
      };
      const caller = await setUp({ account: linked, verify }).caller('Bearer t');
      expect(caller.emailVerified).toBe(isProved);
    },
  );

  test.each([
    ['true', true],
    ['the text true', false],
    ['a number', false],
    ['missing', false],
  ])('a caller is an admin only with a claim that is exactly true (%s)', async (claim, isAdmin) => {
    const claims = { true: true, 'the text true': 'true', 'a number': 1 }[claim];
    const { caller } = setUp({ account: { customClaims: { admin: claims } } });
    expect((await caller('Bearer t')).isAdmin).toBe(isAdmin);
  });

  test.each([
    [{ isAdmin: true, disabled: false }, true],
    [{ isAdmin: false, disabled: false }, false],
    [{ isAdmin: true, disabled: true }, false],
  ])(
    'a caller is an admin only if the profile doesn’t contradict: %j',
    async (profile, isAdmin) => {
      const { caller } = setUp({ account: { customClaims: { admin: true } }, profile });
      expect((await caller('Bearer t')).isAdmin).toBe(isAdmin);
    },
  );

  test.each([
    [{ isAdmin: false, isSupport: true, disabled: false }, true],
    [{ isAdmin: true, isSupport: false, disabled: false }, false],
    [{ isAdmin: false, isSupport: true, disabled: true }, false],
  ])(
    'a caller has the support role only with claim and profile together: %j',
    async (profile, isSupport) => {
      const { caller } = setUp({ account: { customClaims: { support: true } }, profile });
      expect(await caller('Bearer t')).toMatchObject({ isAdmin: false, isSupport });
    },
  );

  test('no profile is read for a caller without a claim', async () => {
    const { caller, readProfile } = setUp({ profile: { isAdmin: true, disabled: false } });
    expect((await caller('Bearer t')).isAdmin).toBe(false);
    expect(readProfile).not.toHaveBeenCalled();
  });

  test('a claim of the token that the account has lost makes no admin', async () => {
    const verify = async () => ({ ...TOKEN, admin: true });
    expect((await setUp({ verify }).caller('Bearer t')).isAdmin).toBe(false);
  });

  test('a caller may have no address', async () => {
    const { caller } = setUp({ account: { email: undefined } });
    expect((await caller('Bearer t')).email).toBeNull();
  });

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'a.b.c', 'Bearer a b'])(
    'a request without a valid token header is refused: %j',
    async (header) => {
      const { caller, verifyIdToken } = setUp();
      await expect(caller(header)).rejects.toEqual(unauthenticated);
      expect(verifyIdToken).not.toHaveBeenCalled();
    },
  );

  test.each([
    'auth/argument-error',
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/invalid-id-token',
    'auth/user-disabled',
  ])('a token refused with %s is unauthenticated', async (code) => {
    const verify = () => Promise.reject(new AuthError(code));
    await expect(setUp({ verify }).caller('Bearer t')).rejects.toEqual(unauthenticated);
  });

  test('a token is refused once the account is deleted', async () => {
    const getUser = () => Promise.reject(new AuthError('auth/user-not-found'));
    await expect(setUp({ getUser }).caller('Bearer t')).rejects.toEqual(unauthenticated);
  });

  test('a token is refused once the account is disabled', async () => {
    const { caller } = setUp({ account: { disabled: true } });
    await expect(caller('Bearer t')).rejects.toEqual(unauthenticated);
  });

  test('a token is refused if its sign-in is older than the revocation of all', async () => {
    const buildRevokedAccount = (seconds: number) => ({
      account: { tokensValidAfterTime: new Date((SIGNED_IN + seconds) * 1000).toUTCString() },
    });
    await expect(setUp(buildRevokedAccount(1)).caller('Bearer t')).rejects.toEqual(unauthenticated);
    expect(await setUp(buildRevokedAccount(0)).caller('Bearer t')).toMatchObject({ uid: 'me' });
  });

  test('our own token from before all sign-ins were ended is refused', async () => {
    const account = { tokensValidAfterTime: new Date((SIGNED_IN - 60) * 1000).toUTCString() };
    const signIn = (since: number) =>
      setUp({ account, verify: async () => ({ ...TOKEN, since }) }).caller('Bearer t');
    await expect(signIn(SIGNED_IN - 61)).rejects.toEqual(unauthenticated);
    expect(await signIn(SIGNED_IN - 60)).toMatchObject({ uid: 'me' });
  });

  test.each([
    [0, 'none'],
    [3600 - 15 * 60, 'passkey'],
    [7200, 'passkey'],
  ])(
    'the sign-in time of our own token, used %d s later, gives the proof %s',
    async (made, proof) => {
      const now = SIGNED_IN + 3600;
      const at = SIGNED_IN + made;
      const verify = async () => ({ ...TOKEN, auth_time: now, passkey: true, at });
      expect(await setUp({ verify }).caller('Bearer t')).toMatchObject({
        signedInAt: new Date(Math.min(at, now) * 1000),
        freshProof: proof,
      });
    },
  );

  test.each([
    ['a password the account has', 'password', {}, true],
    ['a telephone that was taken away', 'phone', {}, false],
    ['a provider the account has', 'google.com', { 'google.com': ['g1'] }, true],
    ['another account of that provider', 'google.com', { 'google.com': ['g2'] }, false],
    ['a provider that was unlinked', 'microsoft.com', { 'microsoft.com': ['m1'] }, false],
  ])('a sign-in by %s counts as long as the account has it', async (_, by, identities, counts) => {
    const providerData = [
      { providerId: 'password', uid: 'me@flexa.test' },
      { providerId: 'google.com', uid: 'g1' },
    ];
    const verify = async () => ({ ...TOKEN, firebase: { sign_in_provider: by, identities } });
    const result = setUp({ verify, account: { providerData } }).caller('Bearer t');
    if (counts) expect(await result).toMatchObject({ uid: 'me' });
    else await expect(result).rejects.toEqual(unauthenticated);
  });

  test.each([new AuthError('auth/internal-error'), new Error('ECONNREFUSED')])(
    'an error of the identity service is not a refusal (%s)',
    async (fault) => {
      const { caller } = setUp({ verify: () => Promise.reject(fault) });
      await expect(caller('Bearer t')).rejects.toBe(fault);
      await expect(caller('Bearer t')).rejects.not.toBeInstanceOf(AppError);
    },
  );
});
