import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  db,
  newAdmin,
  newForeignAccount,
  newUser,
  newVerifiedUser,
  openFreeOffer,
  project,
  prove,
  signUp,
  tokenFor,
} from '../testing/shared-project';
import { newWord } from '../testing/accounts';
import { type Answer, readAnswer, buildRequest } from '../testing/requests';
import { expectContaining } from '../testing/matchers';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { Request } from 'firebase-functions/v2/https';
import { CALLABLES, type CallableName } from '@flexa/contracts/operation';
import { listCallable, type OperationName } from '@flexa/contracts/operations';
import * as functions from '../entries/callables';
import { testEnvironment } from '../platform/test-environment';

const projectId = String(project.options.projectId);
// The functions make their platform at the first call, from the environment.
Object.assign(process.env, testEnvironment(projectId), {
  FIREBASE_CONFIG: JSON.stringify({ projectId }),
});

type Server = ReturnType<typeof getTestServer>;

const servers = new Map<CallableName, Promise<Server>>();
afterAll(async () => {
  for (const server of await Promise.all(servers.values())) server.close();
});

/** Serves a function as Cloud Functions does, with the same framework. */
function serve(name: CallableName): Promise<Server> {
  // The framework sets `rawBody` before it calls a function; its type leaves that open.
  http(name, (request, response) => functions[name](request as Request, response));
  const server = getTestServer(name).listen(0, '127.0.0.1');
  return new Promise((resolve) => server.once('listening', () => resolve(server)));
}

const CALLABLE_OF = new Map(
  CALLABLES.flatMap((callable) =>
    listCallable(callable).map(({ name }) => [name, callable] as const),
  ),
);

/** Calls an operation at its callable function with the protocol of the SDKs: {data} there, {result} or {error} back. */
async function callOperation(
  operation: OperationName,
  input: unknown,
  token?: string,
): Promise<Answer> {
  const name = CALLABLE_OF.get(operation);
  if (!name) throw new Error(`No callable function serves ${operation}`);
  const serving = servers.get(name) ?? serve(name);
  servers.set(name, serving);
  const { port } = (await serving).address() as AddressInfo;
  const sending = { body: { data: { operation, input } }, ...(token !== undefined && { token }) };
  return readAnswer(await fetch(`http://127.0.0.1:${port}/`, buildRequest('POST', sending)));
}

beforeAll(() => openFreeOffer());

/**
 * The body that the SDK turns into an error: its own status, with our code and fields in the
 * details.
 */
const expectError = (status: string, code: string, more: object = {}) => ({
  error: expectContaining({ status, details: expectContaining({ code, ...more }) }),
});

const expectFields = (...names: string[]) => ({
  details: names.map((field) => expectContaining({ field })),
});

