import { describe, expect, test } from 'vitest';
import { operationList, type OperationName } from '@flexa/contracts/operations';
import { sampleList } from '@flexa/testing/sample';
import { readEverything, findUnparsedDocuments } from '../testing/stored-data';
import { injectFaults } from '../testing/faults';
import { addSeatedLicense } from '../testing/licenses';
import { createTestApp, type TestApp } from '../testing/test-app';
import { DAY } from '../testing/test-portal';

type Input = Record<string, unknown>;

/** A call that moves money or changes an account: prepared once, then repeated at will. */
interface Case {
  operation: OperationName;
  ready(app: TestApp): Promise<{ input: Input; token: string | null }>;
  /** A repeated call adds another one. */
  adds?: true;
  /** The call uses up its proof, and the next one needs a new proof. */
  usesUp?: true;
}

const PASSWORD = 'Harbour-4-lights';
const REQUEST = '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a';
const PLAN = 'charts-3m';

const buildPurchase = (uid: string) => ({
  uid,
  month: 3,
  licenseType: 'standard',
  visualType: 'charts',
  name: 'Nora Lind',
  quantity: 2,
});

const INVOICE_WISH = {
  ...buildPurchase('owner'),
  requestId: '0b8f7a1e-2a0f-4c67-9a7b-6a0d2f1c9e55',
  quantity: 5,
  shownTotal: 30_000,
  billing: {
    company: 'Lindqvist AB',
    email: 'bills@flexa.test',
    address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
  },
};

/** Makes a call that has to succeed. */
async function callSuccessfully(
  app: TestApp,
  name: OperationName,
  input: Input,
  token: string | null,
) {
  const { status, body } = await app.ask(name, input, token);
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as Record<string, string>;
}

async function setUpPaidSession(app: TestApp) {
  const { token } = await app.person('owner');
  const { sessionId = '' } = await callSuccessfully(
    app,
    'buyLicense',
    buildPurchase('owner'),
    token,
  );
  await app.pay(sessionId);
  return { sessionId, token };
}

async function setUpPaidLicense(app: TestApp) {
  const { sessionId, token } = await setUpPaidSession(app);
  await callSuccessfully(app, 'checkSession', { sessionId, planId: PLAN }, token);
  const found = await app.db.collection('licenses').where('userId', '==', 'owner').get();
  return { token, sessionId, license: found.docs[0]?.id ?? '' };
}

/** Creates a paid and unfulfilled order that joins a licence. */
async function setUpPaidJoin(app: TestApp, join: 'renews' | 'addsTo') {
  const { token, license } = await setUpPaidLicense(app);
  const bought = await callSuccessfully(
    app,
    'buyLicense',
    { ...buildPurchase('owner'), [join]: license },
    token,
  );
  await app.pay(bought['sessionId'] ?? '');
  return { input: { sessionId: bought['sessionId'] ?? '', planId: PLAN }, token };
}

/** Creates a buyer of four seats, one of which a person with a profile holds. */
async function setUpTeam(app: TestApp) {
  const { token } = await app.person('buyer');
  const { id } = await addSeatedLicense(app, 4);
  const member = await app.person('member');
  await callSuccessfully(app, 'giveSeats', { id, emails: ['member@flexa.test'] }, token);
  await callSuccessfully(app, 'acceptSeat', { id }, member.token);
  const theme = {
    teamId: 'buyer',
    name: 'Blues',
    theme: { dataColors: ['#123456'] },
    requestId: INVOICE_WISH.requestId,
  };
  const shared = await callSuccessfully(app, 'createTeamTheme', theme, token);
  return { token, member, themeId: shared['id'] };
}

const createAdminToken = async (app: TestApp) => (await app.person('boss', true)).token;

const prepareOwner =
  (input: Input): Case['ready'] =>
  async (app) => ({ input, token: (await app.person('owner')).token });

/** Returns the data of a template's mail. */
async function readMail(app: TestApp, template: string): Promise<Record<string, string>> {
  const found = await app.db.collection('mail').where('content.template', '==', template).get();
  return (found.docs[0]?.get('content.data') ?? {}) as Record<string, string>;
}

