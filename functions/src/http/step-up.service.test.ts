import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { sampleList } from '@flexa/testing/sample';
import { operationList, type OperationName, operations } from '@flexa/contracts/operations';
import { issueStepUpToken } from '../accounts/passkeys/step-up-token';
import { createTestApp, type TestApp } from '../testing/test-app';

/** Operations that change rights, money or a way to sign in, or export data. */
const ASKS = operationList.filter(({ stepUp }) => stepUp).map(({ name }) => name as OperationName);

const OLD = { signedInAgo: 16 * 60 };
const FRESH = { signedInAgo: 60 };
const REQUIRED = { status: 403, body: { code: 'step-up-required' } };

/** Builds an input for which the operation requires a proof. */
function buildInput(name: OperationName, owner: string): Record<string, unknown> {
  const input = { ...operations[name].example.input } as Record<string, unknown>;
  const { access } = operations[name];
  if ('owner' in access) input[access.owner] = owner;
  if (name === 'updateUser') return { id: owner, disabled: false };
  if (name === 'deleteUser') return { id: owner, uid: owner };
  if (name === 'updateTicket') return { id: 'ticket', version: 1, answer: 'Hello' };
  return input;
}

async function setUp(mode: 'monitor' | 'enforce') {
  const app = await createTestApp({}, { STEP_UP: mode });
  await Promise.all([app.person('ada', true), app.person('bea', true), app.person('nora')]);
  return app;
}

const createToken = (app: TestApp, uid: string, options: { signedInAgo: number }) =>
  app.createToken(uid, `${uid}@flexa.test`, options);

/** Issues a proof for the sign-in of that token. */
async function issueProof(app: TestApp, token: string) {
  const { sub = '', auth_time: at } = decodeJwt<{ auth_time: number }>(token);
  const bearer = { uid: sub, signedInAt: new Date(at * 1000) };
  return { 'X-Step-Up': (await issueStepUpToken(app.platform, bearer)).token };
}

/** Operations that people may also call for themselves, and that change rights, money or a way to sign in. */
const OWN_AND_STAFF = [
  'updateUser',
  'deleteUser',
  'exportUser',
  'buyLicense',
  'removePasskey',
  'renewRecoveryCodes',
  'changeAddress',
  'changePassword',
  'giveSeats',
  'takeSeatBack',
  'updateTeam',
  'setTeamMember',
  'transferTeam',
  'updateTicket',
] as const satisfies OperationName[];

test.each(OWN_AND_STAFF)('%s requires a fresh proof from staff', (name) => {
  expect(ASKS).toContain(name);
});

test('every operation only for admins requires a fresh proof', () => {
  const admins = operationList.filter(({ access }) => access.kind === 'admin');
  expect(admins.length).toBeGreaterThan(0);
  expect(ASKS).toEqual(expect.arrayContaining(admins.map(({ name }) => name)));
});

const isOfOneself = (name: OperationName) => operations[name].access.kind === 'self';

describe('enforced step-up for an admin', () => {
  test.each(ASKS)(
    'an admin must show a passkey for %s, however fresh the sign-in',
    async (name) => {
      const app = await setUp('enforce');
      const input = buildInput(name, isOfOneself(name) ? 'ada' : 'nora');
      for (const options of [OLD, FRESH]) {
        expect(await app.ask(name, input, createToken(app, 'ada', options))).toMatchObject(
          REQUIRED,
        );
      }
      const token = createToken(app, 'ada', OLD);
      const ofAnother = await issueProof(app, createToken(app, 'bea', OLD));
      expect(await app.ask(name, input, token, ofAnother)).toMatchObject(REQUIRED);
      const own = await issueProof(app, token);
      expect(await app.ask(name, input, token, own)).not.toMatchObject(REQUIRED);
    },
  );
});

describe('monitored step-up', () => {
  test.each(sampleList(ASKS, 1 / 4))(
    'monitoring accepts a missing proof and refuses a false one for %s',
    async (name) => {
      const app = await setUp('monitor');
      const input = buildInput(name, isOfOneself(name) ? 'ada' : 'nora');
      const token = createToken(app, 'ada', OLD);
      expect(await app.ask(name, input, token, { 'X-Step-Up': 'made-up' })).toMatchObject(REQUIRED);
      expect(await app.ask(name, input, token)).not.toMatchObject(REQUIRED);
    },
  );
});

