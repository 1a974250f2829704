import type { Auth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { accountOf } from './account';

class AuthError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

interface Account {
  uid: string;
  emailVerified: boolean;
  disabled?: boolean;
}

/** An identity service with at most one account; a test may step in before each question. */
function setUp(account?: Account, step: (calls: number) => void = () => undefined) {
  const state = { account, calls: [] as string[] };
  const ask = (name: string) => {
    step(state.calls.length);
    state.calls.push(name);
  };
  const auth = {
    getUserByEmail: async () => {
      ask('get');
      if (!state.account) throw new AuthError('auth/user-not-found');
      return { ...state.account };
    },
    updateUser: async (_uid: string, changes: Partial<Account>) => {
      ask('update');
      if (!state.account) throw new AuthError('auth/user-not-found');
      Object.assign(state.account, changes);
    },
    createUser: async (properties: { email: string; emailVerified: boolean }) => {
      ask('create');
      if (state.account) throw new AuthError('auth/email-already-exists');
      state.account = { uid: 'made', emailVerified: properties.emailVerified };
      return { uid: 'made' };
    },
  } as unknown as Auth;
  return { state, of: () => accountOf(auth, 'nora@flexa.test') };
}

describe('the account of an address', () => {
  test('is the one there is', async () => {
    const { state, of } = setUp({ uid: 'nora', emailVerified: true });
    expect(await of()).toBe('nora');
    expect(state.calls).toEqual(['get']);
  });

  test('has a verified address from now on', async () => {
    const { state, of } = setUp({ uid: 'nora', emailVerified: false });
    expect(await of()).toBe('nora');
    expect(state.account).toEqual({ uid: 'nora', emailVerified: true });
  });

  test('is made where there is none', async () => {
    const { state, of } = setUp();
    expect(await of()).toBe('made');
    expect(state.account).toEqual({ uid: 'made', emailVerified: true });
  });

  test('is refused where it is disabled, and left as it is', async () => {
    const { state, of } = setUp({ uid: 'nora', emailVerified: false, disabled: true });
    await expect(of()).rejects.toMatchObject({ code: 'account-disabled', status: 403 });
    expect(state.calls).toEqual(['get']);
  });

  test('is that of somebody who was quicker', async () => {
    const { state, of } = setUp(undefined, (calls) => {
      if (calls === 1) state.account = { uid: 'quicker', emailVerified: false };
    });
    expect(await of()).toBe('quicker');
    expect(state.account?.emailVerified).toBe(true);
  });

  test('is a new one where it is deleted meanwhile', async () => {
    const { state, of } = setUp({ uid: 'nora', emailVerified: false }, (calls) => {
      if (calls === 1) delete state.account;
    });
    expect(await of()).toBe('made');
  });

  test('is not asked for again and again where it comes and goes', async () => {
    const { state, of } = setUp(undefined, (calls) => {
      if (calls % 2 === 1) state.account = { uid: 'there', emailVerified: true };
      else delete state.account;
    });
    await expect(of()).rejects.toMatchObject({ code: 'auth/email-already-exists' });
  });

  test('is unknown, not none, where the identity service fails', async () => {
    const fault = new AuthError('auth/internal-error');
    const { state, of } = setUp(undefined, () => {
      throw fault;
    });
    await expect(of()).rejects.toBe(fault);
    expect(state.calls).toEqual([]);
  });
});
