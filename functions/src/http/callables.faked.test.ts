import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { exportSPKI, generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallableName } from '@flexa/contracts/operation';
import { parseConfig } from '../platform/config';
import type { Platform } from '../platform/platform';
import { testEnvironment } from '../platform/test-environment';
import { issueEmailToken } from '../accounts/verification/email-token';
import { callables } from './callables';
import { listenLocally, readPort, serve } from './test-server';

/**
 * Callables as in production: behind Google's functions framework, with firebase-functions
 * verifying tokens against Google's keys, which the Functions emulator skips. A local server
 * replaces the two Google endpoints involved: the public keys and the account.
 */
const PROJECT = 'flexa-callables';
const KEY_ID = 'google-1';
const EMAIL = 'ines@flexa.test';

const stub = vi.hoisted(() => ({
  platform: {},
  handled: [] as { name: string; input: unknown; caller: unknown }[],
}));

vi.mock('../platform/platform', () => ({ getPlatform: () => stub.platform }));

vi.mock('../compose', () => {
  const answers: Record<string, unknown> = {
    sendVerificationCode: { verifyToken: 'verify' },
    verifyCode: { customToken: 'custom' },
    listOrders: { data: [] },
    getPayloadKeySet: { keys: [] },
  };
  const stubHandler = (name: string) => async (context: { input: unknown; caller: unknown }) => {
    stub.handled.push({ name, ...context });
    return answers[name];
  };
  return {
    processServices: () => ({}),
    composeHandlers: () =>
      Object.fromEntries(Object.keys(answers).map((name) => [name, stubHandler(name)])),
  };
});

let app: App;
let google: Server;
type Key = GenerateKeyPairResult['privateKey'];
let privateKey: Key;

/** Redirects the Admin SDK's requests to Google to this test's server. */
class ToTestServer extends Agent {
  override createConnection() {
    return connect(readPort(google), '127.0.0.1');
  }
}

beforeAll(async () => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  privateKey = keys.privateKey;
  const publicKey = await exportSPKI(keys.publicKey);
  google = await listenLocally(
    createServer((request: IncomingMessage, response: ServerResponse) => {
      const isAccount = request.url?.endsWith('/accounts:lookup');
      const body = isAccount
        ? { users: [{ localId: 'me', email: EMAIL, validSince: '0' }] }
        : { [KEY_ID]: publicKey };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    }),
  );
  app = initializeApp({
    projectId: PROJECT,
    httpAgent: new ToTestServer(),
    credential: { getAccessToken: async () => ({ access_token: 'local', expires_in: 3600 }) },
  });
  stub.platform = {
    config: parseConfig({
      ...testEnvironment(PROJECT),
      FUNCTIONS_EMULATOR: 'false',
      PORTAL_ENVIRONMENT: 'production',
      PORTAL_URL_PRODUCTION: 'https://portal.example',
    }),
    auth: getAuth(app),
    clock: () => new Date(),
    log: { info: () => undefined, error: () => undefined },
    newId: () => 'id',
    db: {
      collection: () => ({ withConverter: () => ({ doc: () => ({}) }) }),
      runTransaction: async () => undefined,
    },
  };
});

afterAll(async () => {
  google.close();
  await deleteApp(app);
});

beforeEach(() => {
  stub.handled.length = 0;
});

/** Creates an ID token of this project, with these changes. */
function createIdToken(changes: { audience?: string; key?: Key } = {}): Promise<string> {
  const { audience = PROJECT, key = privateKey } = changes;
  return new SignJWT({
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'custom', identities: {} },
  })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
    .setIssuer(`https://securetoken.google.com/${audience}`)
    .setAudience(audience)
    .setSubject('me')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
}

const emailToken = (email = EMAIL) => issueEmailToken(stub.platform as Platform, email);