describe('enforced step-up for a customer', () => {
  test.each(['exportUser', 'removePasskey', 'renewRecoveryCodes'] as const)(
    'a customer needs a sign-in of the last fifteen minutes or a passkey for %s',
    async (name) => {
      const app = await setUp('enforce');
      const input = buildInput(name, 'nora');
      const old = createToken(app, 'nora', OLD);
      expect(await app.ask(name, input, old)).toMatchObject(REQUIRED);
      const fresh = await app.ask(name, input, createToken(app, 'nora', FRESH));
      expect(fresh).not.toMatchObject(REQUIRED);
      const proof = await issueProof(app, old);
      expect(await app.ask(name, input, old, proof)).not.toMatchObject(REQUIRED);
    },
  );

  test('a customer needs no passkey to change the address or the password, or to delete the account', async () => {
    const app = await setUp('enforce');
    const old = createToken(app, 'nora', OLD);
    const fresh = createToken(app, 'nora', FRESH);
    const email = 'next@flexa.test';
    const password = 'Harbour-4-lights';
    for (const [name, input] of [
      ['changeAddress', { uid: 'nora', email }],
      ['changePassword', { uid: 'nora', password }],
      ['deleteUser', { id: 'nora' }],
    ] as const) {
      expect(await app.ask(name, input, old)).toMatchObject({
        body: { code: 'recent-sign-in-required' },
      });
    }
    const other = { uid: 'nora', email: 'other@flexa.test' };
    expect(await app.ask('changeAddress', other, fresh)).toMatchObject({ status: 200 });
    expect(await app.ask('deleteUser', { id: 'nora' }, fresh)).toMatchObject({ status: 200 });
  });

  test('a customer manages their own team with any sign-in', async () => {
    const app = await setUp('enforce');
    const token = createToken(app, 'nora', OLD);
    const team = { id: 'nora', name: 'Lindqvist AB' };
    expect(await app.ask('updateTeam', team, token)).toMatchObject({ status: 200 });
  });

  test('a customer buys and changes their own name with any sign-in', async () => {
    const app = await setUp('enforce');
    const token = createToken(app, 'nora', OLD);
    const buy = { ...operations.buyLicense.example.input, uid: 'nora' };
    expect(await app.ask('buyLicense', buy, token)).toMatchObject({ status: 201 });
    const rename = { id: 'nora', name: 'Nora Lind' };
    expect(await app.ask('updateUser', rename, token)).toMatchObject({ status: 200 });
  });
});

test('enforced step-up: support shows a passkey before an answer, and changes nobody’s rights', async () => {
  const app = await setUp('enforce');
  await app.person('sam', false, true);
  const token = createToken(app, 'sam', FRESH);
  const answer = buildInput('updateTicket', 'nora');
  expect(await app.ask('updateTicket', answer, token)).toMatchObject(REQUIRED);
  const proof = await issueProof(app, token);
  expect(await app.ask('updateTicket', answer, token, proof)).toMatchObject({ status: 404 });
  const rights = { id: 'sam', isAdmin: true };
  expect(await app.ask('updateUser', rights, token, proof)).toMatchObject({ status: 400 });
});

test('enforced step-up: an admin shows a passkey before deleting their own account', async () => {
  const app = await setUp('enforce');
  const token = createToken(app, 'ada', FRESH);
  expect(await app.ask('deleteUser', { id: 'ada' }, token)).toMatchObject(REQUIRED);
  const proof = await issueProof(app, token);
  expect(await app.ask('deleteUser', { id: 'ada' }, token, proof)).toMatchObject({ status: 200 });
});

test('an operation checks the caller’s rights first, then the input, then the proof', async () => {
  const app = await setUp('enforce');
  const token = createToken(app, 'ada', OLD);
  const wrong = { ...operations.updateOffer.example.input, userCount: -1 };
  expect(await app.ask('updateOffer', wrong, token)).toMatchObject({ status: 400 });
  const stranger = createToken(app, 'nora', OLD);
  expect(await app.ask('exportUsersCsv', {}, stranger)).toMatchObject({
    status: 403,
    body: { code: 'permission-denied' },
  });
});
