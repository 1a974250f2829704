import type { OperationName } from '@flexa/contracts/routes';
import type { Case, Input } from './changing-case';
import { SEAT_CASES } from './changing-seats';
import { SECURITY_CASES } from './changing-security';
import { EXAMPLES } from '@flexa/contracts/examples';
import type { OwnApp } from './own-app';
import { DAY } from './own-portal';
import { payloadFor } from './payload';

const INVOICED = {
  requestId: '0b8f7a1e-2a0f-4c67-9a7b-6a0d2f1c9e55',
  quantity: 5,
  shownTotal: 30_000,
  billing: {
    company: 'Lindqvist AB',
    email: 'bills@flexa.test',
    address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
  },
};
const REQUEST = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
const THEME = { name: 'Blues', theme: { dataColors: ['#123456'] } };
const LETTER = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'Hello' };
const wish = (uid: string) => ({
  uid,
  month: 3,
  licenseType: 'standard',
  visualType: 'charts',
  name: 'Nora Lind',
  quantity: 2,
});

async function withOffer(app: OwnApp) {
  await app.openOffer('launch', 3, DAY * 4000);
  return app.person('owner');
}

/** Asks and has to succeed. */
async function done(app: OwnApp, name: OperationName, input: Input, token: string | null) {
  const { status, body } = await app.ask(name, input, token);
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as Record<string, string>;
}

async function paidSession(app: OwnApp) {
  const { uid, token } = await app.person('owner');
  const { sessionId = '' } = await done(app, 'buyLicense', wish(uid), token);
  await app.pay(sessionId);
  return { sessionId, token };
}

/** The newest mail's data of a template. */
async function mailed(app: OwnApp, template: string): Promise<Record<string, string>> {
  const found = await app.db.collection('mail').where('content.template', '==', template).get();
  return (found.docs[0]?.get('content.data') ?? {}) as Record<string, string>;
}

const visitor =
  (input: Input): Case['ready'] =>
  async () => ({ input, token: null });
const owner =
  (input: Input): Case['ready'] =>
  async (app) => ({ input, token: (await app.person('owner')).token });