describe('callable function and HTTPS route of an operation', () => {
  test('the callable of createUser answers like its route', async () => {
    const { uid, email, token } = await signUp();
    const made = await callOperation('createUser', { name: 'Nora' }, token);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ result: { uid, email, name: 'Nora' } });
    const again = await callOperation('createUser', { name: 'Other' }, token);
    expect(again.body).toEqual(made.body);
    expect((await call('GET', `/users/${uid}`, { token })).body).toEqual(made.body['result']);
  });

  test('the callable of getUser answers like its route', async () => {
    const { uid, token } = await newUser();
    const route = await call('GET', `/users/${uid}`, { token });
    expect((await callOperation('getUser', { uid }, token)).body).toEqual({ result: route.body });
  });

  test('the callable of listUsers answers like its route', async () => {
    const word = newWord();
    const [admin, user] = [await newAdmin(), await newUser(word)];
    const found = await callOperation('listUsers', { search: word, limit: 5 }, admin.token);
    expect(found.body).toMatchObject({ result: { total: 1, data: [{ uid: user.uid }] } });
    const refused = await callOperation('listUsers', {}, user.token);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual(expectError('PERMISSION_DENIED', 'permission-denied'));
  });

  test('the callable of updateUser answers like its route', async () => {
    const { uid, token } = await newUser();
    const changed = await callOperation('updateUser', { id: uid, name: 'Changed' }, token);
    expect(changed.body).toMatchObject({ result: { name: 'Changed' } });
    const refused = await callOperation('updateUser', { id: uid, isAdmin: true }, token);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual(
      expectError('INVALID_ARGUMENT', 'invalid-argument', expectFields('isAdmin')),
    );
  });

  test('the callable of exportUser answers like its route', async () => {
    const { uid, token } = await newUser();
    const mine = await callOperation('exportUser', { uid }, token);
    expect(mine.body).toMatchObject({ result: { user: { uid }, licenses: [] } });
    const stranger = await newUser();
    const refused = await callOperation('exportUser', { uid }, stranger.token);
    expect(refused.body).toEqual(expectError('PERMISSION_DENIED', 'permission-denied'));
  });

  test('the callable of claimFreeLicense answers like its route', async () => {
    const { uid, token } = await newVerifiedUser();
    const input = { uid, month: 1, visualType: 'charts', name: 'Nora' };
    const made = await callOperation('claimFreeLicense', input, token);
    expect(made.body).toMatchObject({ result: { userId: uid, visualType: 'charts' } });
    const again = await callOperation('claimFreeLicense', input, token);
    expect(again.status).toBe(409);
    expect(again.body).toEqual(expectError('ALREADY_EXISTS', 'already-claimed'));
    const nobody = await signUp();
    await prove(nobody.uid);
    const early = await callOperation(
      'claimFreeLicense',
      { ...input, uid: nobody.uid },
      nobody.token,
    );
    expect(early.status).toBe(404);
    expect(early.body).toEqual(expectError('NOT_FOUND', 'not-found'));
  });

  test('the callable of getLatestOffer answers like its route', async () => {
    const route = await call('GET', '/discount/latest');
    for (const input of [{}, null]) {
      expect((await callOperation('getLatestOffer', input)).body).toEqual({ result: route.body });
    }
  });

  test('the callable of takeOfferPlace answers like its route', async () => {
    const { token } = await newVerifiedUser();
    const taken = await callOperation('takeOfferPlace', {}, token);
    expect(taken.status).toBe(200);
    const route = await call('GET', '/discount/decrement', { token });
    expect(taken.body).toEqual({ result: route.body });
  });

  test('the callable of deleteUser answers like its route', async () => {
    const account = await newForeignAccount();
    const old = tokenFor(account, { signedInAgo: 3600 });
    await callOperation('createUser', { name: 'Nora' }, old);
    const refused = await callOperation('deleteUser', { id: account.uid }, old);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual(expectError('PERMISSION_DENIED', 'recent-sign-in-required'));

    const fresh = tokenFor(account);
    const gone = await callOperation('deleteUser', { id: account.uid }, fresh);
    expect(gone.body).toEqual({ result: { deleted: true } });
    expect((await db.doc(`users/${account.uid}`).get()).exists).toBe(false);
    expect((await callOperation('getUser', { uid: account.uid }, fresh)).status).toBe(401);
  });
});

describe('refusals of a callable function', () => {
  test('a callable function refuses a caller without a token', async () => {
    const answer = await callOperation('takeOfferPlace', {});
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(expectError('UNAUTHENTICATED', 'unauthenticated'));
  });

  test.each(['garbage', 'a.b.c'])('a callable function refuses the token %s', async (token) => {
    const answer = await callOperation('takeOfferPlace', {}, token);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  test('a callable function refuses a token of another project', async () => {
    const account = await newUser();
    const answer = await callOperation(
      'getUser',
      { uid: account.uid },
      tokenFor(account, { project: 'demo-other' }),
    );
    expect(answer.status).toBe(401);
  });

  test.each([
    ['an unknown field', { uid: 'ME', x: 1 }, ['x']],
    ['a text as input', 'ME', ['input']],
  ])('a callable function refuses %s and names it', async (_case, input, names) => {
    const admin = await newAdmin();
    const answer = await callOperation('getUser', input, admin.token);
    expect(answer.status).toBe(400);
    const { details } = (answer.body['error'] as { details: { details: { field: string }[] } })
      .details;
    expect(details.map(({ field }) => field)).toEqual(expect.arrayContaining(names));
  });
});
