import type { OperationName } from '@flexa/contracts/routes';
import { authenticator, type Authenticator } from './authenticator';
import type { Case, Input } from './changing-case';
import type { OwnApp } from './own-app';

const ORIGIN = 'http://localhost:5000';
const PASSWORD = 'Harbour-4-lights';

/** Someone with a profile who has not proved the address yet. */
async function unproved(app: OwnApp) {
  const [uid, email] = ['new', 'new@flexa.test'];
  await app.auth.createUser({ uid, email });
  const caller = app.caller(uid, { email, emailVerified: false });
  await app.get('createUser', caller, { name: 'Nora' });
  return { caller, email, token: app.tokenOf(uid, email) };
}

/** Someone with a passkey on that device. */
async function withPasskey(app: OwnApp, device: Authenticator = authenticator(ORIGIN)) {
  const { token } = await app.person('owner');
  const caller = app.caller('owner');
  const response = device.create(await app.get('startPasskey', caller, {}));
  const { passkey } = await app.get('addPasskey', caller, { response, name: 'Laptop' });
  return { token, caller, device, id: passkey.id };
}

const passkeyOwner =
  (input: Input): Case['ready'] =>
  async (app) => ({ input, token: (await withPasskey(app)).token });

/** Those of them that change how someone signs in. */
export const SECURITY_CASES = {
  requestVerification: {
    ready: async (app) => {
      const { email, token } = await unproved(app);
      return { input: { email }, token };
    },
    adds: true,
  },
  confirmAddress: {
    ready: async (app) => {
      const { caller, email } = await unproved(app);
      await app.get('requestVerification', caller, { email });
      const [mail] = (await app.db.collection('mail').where('to', '==', email).get()).docs;
      const code = mail?.get('content.data.code') as string;
      return { input: { code, password: PASSWORD }, token: null };
    },
    usesUp: true,
  },
  changePassword: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      return { input: { uid: 'owner', password: PASSWORD }, token };
    },
    usesUp: true,
  },
  connectMicrosoft: {
    ready: async (app) => ({
      input: { uid: 'owner', identity: null },
      token: (await app.person('owner')).token,
    }),
    usesUp: true,
  },
  endSessions: {
    ready: async (app) => ({
      input: { uid: 'owner' },
      token: (await app.person('owner')).token,
    }),
    usesUp: true,
  },
  startPasskeySignIn: { ready: async () => ({ input: {}, token: null }), adds: true },
  signInWithPasskey: {
    ready: async (app) => {
      const { device } = await withPasskey(app);
      const options = await app.get('startPasskeySignIn', { email: '' }, {});
      return { input: { response: device.show(options) }, token: null };
    },
    usesUp: true,
  },
  startPasskey: { ready: passkeyOwner({}), adds: true },
  addPasskey: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      const options = await app.get('startPasskey', app.caller('owner'), {});
      const response = authenticator(ORIGIN).create(options);
      return { input: { response, name: 'Laptop' }, token };
    },
    usesUp: true,
  },
  removePasskey: {
    ready: async (app) => {
      const { token, id } = await withPasskey(app);
      return { input: { uid: 'owner', id }, token };
    },
  },
  renewRecoveryCodes: { ready: passkeyOwner({ uid: 'owner' }), adds: true },
  startStepUp: { ready: passkeyOwner({}), adds: true },
  stepUp: {
    ready: async (app) => {
      const { token, caller, device } = await withPasskey(app);
      const { passkey } = await app.get('startStepUp', caller, {});
      if (!passkey) throw new Error('Nothing to show');
      return { input: { response: device.show(passkey) }, token };
    },
    usesUp: true,
  },
} satisfies Partial<Record<OperationName, Case>>;
