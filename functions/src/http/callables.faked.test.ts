import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { exportSPKI, generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OperationName } from '@flexa/contracts/routes';
import { parseConfig } from '../platform/config';
import type { Platform } from '../platform/platform';
import { testEnvironment } from '../platform/test-environment';
import { issueEmailToken } from '../verification/email-token';
import { callable } from './callables';
import { listening, portOf, serve } from './test-server';

/**
 * Callables as in production: Google's functions framework in front, and firebase-functions judges
 * the token of a call by Google's keys, which the Functions emulator leaves out. A server here stands
 * in for the two addresses of Google's that are asked: its public keys, and the account.
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
  const handler = (name: string) => async (context: { input: unknown; caller: unknown }) => {
    stub.handled.push({ name, ...context });
    return answers[name];
  };
  return {
    processServices: () => ({}),
    composeHandlers: () =>
      Object.fromEntries(Object.keys(answers).map((name) => [name, handler(name)])),
  };
});

let app: App;
let google: Server;
type Key = GenerateKeyPairResult['privateKey'];
let privateKey: Key;

/** Leads what the Admin SDK asks of Google to the server of this test. */
class ToTestServer extends Agent {
  override createConnection() {
    return connect(portOf(google), '127.0.0.1');
  }
}

beforeAll(async () => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  privateKey = keys.privateKey;
  const publicKey = await exportSPKI(keys.publicKey);
  google = await listening(
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

/** An ID token of this project, or one that differs from it. */
function idToken(changes: { audience?: string; key?: Key } = {}): Promise<string> {
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

async function call(name: OperationName, data: unknown, token?: string) {
  const port = await serve(name, callable(name));
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

const refused = (status: string) => ({ error: expect.objectContaining({ status }) as unknown });

test.each([
  ['sendVerificationCode', { email: EMAIL }, { verifyToken: 'verify' }],
  ['verifyCode', { email: EMAIL, code: '123456', verifyToken: 'v' }, { customToken: 'custom' }],
] as const)('%s takes the e-mail token with the data', async (name, input, result) => {
  const answer = await call(name, { ...input, token: await emailToken() });
  expect(answer).toEqual({ status: 200, body: { result } });
  expect(stub.handled).toEqual([{ name, input, caller: { email: EMAIL } }]);
});

test.each([
  ['without a token', undefined],
  ['with a false one', 'a.b.c'],
  ['with a number', 5],
])('sendVerificationCode %s is refused', async (_what, token) => {
  const answer = await call('sendVerificationCode', { email: EMAIL, token });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(refused('UNAUTHENTICATED'));
  expect(stub.handled).toEqual([]);
});

test('an ID token is no e-mail token', async () => {
  const answer = await call('sendVerificationCode', { email: EMAIL, token: await idToken() });
  expect(answer.status).toBe(401);
  expect(stub.handled).toEqual([]);
});

test('firebase-functions itself refuses an e-mail token in the header', async () => {
  const answer = await call('sendVerificationCode', { email: EMAIL }, await emailToken());
  expect(answer.status).toBe(401);
  expect(stub.handled).toEqual([]);
});

test('a sign-in that Google signed is the caller', async () => {
  const answer = await call('listOrders', { uid: 'me' }, await idToken());
  expect(answer).toEqual({ status: 200, body: { result: { data: [] } } });
  expect(stub.handled).toMatchObject([{ name: 'listOrders', caller: { uid: 'me', email: EMAIL } }]);
});

test('a sign-in of another project, or that someone else signed, is refused', async () => {
  const { privateKey: foreign } = await generateKeyPair('RS256');
  for (const token of [await idToken({ audience: 'other' }), await idToken({ key: foreign })]) {
    const answer = await call('listOrders', { uid: 'me' }, token);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(refused('UNAUTHENTICATED'));
  }
  expect(stub.handled).toEqual([]);
});

test('a public operation needs no token, and has no field of that name', async () => {
  expect((await call('getPayloadKeySet', {})).status).toBe(200);
  expect((await call('getPayloadKeySet', { token: 'x' })).status).toBe(400);
});

test('data of a depth of 100,000 is refused as the fault of the caller', async () => {
  const port = await serve('deep', callable('getPayloadKeySet'));
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(refused('INVALID_ARGUMENT'));
  expect(stub.handled).toEqual([]);
});
