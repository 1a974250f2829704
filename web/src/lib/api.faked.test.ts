import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes, type OperationName } from '@flexa/contracts/routes';
import { API_TIMEOUT_MS } from '@flexa/contracts/constants';
import { call, setTokenSource } from './api';
import { answerStepUp, useStepUp } from './step-up';

vi.mock('./device', () => ({
  deviceId: () => 'this browser',
  heldDeviceId: () => 'this browser',
}));

/** A network that answers what the test lines up, and remembers what was asked. */
let answers: (Response | Error)[] = [];
let asked: {
  url: string;
  method: string;
  token: string | null;
  headers: Headers;
  body: unknown;
}[] = [];
const refresh = vi.fn<() => Promise<string | null>>();
const onUnauthorized = vi.fn();

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({
      url,
      method: init.method?.toUpperCase() ?? 'GET',
      token: new Headers(init.headers).get('Authorization'),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const answer = answers.shift() ?? new Response('{}', { status: 500 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  refresh.mockReset();
  onUnauthorized.mockReset();
  setTokenSource({ current: () => 'old', refresh, onUnauthorized });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const refused = () => json(401, { code: 'unauthenticated', message: 'Please sign in' });

test('path, query and body come from one flat input', async () => {
  answers = [json(200, {}), json(200, {})];
  await call('listUsers', { search: 'a b', page: 2 });
  await call('updateUser', { id: 'a/b', name: 'N' });
  expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/v1/users?search=a+b&page=2', undefined],
    ['PUT', '/api/v1/users/a%2Fb', { name: 'N' }],
  ]);
});

test('a GET that takes too long is asked for once more, with as much time', async () => {
  vi.useFakeTimers();
  const tries = vi.fn();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    tries();
    return new Promise((resolve, reject) => {
      const end = () => reject(signal?.reason as Error);
      if (signal?.aborted) return end();
      signal?.addEventListener('abort', end);
      if (tries.mock.calls.length === 2) resolve(json(200, { ok: true }));
    });
  });
  const answer = call('getUser', { uid: 'u' });
  await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
  await expect(answer).resolves.toEqual({ ok: true });
  expect(tries).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a write that takes too long is sent once; it is said that it may go through, and where to look', async () => {
  vi.useFakeTimers();
  const tries = vi.fn();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    tries();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const refusals = [
    [
      call('giveSeats', { id: 'l', emails: ['a@b.test'] }),
      /may still go through, and you can safely try again/,
    ],
    [call('createTheme', { name: 'N', theme: {} }), /^(?!.*safely).*your saved themes/],
  ] as const;
  const refused = refusals.map(([answer, words]) =>
    expect(answer).rejects.toMatchObject({
      status: 0,
      code: 'timeout',
      message: expect.stringMatching(words) as string,
    }),
  );
  await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
  await Promise.all(refused);
  expect(tries).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('after a 401 the token is refreshed and the call is sent once more', async () => {
  answers = [refused(), json(200, { ok: true })];
  refresh.mockResolvedValue('new');
  await expect(call('getUser', { uid: 'u' })).resolves.toEqual({ ok: true });
  expect(asked.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  ['yields no token', () => refresh.mockResolvedValue(null), 1],
  ['fails', () => refresh.mockRejectedValue(new Error('offline')), 1],
  ['yields one that is refused too', () => refresh.mockResolvedValue('new'), 2],
])('a refresh that %s ends the sign-in', async (_, prepare, calls) => {
  prepare();
  answers = [refused(), refused()];
  await expect(call('getUser', { uid: 'u' })).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(calls);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a GET is retried once on %i, another method never',
  async (status) => {
    answers = [json(status, {}), json(200, { ok: true })];
    await expect(call('getLatestOffer', {})).resolves.toEqual({ ok: true });
    answers = [json(status, {}), json(200, {})];
    await expect(call('createUser', { name: 'N' })).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(3);
  },
);

test('the rejection carries the body of the answer', async () => {
  const details = [{ field: 'name', message: 'Enter a name' }];
  answers = [json(400, { code: 'invalid-argument', message: 'name: Enter a name', details })];
  await expect(call('createUser', { name: '' })).rejects.toMatchObject({
    status: 400,
    code: 'invalid-argument',
    message: 'name: Enter a name',
    details,
  });
});

test('no network reads as the fallback of the catalogue', async () => {
  answers = [new TypeError('Failed to fetch')];
  await expect(call('createUser', { name: 'N' })).rejects.toMatchObject({
    code: 'network',
    message: 'An error occurred please try again',
  });
});

const proofMissing = () =>
  json(403, { code: 'step-up-required', message: 'For your safety, confirm that it’s you' });
const proof = { token: 'proof', expiresAt: new Date(Date.now() + 60_000).toISOString() };
/** Once the person is asked. */
const whenAsked = () => vi.waitFor(() => expect(useStepUp.getState().isAsked).toBe(true));

test('a call that needs a proof asks the person, and is sent once more with it', async () => {
  answers = [proofMissing(), json(200, { ok: true }), json(200, {})];
  const answer = call('exportUser', { uid: 'me' });
  await whenAsked();
  answerStepUp({ stepUp: proof });
  expect(await answer).toEqual({ ok: true });
  await call('getUser', { uid: 'me' });
  expect(asked.map(({ headers }) => headers.get('X-Step-Up'))).toEqual([null, 'proof', 'proof']);
});

test('after a fresh sign-in it is sent once more with that token', async () => {
  answers = [proofMissing(), json(200, { ok: true })];
  const answer = call('exportUser', { uid: 'me' });
  await whenAsked();
  answerStepUp({ token: 'fresh' });
  await answer;
  expect(asked.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer fresh']);
});

test('two calls at once ask once', async () => {
  answers = [proofMissing(), proofMissing(), json(200, {}), json(200, {})];
  const both = Promise.all([call('exportUser', { uid: 'me' }), call('exportUser', { uid: 'me' })]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await whenAsked();
  answerStepUp({ stepUp: proof });
  await both;
  expect(useStepUp.getState().isAsked).toBe(false);
});

test('a person who would not is not asked again by the same call', async () => {
  answers = [proofMissing()];
  const answer = call('exportUser', { uid: 'me' });
  const refusal = expect(answer).rejects.toMatchObject({ code: 'step-up-required' });
  await whenAsked();
  answerStepUp(null);
  await refusal;
  expect(asked).toHaveLength(1);
});

// Last, since the others share the modules that were loaded first.
test('a call that anybody could make by the thousand brings a proof, no other does', async () => {
  vi.stubEnv('VITE_BOT_CHECK_URL', 'http://signer');
  vi.resetModules();
  const api = await import('./api');
  for (const name of Object.keys(routes) as OperationName[]) {
    const isProven = 'botCheck' in routes[name];
    asked = [];
    answers = [json(200, { appCheck: 'ours', botCheck: 'a person' }), json(200, {})];
    if (!isProven) answers.shift();
    // Every parameter that a path can have, so that one input will do for all.
    await api.call(name, { uid: 'x', id: 'x' });
    const { headers } = asked.at(-1) ?? {};
    expect([name, asked[0]?.url === 'http://signer/token']).toEqual([name, isProven]);
    expect([name, headers?.get('X-Bot-Check')]).toEqual([name, isProven ? 'a person' : null]);
    expect([name, headers?.get('X-Firebase-AppCheck')]).toEqual([name, isProven ? 'ours' : null]);
  }
});

test('what tells this browser from others goes with a token, and with what a known browser has more of', async () => {
  await call('listThemes', {}).catch(() => undefined);
  setTokenSource({ current: () => null, refresh, onUnauthorized });
  await call('requestPasswordReset', { email: 'nora@flexa.test' }).catch(() => undefined);
  await call('joinWaitList', { email: 'nora@flexa.test', product: 'suite' }).catch(() => undefined);
  const told = asked.map(({ url, headers }) => [url, headers.get('X-Device')]);
  expect(Object.fromEntries(told)).toMatchObject({
    '/api/v1/theme': 'this browser',
    '/api/v1/auth/password-reset': 'this browser',
    '/api/v1/wait_list': null,
  });
});
