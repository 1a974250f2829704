import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '@flexa/contracts/operations';
import { API_TIMEOUT_MS } from '@flexa/contracts/constants';
import { call, setTokenSource } from './api';
import { answerStepUp, useStepUp } from './step-up';

vi.mock('./device', () => ({
  ensureDeviceId: () => 'this browser',
  readDeviceId: () => 'this browser',
}));

/** Fakes a network that gives the test's answers in order and records the requests. */
let answers: (Response | Error)[] = [];
let requests: {
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
  requests = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({
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

const respondJson = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const respondRefused = () =>
  respondJson(401, { code: 'unauthenticated', message: 'Please sign in' });

test('a call builds path, query and body from one flat input', async () => {
  answers = [respondJson(200, {}), respondJson(200, {})];
  await call('listUsers', { search: 'a b', page: 2 });
  await call('updateUser', { id: 'a/b', name: 'N' });
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/v1/users?search=a+b&page=2', undefined],
    ['PUT', '/api/v1/users/a%2Fb', { name: 'N' }],
  ]);
});

/** Fakes a server that sends nothing, or an endless answer, until the client gives up. */
function hang(part: 'answer' | 'body', answerTo?: (times: number) => Response | undefined) {
  const tries = vi.fn<(signal: AbortSignal) => void>();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    tries(signal);
    const answer = answerTo?.(tries.mock.calls.length);
    if (answer) return Promise.resolve(answer);
    const ended = new Promise<never>((_resolve, reject) => {
      const end = () => reject(signal.reason as Error);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
    if (part === 'answer') return ended;
    const pull = (controller: ReadableStreamDefaultController) =>
      ended.catch((e) => controller.error(e));
    return Promise.resolve(new Response(new ReadableStream({ pull })));
  });
  return tries;
}

const SIGNALS: [string, () => AbortSignal | undefined][] = [
  ['without a signal', () => undefined],
  ['with the signal of a page', () => new AbortController().signal],
];

describe.each(SIGNALS)('a call %s', (_, signalOf) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const buildOptions = () => {
    const signal = signalOf();
    return signal ? { signal } : {};
  };

  test('a GET that takes too long is repeated once, with the same timeout', async () => {
    const tries = hang('answer', (times) =>
      times === 2 ? respondJson(200, { ok: true }) : undefined,
    );
    const answer = call('getLatestOffer', {}, buildOptions());
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS - 1);
    expect(tries).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ ok: true });
    expect(tries).toHaveBeenCalledTimes(2);
  });

  test.each(['answer', 'body'] as const)(
    'a GET whose %s never ends fails after two attempts',
    async (part) => {
      const tries = hang(part);
      const answer = call('getLatestOffer', {}, buildOptions());
      const refusal = expect(answer).rejects.toMatchObject({ status: 0, code: 'network' });
      await vi.advanceTimersByTimeAsync(2 * API_TIMEOUT_MS);
      await refusal;
      expect(tries).toHaveBeenCalledTimes(2);
      expect(tries.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, true]);
    },
  );

  test.each(['answer', 'body'] as const)(
    'a write whose %s never ends is sent once, and the error says where to look',
    async (part) => {
      const tries = hang(part);
      const refusals = [
        [
          call('giveSeats', { id: 'l', emails: ['a@b.test'] }, buildOptions()),
          /may still go through, and you can safely try again/,
        ],
        [
          call('createTheme', { name: 'N', theme: {} }, buildOptions()),
          /^(?!.*safely).*your saved themes/,
        ],
      ] as const;
      const refused = refusals.map(([answer, text]) =>
        expect(answer).rejects.toMatchObject({
          status: 0,
          code: 'timeout',
          message: expect.stringMatching(text) as string,
        }),
      );
      await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
      await Promise.all(refused);
      expect(tries).toHaveBeenCalledTimes(2);
    },
  );

  test('a call leaves no timer behind after its answer', async () => {
    hang('answer', () => respondJson(200, { ok: true }));
    await call('getLatestOffer', {}, buildOptions());
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each(['answer', 'body'] as const)(
  'leaving a page aborts its GET during the %s, without a repetition',
  async (part) => {
    const tries = hang(part);
    const page = new AbortController();
    const answer = call('getLatestOffer', {}, { signal: page.signal });
    await vi.waitFor(() => expect(tries).toHaveBeenCalledTimes(1));
    page.abort();
    await expect(answer).rejects.toMatchObject({ code: 'network' });
    expect(tries).toHaveBeenCalledTimes(1);
    expect(tries.mock.calls[0]?.[0].aborted).toBe(true);
  },
);

test('a page that was left before sends no call', async () => {
  const tries = hang('answer');
  const answer = call('getLatestOffer', {}, { signal: AbortSignal.abort() });
  await expect(answer).rejects.toMatchObject({ code: 'network' });
  expect(tries.mock.calls.every(([signal]) => signal.aborted)).toBe(true);
});

test('a 401 refreshes the token and sends the call once more', async () => {
  answers = [respondRefused(), respondJson(200, { ok: true })];
  refresh.mockResolvedValue('new');
  await expect(call('getUser', { uid: 'u' })).resolves.toEqual({ ok: true });
  expect(requests.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each([
  ['yields no token', () => refresh.mockResolvedValue(null), 1],
  ['fails', () => refresh.mockRejectedValue(new Error('offline')), 1],
  ['yields one that is refused too', () => refresh.mockResolvedValue('new'), 2],
])('a refresh that %s ends the sign-in', async (_, prepare, calls) => {
  prepare();
  answers = [respondRefused(), respondRefused()];
  await expect(call('getUser', { uid: 'u' })).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(calls);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a GET is retried once on %i, and other methods never',
  async (status) => {
    answers = [respondJson(status, {}), respondJson(200, { ok: true })];
    await expect(call('getLatestOffer', {})).resolves.toEqual({ ok: true });
    answers = [respondJson(status, {}), respondJson(200, {})];
    await expect(call('createUser', { name: 'N' })).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(3);
  },
);

test('a rejected call carries the whole body of the answer, its id included', async () => {
  const body = {
    code: 'invalid-argument',
    message: 'name: Enter a name',
    details: [{ field: 'name', message: 'Enter a name' }],
    id: 'f2a1',
  };
  answers = [respondJson(400, body)];
  await expect(call('createUser', { name: '' })).rejects.toMatchObject({
    ...body,
    status: 400,
    body,
  });
});

test('a rejected call with an answer other than JSON carries its text and the catalogue’s message', async () => {
  answers = [
    new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/plain' } }),
  ];
  await expect(call('createUser', { name: 'N' })).rejects.toMatchObject({
    status: 502,
    code: 'internal',
    message: 'An error occurred please try again',
    body: 'Bad gateway',
    id: undefined,
  });
});

test('a call without a network fails with the catalogue’s fallback', async () => {
  answers = [new TypeError('Failed to fetch')];
  await expect(call('createUser', { name: 'N' })).rejects.toMatchObject({
    code: 'network',
    message: 'An error occurred please try again',
  });
});

const respondStepUpRequired = () =>
  respondJson(403, { code: 'step-up-required', message: 'For your safety, confirm that it’s you' });
const proof = { token: 'proof', expiresAt: new Date(Date.now() + 60_000).toISOString() };
/** Resolves once the person is asked. */
const awaitQuestion = () => vi.waitFor(() => expect(useStepUp.getState().isAsked).toBe(true));

test('a call that needs a step-up asks the person and is sent again with it', async () => {
  answers = [respondStepUpRequired(), respondJson(200, { ok: true }), respondJson(200, {})];
  const answer = call('exportUser', { uid: 'me' });
  await awaitQuestion();
  answerStepUp({ stepUp: proof });
  expect(await answer).toEqual({ ok: true });
  await call('getUser', { uid: 'me' });
  expect(requests.map(({ headers }) => headers.get('X-Step-Up'))).toEqual([null, 'proof', 'proof']);
});

test('a call that needs a step-up is sent again with the token of a fresh sign-in', async () => {
  answers = [respondStepUpRequired(), respondJson(200, { ok: true })];
  const answer = call('exportUser', { uid: 'me' });
  await awaitQuestion();
  answerStepUp({ token: 'fresh' });
  await answer;
  expect(requests.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer fresh']);
});

test('two simultaneous calls ask once for a step-up', async () => {
  answers = [
    respondStepUpRequired(),
    respondStepUpRequired(),
    respondJson(200, {}),
    respondJson(200, {}),
  ];
  const both = Promise.all([call('exportUser', { uid: 'me' }), call('exportUser', { uid: 'me' })]);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await awaitQuestion();
  answerStepUp({ stepUp: proof });
  await both;
  expect(useStepUp.getState().isAsked).toBe(false);
});

test('each call asks once for a step-up if the person declines', async () => {
  answers = [respondStepUpRequired()];
  const answer = call('exportUser', { uid: 'me' });
  const refusal = expect(answer).rejects.toMatchObject({ code: 'step-up-required' });
  await awaitQuestion();
  answerStepUp(null);
  await refusal;
  expect(requests).toHaveLength(1);
});

// Last, because the other tests share the modules loaded first.
test('only calls that bots could abuse send a bot check', async () => {
  vi.stubEnv('VITE_BOT_CHECK_URL', 'http://signer');
  vi.resetModules();
  const api = await import('./api');
  const { default: routes } = await import('virtual:api-routes');
  for (const name of Object.keys(routes) as (keyof typeof routes)[]) {
    const { botCheck } = operations[name];
    const isProven = botCheck === true;
    requests = [];
    answers = [respondJson(200, { appCheck: 'ours', botCheck: 'a person' }), respondJson(200, {})];
    if (!isProven) answers.shift();
    // All path parameters, so that one input fits every operation.
    await api.call(name, { uid: 'x', id: 'x' });
    const { headers } = requests.at(-1) ?? {};
    expect([name, requests[0]?.url === 'http://signer/token']).toEqual([name, isProven]);
    expect([name, headers?.get('X-Bot-Check')]).toEqual([name, isProven ? 'a person' : null]);
    expect([name, headers?.get('X-Firebase-AppCheck')]).toEqual([name, isProven ? 'ours' : null]);
  }
});

test('the device id is sent with a token and with calls that have higher limits for known browsers', async () => {
  await call('listThemes', {}).catch(() => undefined);
  setTokenSource({ current: () => null, refresh, onUnauthorized });
  await call('requestPasswordReset', { email: 'nora@flexa.test' }).catch(() => undefined);
  await call('joinWaitList', { email: 'nora@flexa.test', product: 'suite' }).catch(() => undefined);
  const devices = requests.map(({ url, headers }) => [url, headers.get('X-Device')]);
  expect(Object.fromEntries(devices)).toMatchObject({
    '/api/v1/theme': 'this browser',
    '/api/v1/auth/password-reset': 'this browser',
    '/api/v1/wait_list': null,
  });
});