/** One for each operation that changes something. */
export const CASES: Partial<Record<OperationName, Case>> = {
  createUser: {
    ready: async (app) => {
      const email = 'new@flexa.test';
      await app.auth.createUser({ uid: 'new', email, emailVerified: true });
      await app.auth.setCustomUserClaims('new', { proved: [email] });
      return { input: { name: 'Nora' }, token: app.tokenOf('new', email) };
    },
  },
  updateUser: {
    ready: async (app) => {
      await app.person('owner');
      const { token } = await app.person('boss', true);
      return { input: { id: 'owner', name: 'Nora', isAdmin: true }, token };
    },
    // Each press of an admin is an entry of the audit.
    adds: true,
  },
  deleteUser: {
    ready: async (app) => {
      const { token } = await withOffer(app);
      const claim = { uid: 'owner', month: 1, visualType: 'charts', name: 'Nora' };
      await done(app, 'claimFreeLicense', claim, token);
      await done(app, 'createTheme', THEME, token);
      await done(app, 'buyLicense', wish('owner'), token);
      return { input: { id: 'owner' }, token };
    },
  },
  updateMailPreferences: { ready: owner({ uid: 'owner', reminders: false }) },
  stopMails: {
    ready: async (app) => {
      await app.person('owner');
      await app.db.doc('users/owner').update({ mailCode: REQUEST });
      return { input: { person: 'owner', code: REQUEST }, token: null };
    },
  },
  exportUser: { ready: owner({ uid: 'owner' }), adds: true },
  claimFreeLicense: {
    ready: async (app) => {
      const { token } = await withOffer(app);
      return { input: { uid: 'owner', month: 1, visualType: 'charts', name: 'Nora' }, token };
    },
  },
  takeOfferPlace: { ready: async (app) => ({ input: {}, token: (await withOffer(app)).token }) },
  buyLicense: { ready: owner(wish('owner')), adds: true },
  orderByInvoice: { ready: owner({ ...wish('owner'), ...INVOICED }) },
  checkSession: {
    ready: async (app) => {
      const { sessionId, token } = await paidSession(app);
      return { input: { sessionId, planId: 'charts-3m' }, token };
    },
  },
  startLicenses: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      const order = { ...wish('owner'), ...INVOICED };
      const { orderId: id } = await done(app, 'orderByInvoice', order, token);
      const boss = await app.person('boss', true);
      return { input: { id, requestId: REQUEST }, token: boss.token };
    },
  },
  withdrawOrder: {
    ready: async (app) => {
      const { sessionId, token } = await paidSession(app);
      await done(app, 'checkSession', { sessionId, planId: 'charts-3m' }, token);
      return { input: { uid: 'owner', id: sessionId }, token };
    },
  },
  refundOrder: {
    ready: async (app) => {
      const { sessionId, token } = await paidSession(app);
      await done(app, 'checkSession', { sessionId, planId: 'charts-3m' }, token);
      const boss = await app.person('boss', true);
      return { input: { id: sessionId, requestId: REQUEST }, token: boss.token };
    },
  },
  createEmailToken: {
    ready: async (app) => {
      const keys = await app.get('getPayloadKeySet', app.caller('nobody'), {});
      return { input: { payload: await payloadFor('ana@flexa.test', keys) }, token: null };
    },
    usesUp: true,
  },
  sendVerificationCode: {
    ready: async (app) => {
      const email = 'ana@flexa.test';
      return { input: { email }, token: await app.emailToken(email) };
    },
    adds: true,
  },
  verifyCode: {
    ready: async (app) => {
      const email = 'ana@flexa.test';
      const token = await app.emailToken(email);
      const { verifyToken } = await done(app, 'sendVerificationCode', { email }, token);
      const { code } = await mailed(app, 'verification-code');
      return { input: { email, code, verifyToken }, token };
    },
    usesUp: true,
  },
  requestPasswordReset: { ready: visitor({ email: 'ana@flexa.test' }), adds: true },
  confirmPasswordReset: {
    ready: async (app) => {
      await done(app, 'requestPasswordReset', { email: 'ana@flexa.test' }, null);
      const { code } = await mailed(app, 'password-reset');
      return { input: { code, password: 'Harbour-4-lights' }, token: null };
    },
    usesUp: true,
  },
  changeAddress: { ready: owner({ uid: 'owner', email: 'next@flexa.test' }), adds: true },
  ...SECURITY_CASES,
  ...SEAT_CASES,
  createTheme: { ready: owner(THEME), adds: true },
  updateTheme: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      const { id } = await done(app, 'createTheme', THEME, token);
      return { input: { id, name: 'Reds', theme: THEME.theme }, token };
    },
    adds: true,
  },
  deleteTheme: {
    ready: async (app) => {
      const { token } = await app.person('owner');
      const { id } = await done(app, 'createTheme', THEME, token);
      return { input: { id }, token };
    },
  },
  emailTheme: { ready: visitor({ email: 'ana@example.com', theme: THEME.theme }), adds: true },
  createTicket: { ready: visitor(LETTER), adds: true },
  joinWaitList: { ready: visitor({ email: 'ana@example.com', product: 'suite' }) },
  exportAuditCsv: {
    ready: async (app) => ({
      input: { month: '2026-11' },
      token: (await app.person('boss', true)).token,
    }),
    adds: true,
  },
  exportUsersCsv: {
    ready: async (app) => ({ input: {}, token: (await app.person('boss', true)).token }),
    adds: true,
  },
  revokeLicense: {
    ready: async (app) => {
      await app.person('owner');
      const { token } = await app.person('boss', true);
      const { id } = await done(app, 'buyLicense', wish('owner'), token);
      return { input: { id, reason: 'Sent back' }, token };
    },
  },
  updateOffer: {
    ready: async (app) => {
      const { token } = await app.person('boss', true);
      return { input: EXAMPLES.updateOffer.input, token };
    },
  },
  updateTicket: {
    ready: async (app) => {
      await done(app, 'createTicket', LETTER, null);
      const { token } = await app.person('boss', true);
      const [ticket] = (await app.get('listTickets', app.caller('boss', { isAdmin: true }), {}))
        .data;
      return { input: { id: ticket?.id, state: 'closed' }, token };
    },
    adds: true,
  },
  repeatMail: {
    ready: async (app) => {
      const paid = await paidSession(app);
      const { sessionId } = paid;
      await done(app, 'checkSession', { sessionId, planId: 'charts-3m' }, paid.token);
      const mail = app.db.doc(`mail/receipt-${sessionId}`);
      await mail.update({ state: 'sent', nextAttemptAt: null });
      const { token } = await app.person('boss', true);
      return { input: { uid: 'owner', id: mail.id, requestId: REQUEST }, token };
    },
  },
  notifyWaitList: {
    ready: async (app) => {
      await done(app, 'joinWaitList', { email: 'ana@example.com', product: 'suite' }, null);
      const { token } = await app.person('boss', true);
      return { input: { product: 'suite' }, token };
    },
  },
};
