import type { Auth } from 'firebase-admin/auth';
import { describe, expect, test, vi } from 'vitest';
import { applyRights, deleteIdentity } from './identity';
import { toUserDocument, type UserDocument } from './user-document';

class AuthError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

interface Account {
  displayName: string;
  disabled: boolean;
  customClaims?: Record<string, unknown>;
  tokensValidAfterTime?: string;
}

/** Creates an identity service with one account, or none. */
function setUp(account: Account | undefined) {
  const calls: string[] = [];
  const auth = {
    getUser: async () => {
      if (!account) throw new AuthError('auth/user-not-found');
      return { ...account };
    },
    updateUser: async (_uid: string, changes: Partial<Account>) => {
      calls.push('updateUser');
      Object.assign(account ?? {}, changes);
    },
    setCustomUserClaims: async (_uid: string, customClaims: Record<string, unknown>) => {
      calls.push('setCustomUserClaims');
      Object.assign(account ?? {}, { customClaims });
    },
    revokeRefreshTokens: async () => void calls.push('revokeRefreshTokens'),
    deleteUser: async () => {
      if (!account) throw new AuthError('auth/user-not-found');
    },
  } as unknown as Auth;
  return { auth, calls, account };
}

function buildProfile(changes: Partial<UserDocument> = {}): UserDocument {
  return toUserDocument({
    id: 'me',
    uid: 'me',
    name: 'Ines',
    email: 'ines@flexa.test',
    isAdmin: false,
    isSupport: false,
    hasPurchased: false,
    disabled: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  });
}

/** Creates profiles with this `get`. */
function stubProfiles(get: () => Promise<UserDocument | undefined>) {
  return { get, raiseValidSince: async () => undefined };
}

const INES: Account = { displayName: 'Ines', disabled: false };
const ADMIN: Account = { ...INES, customClaims: { admin: true, level: 3 } };

describe('applyRights', () => {
  test('applyRights changes nothing if account and profile agree', async () => {
    const { auth, calls } = setUp({ ...INES });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile()),
    );
    expect(calls).toEqual([]);
  });

  test('applyRights updates the name without signing anyone out', async () => {
    const { auth, calls, account } = setUp({ ...INES });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ name: 'Ines Moreau' })),
    );
    expect(account).toEqual({ displayName: 'Ines Moreau', disabled: false });
    expect(calls).toEqual(['updateUser']);
  });

  test('applyRights grants the admin claim and keeps other claims', async () => {
    const { auth, calls, account } = setUp({ ...INES, customClaims: { level: 3 } });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ isAdmin: true })),
    );
    expect(account?.customClaims).toEqual({ admin: true, level: 3 });
    expect(calls).toEqual(['setCustomUserClaims']);
  });

  test('applyRights removes the admin claim and ends all sign-ins', async () => {
    const { auth, calls, account } = setUp({ ...ADMIN });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile()),
    );
    expect(account?.customClaims).toEqual({ admin: false, level: 3 });
    expect(calls).toEqual(['setCustomUserClaims', 'revokeRefreshTokens']);
  });

  test('applyRights tells the security rules since when sign-ins count', async () => {
    const { auth } = setUp({ ...ADMIN, tokensValidAfterTime: 'Fri, 20 Nov 2026 12:00:00 GMT' });
    const raiseValidSince = vi.fn(async () => undefined);
    await applyRights(auth, 'me', { get: async () => buildProfile(), raiseValidSince });
    expect(raiseValidSince.mock.calls).toEqual([['me', 1_795_176_000]]);
  });

  test('applyRights disables the account and ends all sign-ins, and enables it again', async () => {
    const { auth, calls, account } = setUp({ ...INES });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ disabled: true })),
    );
    expect(account?.disabled).toBe(true);
    expect(calls).toEqual(['updateUser', 'revokeRefreshTokens']);
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ disabled: false })),
    );
    expect(account?.disabled).toBe(false);
    expect(calls).toEqual(['updateUser', 'revokeRefreshTokens', 'updateUser']);
  });

  test('applyRights does not enable an account during a take-over', async () => {
    const settling = { disabled: true, customClaims: { settling: true } };
    const late = setUp({ ...INES, ...settling });
    await applyRights(
      late.auth,
      'me',
      stubProfiles(async () => buildProfile({ name: 'Stranger' })),
    );
    expect(late.account).toMatchObject({ displayName: 'Stranger', disabled: true });

    // The take-over begins after the account was read.
    const { auth, account } = setUp({ ...INES });
    const updateUser = auth.updateUser.bind(auth);
    auth.updateUser = (uid, changes) => {
      Object.assign(account ?? {}, settling);
      return updateUser(uid, changes);
    };
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ name: 'Stranger' })),
    );
    expect(account?.disabled).toBe(true);
  });

  test('applyRights applies the later change if someone else changes the profile meanwhile', async () => {
    const { auth, account } = setUp({ ...INES });
    const read = vi
      .fn<() => Promise<UserDocument>>()
      .mockResolvedValueOnce(buildProfile({ isAdmin: true }))
      .mockResolvedValue(buildProfile({ name: 'Later', disabled: true }));
    await applyRights(auth, 'me', stubProfiles(read));
    expect(account).toEqual({
      displayName: 'Later',
      disabled: true,
      customClaims: { admin: false },
    });
  });

  test('applyRights stops once the profile is deleted', async () => {
    const { auth, calls } = setUp({ ...INES });
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => undefined),
    );
    expect(calls).toEqual([]);
  });

  test('applyRights does nothing without an account', async () => {
    const { auth, calls } = setUp(undefined);
    await applyRights(
      auth,
      'me',
      stubProfiles(async () => buildProfile({ isAdmin: true })),
    );
    expect(calls).toEqual([]);
  });

  test('applyRights throws other errors of the identity service', async () => {
    const fault = new AuthError('auth/internal-error');
    const auth = { getUser: () => Promise.reject(fault) } as unknown as Auth;
    await expect(
      applyRights(
        auth,
        'me',
        stubProfiles(async () => buildProfile()),
      ),
    ).rejects.toBe(fault);
  });
});

describe('deleteIdentity', () => {
  test('deleteIdentity returns whether there was an account', async () => {
    expect(await deleteIdentity(setUp({ ...INES }).auth, 'me')).toBe(true);
    expect(await deleteIdentity(setUp(undefined).auth, 'me')).toBe(false);
  });

  test('deleteIdentity does not mistake another error for a missing account', async () => {
    const fault = new AuthError('auth/internal-error');
    const auth = { deleteUser: () => Promise.reject(fault) } as unknown as Auth;
    await expect(deleteIdentity(auth, 'me')).rejects.toBe(fault);
  });
});