const MONEY: Record<string, Case> = {
  'a checkout': {
    operation: 'buyLicense',
    ready: prepareOwner(buildPurchase('owner')),
    adds: true,
  },
  'a licence given by an admin': {
    operation: 'buyLicense',
    ready: async (app) => {
      await app.person('owner');
      return { input: buildPurchase('owner'), token: await createAdminToken(app) };
    },
    adds: true,
  },
  'an order by invoice': { operation: 'orderByInvoice', ready: prepareOwner(INVOICE_WISH) },
  'a paid session': {
    operation: 'checkSession',
    ready: async (app) => {
      const { sessionId, token } = await setUpPaidSession(app);
      return { input: { sessionId, planId: PLAN }, token };
    },
  },
  'a paid renewal': { operation: 'checkSession', ready: (app) => setUpPaidJoin(app, 'renews') },
  'paid seats for a licence': {
    operation: 'checkSession',
    ready: (app) => setUpPaidJoin(app, 'addsTo'),
  },
  'an early start': {
    operation: 'startLicenses',
    ready: async (app) => {
      const { token } = await app.person('owner');
      const { orderId: id } = await callSuccessfully(app, 'orderByInvoice', INVOICE_WISH, token);
      return { input: { id, requestId: REQUEST }, token: await createAdminToken(app) };
    },
  },
  'a withdrawal': {
    operation: 'withdrawOrder',
    ready: async (app) => {
      const { sessionId, token } = await setUpPaidLicense(app);
      return { input: { uid: 'owner', id: sessionId }, token };
    },
  },
  'a refund': {
    operation: 'refundOrder',
    ready: async (app) => {
      const { sessionId } = await setUpPaidLicense(app);
      return { input: { id: sessionId, requestId: REQUEST }, token: await createAdminToken(app) };
    },
  },
  'a refund of one seat': {
    operation: 'refundOrder',
    ready: async (app) => {
      const { sessionId } = await setUpPaidLicense(app);
      return {
        input: { id: sessionId, seats: 1, requestId: REQUEST },
        token: await createAdminToken(app),
      };
    },
  },
  'a revoked licence': {
    operation: 'revokeLicense',
    ready: async (app) => {
      await app.person('owner');
      const token = await createAdminToken(app);
      const { id } = await callSuccessfully(app, 'buyLicense', buildPurchase('owner'), token);
      return { input: { id, reason: 'Sent back' }, token };
    },
  },
  'a team that moves to the owner of another': {
    operation: 'transferTeam',
    ready: async (app) => {
      const { token, member } = await setUpTeam(app);
      await addSeatedLicense(app, 3, { id: 'order-2', userId: 'member' });
      await callSuccessfully(app, 'updateTeam', { id: 'member', name: 'Theirs' }, member.token);
      return { input: { id: 'buyer', email: 'member@flexa.test' }, token };
    },
  },
};

/** Changes at the identity service fail one by one in identity-faults.service.test.ts. */
const ACCOUNTS: Record<string, Case> = {
  'a new profile': {
    operation: 'createUser',
    ready: async (app) => {
      const email = 'new@flexa.test';
      await app.auth.createUser({ uid: 'new', email, emailVerified: true });
      await app.auth.setCustomUserClaims('new', { proved: [email] });
      return { input: { name: 'Nora' }, token: app.createToken('new', email) };
    },
  },
  'a new admin': {
    operation: 'updateUser',
    ready: async (app) => {
      await app.person('owner');
      return {
        input: { id: 'owner', name: 'Nora', isAdmin: true },
        token: await createAdminToken(app),
      };
    },
    // Repeating it adds an entry to the audit.
    adds: true,
  },
  'a deleted account': {
    operation: 'deleteUser',
    ready: async (app) => {
      await app.openOffer('launch', 3, DAY * 4000);
      const { token } = await app.person('owner');
      const claim = { uid: 'owner', month: 1, visualType: 'charts', name: 'Nora' };
      await callSuccessfully(app, 'claimFreeLicense', claim, token);
      const theme = { name: 'Blues', theme: { dataColors: ['#123456'] } };
      await callSuccessfully(app, 'createTheme', theme, token);
      await callSuccessfully(app, 'buyLicense', buildPurchase('owner'), token);
      return { input: { id: 'owner' }, token };
    },
  },
  'a deleted account with a team': {
    operation: 'deleteUser',
    ready: async (app) => {
      const { token } = await setUpTeam(app);
      return { input: { id: 'buyer', team: 'end' }, token };
    },
  },
  'a sign-in by code': {
    operation: 'verifyCode',
    ready: async (app) => {
      const email = 'ana@flexa.test';
      const token = await app.emailToken(email);
      const { verifyToken } = await callSuccessfully(app, 'sendVerificationCode', { email }, token);
      const { code } = await readMail(app, 'verification-code');
      return { input: { email, code, verifyToken }, token };
    },
    usesUp: true,
  },
  'a password reset': {
    operation: 'confirmPasswordReset',
    ready: async (app) => {
      await callSuccessfully(app, 'requestPasswordReset', { email: 'ana@flexa.test' }, null);
      const { code } = await readMail(app, 'password-reset');
      return { input: { code, password: PASSWORD }, token: null };
    },
    usesUp: true,
  },
  'a confirmed address': {
    operation: 'confirmAddress',
    ready: async (app) => {
      const [uid, email] = ['new', 'new@flexa.test'];
      await app.auth.createUser({ uid, email });
      const caller = app.caller(uid, { email, emailVerified: false });
      await app.get('createUser', caller, { name: 'Nora' });
      await app.get('requestVerification', caller, { email });
      const { code } = await readMail(app, 'verify-address');
      return { input: { code, password: PASSWORD }, token: null };
    },
    usesUp: true,
  },
  'a new password': {
    operation: 'changePassword',
    ready: prepareOwner({ uid: 'owner', password: PASSWORD }),
    usesUp: true,
  },
  'a Microsoft account that is taken off': {
    operation: 'connectMicrosoft',
    ready: prepareOwner({ uid: 'owner', identity: null }),
    usesUp: true,
  },
  'the end of all sign-ins': {
    operation: 'endSessions',
    ready: prepareOwner({ uid: 'owner' }),
    usesUp: true,
  },
};