async function send(name: CallableName, data: unknown, token?: string) {
  const port = await serve(name, callables[name]);
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

const sendCode = (input: object, token?: string) =>
  send('verification', { operation: 'sendVerificationCode', input }, token);

const listOrders = (token: string) =>
  send('licenses', { operation: 'listOrders', input: { uid: 'me' } }, token);

const expectRefusal = (status: string) => ({
  error: expect.objectContaining({ status }) as unknown,
});

/** Matches a rejection that names exactly these fields. */
const expectRefusedFields = (...fields: string[]) =>
  expectRefusedWith('INVALID_ARGUMENT', {
    code: 'invalid-argument',
    details: fields.map((field) => expect.objectContaining({ field }) as unknown),
  });

const expectRefusedWith = (status: string, details: object) => ({
  error: expect.objectContaining({
    status,
    details: expect.objectContaining(details) as unknown,
  }) as unknown,
});

test.each([
  ['sendVerificationCode', { email: EMAIL }, { verifyToken: 'verify' }],
  ['verifyCode', { email: EMAIL, code: '123456', verifyToken: 'v' }, { customToken: 'custom' }],
] as const)('%s takes the e-mail token with its input', async (operation, input, result) => {
  const token = await emailToken();
  const answer = await send('verification', { operation, input: { ...input, token } });
  expect(answer).toEqual({ status: 200, body: { result } });
  expect(stub.handled).toEqual([{ name: operation, input, caller: { email: EMAIL } }]);
});

test.each([
  ['without a token', undefined],
  ['with a false one', 'a.b.c'],
  ['with a number', 5],
])('sendVerificationCode %s is refused', async (_case, token) => {
  const answer = await sendCode({ email: EMAIL, token });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(expectRefusal('UNAUTHENTICATED'));
  expect(stub.handled).toEqual([]);
});

test('an ID token is not accepted as an e-mail token', async () => {
  const answer = await sendCode({ email: EMAIL, token: await createIdToken() });
  expect(answer.status).toBe(401);
  expect(stub.handled).toEqual([]);
});

test('firebase-functions itself refuses an e-mail token in the header', async () => {
  const answer = await sendCode({ email: EMAIL }, await emailToken());
  expect(answer.status).toBe(401);
  expect(stub.handled).toEqual([]);
});

test('the caller of a callable is the sign-in that Google signed', async () => {
  const answer = await listOrders(await createIdToken());
  expect(answer).toEqual({ status: 200, body: { result: { data: [] } } });
  expect(stub.handled).toMatchObject([{ name: 'listOrders', caller: { uid: 'me', email: EMAIL } }]);
});

test('a callable refuses a sign-in of another project or with another signature', async () => {
  const { privateKey: foreign } = await generateKeyPair('RS256');
  for (const token of [
    await createIdToken({ audience: 'other' }),
    await createIdToken({ key: foreign }),
  ]) {
    const answer = await listOrders(token);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(expectRefusal('UNAUTHENTICATED'));
  }
  expect(stub.handled).toEqual([]);
});

test.each([[{}], [null], [undefined]])(
  'a public operation without fields takes the input %s and no token',
  async (input) => {
    const answer = await send('verification', { operation: 'getPayloadKeySet', input });
    expect(answer).toEqual({ status: 200, body: { result: { keys: [] } } });
  },
);

test('a public operation has no field for a token', async () => {
  const input = { token: 'x' };
  const answer = await send('verification', { operation: 'getPayloadKeySet', input });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(expectRefusedFields('token'));
});

describe('callable with an operation that the function does not serve', () => {
  test.each([
    ['of another callable function', { operation: 'getPayloadKeySet', input: {} }],
    ['of its capability, but served only over HTTPS', { operation: 'orderByInvoice', input: {} }],
    ['that does not exist', { operation: 'toString', input: {} }],
    ['that is no text', { operation: 5, input: {} }],
    ['that is missing', { input: { uid: 'me' } }],
    ['in data that is a text', 'listOrders'],
    ['in data that is a list', ['listOrders']],
    ['in no data', null],
  ])('a callable rejects an operation %s and names the field', async (_case, data) => {
    const answer = await send('licenses', data, await createIdToken());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(expectRefusedFields('operation'));
    expect(stub.handled).toEqual([]);
  });

  test('a callable rejects an unknown operation without a sign-in too', async () => {
    const answer = await send('users', { operation: 'listOrders', input: { uid: 'me' } });
    expect(answer.body).toEqual(expectRefusedFields('operation'));
  });
});

describe('callable with an invalid input', () => {
  test.each([
    ['an unknown field', { input: { uid: 'me', x: 1 } }, 'x'],
    ['an input that is a text', { input: 'me' }, 'input'],
    ['an input that is a list', { input: ['me'] }, 'input'],
    ['a field beside operation and input', { input: { uid: 'me' }, uid: 'me' }, 'uid'],
  ])('a callable rejects %s and names the field', async (_case, sent, field) => {
    const answer = await send(
      'licenses',
      { operation: 'listOrders', ...sent },
      await createIdToken(),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(expectRefusedFields(field));
    expect(stub.handled).toEqual([]);
  });
});

describe('access check of a callable', () => {
  const wrong = { uid: 'other', x: 1 };

  test.each([[wrong], ['text']])(
    'a callable refuses a caller without a sign-in before reading the input %j',
    async (input) => {
      const answer = await send('licenses', { operation: 'listOrders', input });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(
        expectRefusedWith('UNAUTHENTICATED', { code: 'unauthenticated' }),
      );
    },
  );

  test('a callable refuses another person’s sign-in before reading the input', async () => {
    const data = { operation: 'listOrders', input: wrong };
    const answer = await send('licenses', data, await createIdToken());
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(
      expectRefusedWith('PERMISSION_DENIED', { code: 'permission-denied' }),
    );
    expect(stub.handled).toEqual([]);
  });
});

test('data of a depth of 100,000 is refused as the caller’s fault', async () => {
  const port = await serve('deep', callables.verification);
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(expectRefusal('INVALID_ARGUMENT'));
  expect(stub.handled).toEqual([]);
});
