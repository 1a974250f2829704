import type { OperationName } from '@flexa/contracts/operations';
import type { OwnApp } from './own-app';

const PASSWORD = 'Harbour-4-lights';
const EMAIL = 'nora@flexa.test';

type Input = Record<string, unknown>;

interface Call {
  input: Input;
  token: string | null;
}

/** A call that has the identity service change something. */
export interface AccountCase {
  operation: OperationName;
  ready(app: OwnApp): Promise<Call>;
  /** The same wish once more, with a new proof where one was used up; none where that is another sign-in. */
  again?(app: OwnApp, first: Call): Promise<Call>;
}

const same: AccountCase['again'] = async (_app, first) => first;

async function mailed({ db }: OwnApp, template: string): Promise<Record<string, string>> {
  const found = await db.collection('mail').where('content.template', '==', template).get();
  const newest = found.docs.toSorted((a, b) =>
    b.createTime.valueOf().localeCompare(a.createTime.valueOf()),
  );
  return (newest[0]?.get('content.data') ?? {}) as Record<string, string>;
}

/** Someone who signed up with an address and a password and never proved it. */
async function stranger(app: OwnApp) {
  await app.auth.createUser({ uid: 'nora', email: EMAIL, password: 'Stranger-123' });
  const caller = app.caller('nora', { emailVerified: false });
  await app.get('createUser', caller, { name: 'Sam' });
  return caller;
}

async function code(app: OwnApp): Promise<Call> {
  const { verifyToken } = await app.get('sendVerificationCode', { email: EMAIL }, { email: EMAIL });
  const { code: digits } = await mailed(app, 'verification-code');
  return { input: { email: EMAIL, code: digits, verifyToken }, token: await app.emailToken(EMAIL) };
}

async function reset(app: OwnApp): Promise<Call> {
  await app.get('requestPasswordReset', { email: EMAIL }, { email: EMAIL });
  const { code: link } = await mailed(app, 'password-reset');
  return { input: { code: link, password: PASSWORD }, token: null };
}

async function verification(app: OwnApp, proof: (app: OwnApp) => Input): Promise<Call> {
  const caller = app.caller('nora', { emailVerified: false });
  await app.get('requestVerification', caller, { email: EMAIL });
  const { code: link } = await mailed(app, 'verify-address');
  return { input: { code: link, ...proof(app) }, token: null };
}

const session = (app: OwnApp): Input => ({ session: app.tokenOf('nora', EMAIL) });

/** An account that a provider signs in to, and what its token says. */
async function byProvider(
  app: OwnApp,
  provider: string,
  parts: { password?: string; name?: string },
) {
  const { name, ...account } = parts;
  await app.auth.createUser({ uid: 'nora', email: EMAIL, emailVerified: true, ...account });
  const sub = `${provider} nora`;
  await app.auth.updateUser('nora', {
    providerToLink: { providerId: provider, uid: sub, email: EMAIL },
  });
  if (name) await app.get('createUser', app.caller('nora', { emailVerified: false }), { name });
  const firebase = { identities: { [provider]: [sub] }, sign_in_provider: provider };
  const token = app.tokenOf('nora', EMAIL, { claims: { firebase, email_verified: true } });
  return { input: { name: 'Nora' }, token };
}

const rights =
  (changes: Input, wasAdmin = false): AccountCase['ready'] =>
  async (app) => {
    await app.person('nora', wasAdmin);
    const { token } = await app.person('boss', true);
    return { input: { id: 'nora', ...changes }, token };
  };

export const ACCOUNT_CASES: Record<string, AccountCase> = {
  'a right given': { operation: 'updateUser', ready: rights({ isAdmin: true }), again: same },
  'a right taken': {
    operation: 'updateUser',
    ready: rights({ isAdmin: false }, true),
    again: same,
  },
  'a right given in place of another': {
    operation: 'updateUser',
    ready: rights({ isSupport: true }, true),
    again: same,
  },
  'a person disabled': { operation: 'updateUser', ready: rights({ disabled: true }), again: same },
  'an admin disabled': {
    operation: 'updateUser',
    ready: rights({ disabled: true, isAdmin: false }, true),
    again: same,
  },
  'a new name': { operation: 'updateUser', ready: rights({ name: 'Nora Lind' }), again: same },
  'a deletion': {
    operation: 'deleteUser',
    ready: async (app) => ({ input: { id: 'nora' }, token: (await app.person('nora')).token }),
  },
  'a deletion by an admin': {
    operation: 'deleteUser',
    ready: async (app) => {
      const { token } = await app.person('boss', true);
      await app.person('nora');
      return { input: { id: 'nora', uid: 'nora' }, token };
    },
  },
  'a sign-up by code': { operation: 'verifyCode', ready: code, again: code },
  'a take-over by code': {
    operation: 'verifyCode',
    ready: async (app) => (await stranger(app), code(app)),
    again: code,
  },
  'a sign-up by reset': { operation: 'confirmPasswordReset', ready: reset, again: reset },
  'a take-over by reset': {
    operation: 'confirmPasswordReset',
    ready: async (app) => (await stranger(app), reset(app)),
    again: reset,
  },
  'a reset of one’s own': {
    operation: 'confirmPasswordReset',
    ready: async (app) => {
      await app.person('nora');
      await app.auth.updateUser('nora', { password: 'Before-12345' });
      return reset(app);
    },
    again: reset,
  },
  'an address confirmed in a session': {
    operation: 'confirmAddress',
    ready: async (app) => (await stranger(app), verification(app, session)),
    again: same,
  },
  'an address confirmed with a password': {
    operation: 'confirmAddress',
    ready: async (app) => (await stranger(app), verification(app, () => ({ password: PASSWORD }))),
  },
  'an address changed': {
    operation: 'confirmAddress',
    ready: async (app) => {
      await app.person('nora');
      const account = await app.auth.getUser('nora');
      const validSince = Date.parse(account.tokensValidAfterTime ?? '') / 1000 || 0;
      const caller = app.caller('nora', { validSince, signedInAt: new Date() });
      await app.get('changeAddress', caller, { uid: 'nora', email: 'next@flexa.test' });
      const { code: link } = await mailed(app, 'change-address');
      return { input: { code: link, ...session(app) }, token: null };
    },
  },
  'a first sign-in by Google': {
    operation: 'createUser',
    ready: (app) => byProvider(app, 'google.com', {}),
    again: same,
  },
  'a first sign-in by Microsoft': {
    operation: 'createUser',
    ready: (app) => byProvider(app, 'microsoft.com', {}),
    again: same,
  },
  'a take-over by Google': {
    operation: 'createUser',
    ready: (app) => byProvider(app, 'google.com', { password: 'Stranger-123', name: 'Sam' }),
  },
  'a new password': {
    operation: 'changePassword',
    ready: async (app) => {
      const { token } = await app.person('nora');
      return { input: { uid: 'nora', password: PASSWORD }, token };
    },
  },
  'the end of all sign-ins': {
    operation: 'endSessions',
    ready: async (app) => ({ input: { uid: 'nora' }, token: (await app.person('nora')).token }),
  },
};