const TEAM_THEMES: Record<string, Case> = {
  'a theme shared with a team': {
    operation: 'createTeamTheme',
    ready: async (app) => {
      const { token } = await setUpTeam(app);
      const theme = { dataColors: ['#654321'] };
      return { input: { teamId: 'buyer', name: 'Reds', theme, requestId: REQUEST }, token };
    },
  },
  'a deleted theme of a team': {
    operation: 'deleteTeamTheme',
    ready: async (app) => {
      const { token, themeId } = await setUpTeam(app);
      return { input: { id: themeId }, token };
    },
    usesUp: true,
  },
};

const CASES = Object.entries({ ...MONEY, ...ACCOUNTS, ...TEAM_THEMES });

test('every operation that moves money at Stripe has a case', () => {
  const moving = operationList.filter(
    ({ method, errors }) => method !== 'get' && errors.includes('payments-busy'),
  );
  const tried = CASES.map(([, { operation }]) => operation);
  expect(tried).toEqual(expect.arrayContaining(moving.map(({ name }) => name)));
});

/** Places and slots are otherwise picked at random. */
const WITHOUT_CHANCE = { randomBelow: () => 0 };

/** Share of the cases in a partial run. */
const SHARE = 0.2;

async function prepare({ ready, operation }: Case) {
  const app = await createTestApp(WITHOUT_CHANCE);
  const { input, token } = await ready(app);
  const fault = injectFaults(app.db);
  const state = () => readEverything(app.db, app.auth);
  return { app, fault, state, ask: () => app.ask(operation, input, token) };
}

/** Returns the state before and after a call without faults, and its number of writes. */
async function runUnharmed(each: Case) {
  const { fault, state, ask } = await prepare(each);
  const before = await state();
  fault.refusing(Infinity);
  const { status } = await ask();
  const writes = fault.heal();
  return { before, after: await state(), status, writes };
}

describe('when a write and all later ones are refused', () => {
  test.each(sampleList(CASES, SHARE))(
    '%s leaves nothing half-written if a write is refused',
    async (_name, each) => {
      const { before, after, status, writes } = await runUnharmed(each);
      expect(status).toBeLessThan(300);
      expect(writes).toBeGreaterThan(0);
      const { adds, usesUp } = each;
      for (let n = 1; n <= writes; n += 1) {
        const { app, fault, state, ask } = await prepare(each);
        fault.refusing(n);
        const failed = await ask();
        fault.heal();
        const half = await state();
        const step = `write ${n} of ${writes}: ${failed.status}`;
        if (failed.status < 500) expect(half, step).toEqual(after);
        if (n === 1) expect(half, step).toEqual(before);
        expect(await findUnparsedDocuments(app.db), step).toEqual([]);
        const again = await ask();
        expect(again.status, `${step}, again: ${JSON.stringify(again.body)}`).toBeLessThan(500);
        // Limits count attempts, and some allow only one a minute.
        if (again.status === 429 || usesUp || (adds && failed.status < 500)) continue;
        expect(await state(), `${step}, again: ${again.status}`).toEqual(after);
      }
    },
  );
});

describe('when the answer to a write is lost', () => {
  test.each(sampleList(CASES, SHARE))(
    '%s is complete after a lost answer, and repeating it changes nothing',
    async (_name, each) => {
      const { after, writes } = await runUnharmed(each);
      const { adds, usesUp } = each;
      for (let n = 1; n <= writes; n += 1) {
        const { app, fault, state, ask } = await prepare(each);
        fault.losing(n);
        const failed = await ask();
        fault.heal();
        const step = `write ${n} of ${writes}: ${failed.status}`;
        expect(await findUnparsedDocuments(app.db), step).toEqual([]);
        const again = await ask();
        expect(again.status, `${step}, again: ${JSON.stringify(again.body)}`).toBeLessThan(500);
        if (again.status === 429 || usesUp || adds) continue;
        expect(await state(), `${step}, again: ${again.status}`).toEqual(after);
      }
    },
  );
});

describe('while Firestore does not answer', () => {
  test.each(sampleList(CASES, SHARE))(
    '%s answers 500 and changes nothing while Firestore does not answer',
    async (_name, each) => {
      const { fault, state, ask } = await prepare(each);
      const before = await state();
      fault.down();
      const { status, body } = await ask();
      fault.heal();
      expect(status, JSON.stringify(body)).toBe(500);
      expect(await state()).toEqual(before);
    },
  );
});
