import { describe, expect, test, vi } from 'vitest';
import type { OperationName } from '@flexa/contracts/operations';
import { sampleList } from '@flexa/testing/sample';
import { readEverything, findUnparsedDocuments } from '../testing/stored-data';
import { injectFaults, injectAuthFaults } from '../testing/faults';
import { createTestApp, type TestApp } from '../testing/test-app';

const PASSWORD = 'Harbour-4-lights';
const EMAIL = 'nora@flexa.test';

type Input = Record<string, unknown>;

interface Call {
  input: Input;
  token: string | null;
}

/** A call that makes the identity service change something. */
interface AccountCase {
  operation: OperationName;
  ready(app: TestApp): Promise<Call>;
  /** Repeats the request, with a new proof if one was used up; missing if that would be another sign-in. */
  again?(app: TestApp, first: Call): Promise<Call>;
}

const repeatFirst: AccountCase['again'] = async (_app, first) => first;

async function readNewestMail({ db }: TestApp, template: string): Promise<Record<string, string>> {
  const found = await db.collection('mail').where('content.template', '==', template).get();
  const newest = found.docs.toSorted((a, b) =>
    b.createTime.valueOf().localeCompare(a.createTime.valueOf()),
  );
  return (newest[0]?.get('content.data') ?? {}) as Record<string, string>;
}

/** Someone who signed up with an address and a password and never proved it. */
async function signUpStranger(app: TestApp) {
  await app.auth.createUser({ uid: 'nora', email: EMAIL, password: 'Stranger-123' });
  const caller = app.caller('nora', { emailVerified: false });
  await app.get('createUser', caller, { name: 'Sam' });
  return caller;
}

async function prepareCode(app: TestApp): Promise<Call> {
  const { verifyToken } = await app.get('sendVerificationCode', { email: EMAIL }, { email: EMAIL });
  const { code: digits } = await readNewestMail(app, 'verification-code');
  return { input: { email: EMAIL, code: digits, verifyToken }, token: await app.emailToken(EMAIL) };
}

async function reset(app: TestApp): Promise<Call> {
  await app.get('requestPasswordReset', { email: EMAIL }, { email: EMAIL });
  const { code: link } = await readNewestMail(app, 'password-reset');
  return { input: { code: link, password: PASSWORD }, token: null };
}

async function prepareVerification(app: TestApp, proof: (app: TestApp) => Input): Promise<Call> {
  const caller = app.caller('nora', { emailVerified: false });
  await app.get('requestVerification', caller, { email: EMAIL });
  const { code: link } = await readNewestMail(app, 'verify-address');
  return { input: { code: link, ...proof(app) }, token: null };
}

const buildSessionInput = (app: TestApp): Input => ({
  session: app.createToken('nora', EMAIL),
});

/** An account that a provider signs in to, and what its token says. */
async function prepareProviderAccount(
  app: TestApp,
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
  const token = app.createToken('nora', EMAIL, { claims: { firebase, email_verified: true } });
  return { input: { name: 'Nora' }, token };
}

const prepareRights =
  (changes: Input, wasAdmin = false): AccountCase['ready'] =>
  async (app) => {
    await app.person('nora', wasAdmin);
    const { token } = await app.person('boss', true);
    return { input: { id: 'nora', ...changes }, token };
  };

const ACCOUNT_CASES: Record<string, AccountCase> = {
  'a right given': {
    operation: 'updateUser',
    ready: prepareRights({ isAdmin: true }),
    again: repeatFirst,
  },
  'a right taken': {
    operation: 'updateUser',
    ready: prepareRights({ isAdmin: false }, true),
    again: repeatFirst,
  },
  'a right given in place of another': {
    operation: 'updateUser',
    ready: prepareRights({ isSupport: true }, true),
    again: repeatFirst,
  },
  'a person disabled': {
    operation: 'updateUser',
    ready: prepareRights({ disabled: true }),
    again: repeatFirst,
  },
  'an admin disabled': {
    operation: 'updateUser',
    ready: prepareRights({ disabled: true, isAdmin: false }, true),
    again: repeatFirst,
  },
  'a new name': {
    operation: 'updateUser',
    ready: prepareRights({ name: 'Nora Lind' }),
    again: repeatFirst,
  },
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
  'a sign-up by code': { operation: 'verifyCode', ready: prepareCode, again: prepareCode },
  'a take-over by code': {
    operation: 'verifyCode',
    ready: async (app) => (await signUpStranger(app), prepareCode(app)),
    again: prepareCode,
  },
  'a sign-up by reset': { operation: 'confirmPasswordReset', ready: reset, again: reset },
  'a take-over by reset': {
    operation: 'confirmPasswordReset',
    ready: async (app) => (await signUpStranger(app), reset(app)),
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
    ready: async (app) => (await signUpStranger(app), prepareVerification(app, buildSessionInput)),
    again: repeatFirst,
  },
  'an address confirmed with a password': {
    operation: 'confirmAddress',
    ready: async (app) => (
      await signUpStranger(app),
      prepareVerification(app, () => ({ password: PASSWORD }))
    ),
  },
  'an address changed': {
    operation: 'confirmAddress',
    ready: async (app) => {
      await app.person('nora');
      const account = await app.auth.getUser('nora');
      const validSince = Date.parse(account.tokensValidAfterTime ?? '') / 1000 || 0;
      const caller = app.caller('nora', { validSince, signedInAt: new Date() });
      await app.get('changeAddress', caller, { uid: 'nora', email: 'next@flexa.test' });
      const { code: link } = await readNewestMail(app, 'change-address');
      return { input: { code: link, ...buildSessionInput(app) }, token: null };
    },
  },
  'a first sign-in by Google': {
    operation: 'createUser',
    ready: (app) => prepareProviderAccount(app, 'google.com', {}),
    again: repeatFirst,
  },
  'a first sign-in by Microsoft': {
    operation: 'createUser',
    ready: (app) => prepareProviderAccount(app, 'microsoft.com', {}),
    again: repeatFirst,
  },
  'a take-over by Google': {
    operation: 'createUser',
    ready: (app) =>
      prepareProviderAccount(app, 'google.com', { password: 'Stranger-123', name: 'Sam' }),
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

const HOUR = 60 * 60 * 1000;
const CASES = Object.entries(ACCOUNT_CASES);
/** Share of the cases in a partial run. */
const SHARE = 0.15;

async function prepareCase({ operation, ready, again }: AccountCase) {
  let passed = 0;
  const lines: string[] = [];
  const app = await createTestApp({
    clock: () => new Date(Date.now() + passed),
    log: {
      info: (event) => lines.push(`info ${event}`),
      error: (event) => lines.push(`error ${event}`),
    },
  });
  const first = await ready(app);
  return {
    app,
    lines,
    ask: () => app.ask(operation, first.input, first.token),
    askAgain:
      again &&
      (async () => {
        const { input, token } = await again(app, first);
        return app.ask(operation, input, token);
      }),
    /** Runs the hourly jobs an hour later. */
    async work() {
      passed = HOUR;
      await app.services.jobs.finishSignIns();
      await app.services.jobs.cleanUp();
      passed = 0;
    },
  };
}

type App = Awaited<ReturnType<typeof prepareCase>>['app'];

/** Reads accounts and profiles only: repeating a call sends two mails, and the second attempt sends the welcome. */
async function readPeople({ db, auth }: App): Promise<string[]> {
  const all = await readEverything(db, auth);
  const known = all.filter((line) => /^(account|users\/\w+) /.test(line));
  return known.map((line) => line.replace('["awaitsWelcome",true],', ''));
}

/** Describes everything that is half-done. */
async function describeHalfDone({ db, auth }: App): Promise<string[]> {
  const found: string[] = [];
  const accounts = (await auth.listUsers()).users;
  for (const { uid, customClaims = {}, disabled } of accounts) {
    if (customClaims['settling']) found.push(`${uid} is being taken over`);
    const profile = (await db.doc(`users/${uid}`).get()).data();
    if (disabled !== (profile?.['disabled'] ?? false))
      found.push(`${uid} is disabled in one alone`);
    for (const [field, claim] of [
      ['isAdmin', 'admin'],
      ['isSupport', 'support'],
    ] as const) {
      const isHeld = customClaims[claim] === true;
      if (profile && (profile[field] === true) !== isHeld)
        found.push(`${uid}: ${field} in one alone`);
    }
  }
  const uids = accounts.map(({ uid }) => uid);
  const profiles = (await db.collection('users').listDocuments()).map(({ id }) => id);
  found.push(...profiles.filter((id) => !uids.includes(id)).map((id) => `${id} can’t sign in`));
  for (const { data } of (await db.collection('mail').get()).docs.map((mail) => ({
    data: mail.data(),
  }))) {
    const { content, to } = data as { content: { data: { news?: string } }; to: string };
    const isThere = accounts.some(({ email }) => email === to);
    if (content.data.news === 'account-deleted' && isThere)
      found.push(`${to} was told of a deletion`);
  }
  for (const name of ['signInChanges', 'passwordChanges']) {
    const left = (await db.collection(name).get()).size;
    if (left > 0) found.push(`${left} in ${name}`);
  }
  return [...found, ...(await findUnparsedDocuments(db))];
}

/**
 * Makes the call without faults. Returns the resulting state and the number of writes to either
 * service.
 */
async function runWithoutFaults(each: AccountCase) {
  const { app, ask } = await prepareCase(each);
  const db = injectFaults(app.db);
  db.refusing(Infinity);
  const heal = injectAuthFaults(app.auth, Infinity);
  const { status, body } = await ask();
  const [changes, writes] = [heal(), db.heal()];
  expect([200, 201, 401], JSON.stringify(body)).toContain(status);
  return { after: await readPeople(app), changes, writes, halves: await describeHalfDone(app) };
}

const SERVICES = {
  'the identity service': (app: App, n: number) => injectAuthFaults(app.auth, n),
  Firestore: (app: App, n: number) => {
    const fault = injectFaults(app.db);
    fault.refusing(n);
    return fault.heal;
  },
};

describe.each(Object.keys(SERVICES) as (keyof typeof SERVICES)[])('failure of %s', (service) => {
  test.each(sampleList(CASES, SHARE))(
    'the jobs complete an interrupted %s within the hour, and it can be requested again',
    async (_name, each) => {
      const whole = await runWithoutFaults(each);
      expect(whole.halves).toEqual([]);
      expect(whole.changes).toBeGreaterThan(0);
      const faults = service === 'Firestore' ? whole.writes : whole.changes;
      const all = Array.from({ length: faults }, (_, i) => i + 1);
      for (const n of sampleList(all, 1 / 2)) {
        const { app, ask, askAgain, work } = await prepareCase(each);
        const heal = SERVICES[service](app, n);
        const failed = await ask();
        heal();
        const message = `change ${n} of ${faults}: ${failed.status}`;
        await work();
        expect(await describeHalfDone(app), message).toEqual([]);
        if (failed.status < 500) expect(await readPeople(app), message).toEqual(whole.after);
        if (!askAgain) continue;
        const again = await askAgain();
        expect(again.status, `${message}, again: ${JSON.stringify(again.body)}`).toBeLessThan(500);
        expect(await readPeople(app), `${message}, again: ${again.status}`).toEqual(whole.after);
      }
    },
    120_000,
  );
});

test.each([
  ['a person disabled', 2, { disabled: true }],
  ['a right taken', 3, { disabled: false }],
] as const)(
  'the job ends the sign-ins for the security rules after an interrupted change: %s',
  async (name, fault, { disabled }) => {
    const { app, ask, work } = await prepareCase(ACCOUNT_CASES[name] as AccountCase);
    const readValidSince = async () =>
      ((await app.db.doc('users/nora').get()).get('validSince') ?? 0) as number;
    const before = Math.floor(Date.now() / 1000);
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(before), 5000);
    const heal = injectAuthFaults(app.auth, fault);
    expect((await ask()).status).toBe(500);
    heal();
    const account = await app.auth.getUser('nora');
    expect(account.disabled).toBe(disabled);
    expect(account.customClaims?.['admin']).not.toBe(true);
    expect(await readValidSince()).toBeLessThanOrEqual(before);
    await work();
    expect(await readValidSince()).toBeGreaterThan(before);
  },
);

test.each([
  ['a deletion', 1],
  ['a take-over by reset', 2],
  ['a right taken', 2],
] as const)(
  'the job that finishes %s logs that, and no error',
  async (name, fault) => {
    const { app, ask, work, lines } = await prepareCase(ACCOUNT_CASES[name] as AccountCase);
    const heal = injectAuthFaults(app.auth, fault);
    const { status } = await ask();
    heal();
    expect(status).toBe(500);
    lines.length = 0;
    await work();
    expect(lines).toContain('info change of a sign-in finished');
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  },
  60_000,
);

test('an unreadable change keeps no other waiting', async () => {
  const { app, ask, work } = await prepareCase(ACCOUNT_CASES['a person disabled'] as AccountCase);
  const heal = injectAuthFaults(app.auth, 1);
  expect((await ask()).status).toBe(500);
  heal();
  const unreadable = app.db.doc('signInChanges/rights-aaa');
  await unreadable.set({ startedAt: new Date(0) });
  await work();
  expect((await app.auth.getUser('nora')).disabled).toBe(true);
});
