import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SIGNER = 'http://127.0.0.1:9333';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com/';

/** Requests sent and responses faked; our own code runs unchanged. */
let requests: { url: string; body: unknown }[] = [];
let watching: MutationObserver | undefined;
let answer: (url: string) => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  requests = [];
  answer = () => new Response('{}', { status: 200 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    requests.push({ url, body });
    return answer(url);
  });
});
afterEach(async () => {
  watching?.disconnect();
  // The SDK's modules stay loaded, with App Check's state.
  await Promise.all(getApps().map(deleteApp));
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function loadProofHeaders(action: 'createUser' | 'createTicket') {
  return (await import('./bot-check')).createProofHeaders(action);
}

const respondJson = (body: object) => new Response(JSON.stringify(body));

test('a build without a bot check sends no proof', async () => {
  expect(await loadProofHeaders('createUser')).toEqual({});
  expect(requests).toEqual([]);
  expect(document.head.children).toHaveLength(0);
});

test('the bot check sends both tokens of the local signer', async () => {
  vi.stubEnv('VITE_BOT_CHECK_URL', SIGNER);
  answer = () => respondJson({ appCheck: 'ours', botCheck: 'a person' });
  expect(await loadProofHeaders('createTicket')).toEqual({
    'X-Firebase-AppCheck': 'ours',
    'X-Bot-Check': 'a person',
  });
  expect(requests).toEqual([{ url: `${SIGNER}/token`, body: { action: 'createTicket' } }]);
});

test.each([
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => new Response('{"appCheck":"x"}', { status: 500 })],
  ['answers nonsense', () => new Response('<html>')],
])('a call continues without a local signer that %s', async (_, does) => {
  vi.stubEnv('VITE_BOT_CHECK_URL', SIGNER);
  answer = does;
  expect(await loadProofHeaders('createUser')).toEqual({});
});

test('a call continues after five seconds without a local signer that never answers', async () => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_BOT_CHECK_URL', SIGNER);
  answer = () => new Promise(() => undefined);
  const proof = loadProofHeaders('createUser');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await proof).toEqual({});
});

/** Fakes Google's script, which runs when the test says so. */
function fakeRecaptcha(arrives: 'load' | 'error') {
  const scripts: string[] = [];
  const executed: unknown[] = [];
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:100000000000:web:local');
  const enterprise = {
    ready: (callback: () => void) => callback(),
    render: (_: unknown, options: { callback: () => void }) => {
      options.callback();
      return 'widget';
    },
    execute: async (...given: unknown[]) => {
      executed.push(given);
      return `token ${executed.length}`;
    },
  };
  watching = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node.src);
      if (arrives === 'load') vi.stubGlobal('grecaptcha', { enterprise });
      node.dispatchEvent(new Event(arrives));
    }
  });
  watching.observe(document.head, { childList: true });
  answer = (url) =>
    url.startsWith(APP_CHECK)
      ? respondJson({ token: buildJwt(), ttl: '3600s' })
      : new Response('{}', { status: 404 });
  return { scripts, executed };
}

function buildJwt(): string {
  const now = Math.floor(Date.now() / 1000);
  const encodePart = (value: object) => btoa(JSON.stringify(value)).replace(/=/g, '');
  return `${encodePart({ alg: 'RS256' })}.${encodePart({ iat: now, exp: now + 3600 })}.signature`;
}

test('the bot check loads reCAPTCHA once in production, and App Check attests the site', async () => {
  const { scripts, executed } = fakeRecaptcha('load');
  const first = await loadProofHeaders('createUser');
  expect(first['X-Firebase-AppCheck']).toMatch(/\.signature$/);
  expect(first['X-Bot-Check']).toMatch(/^token /);
  expect(executed).toContainEqual(['site-key', { action: 'createUser' }]);
  await loadProofHeaders('createTicket');
  expect(executed).toContainEqual(['site-key', { action: 'createTicket' }]);
  expect(scripts).toEqual([
    'https://www.google.com/recaptcha/enterprise.js?render=site-key&badge=bottomleft',
  ]);
});

test('a call continues without a blocked script, and the next call requests it again', async () => {
  const { scripts } = fakeRecaptcha('error');
  expect(await loadProofHeaders('createUser')).toEqual({});
  expect(await loadProofHeaders('createUser')).toEqual({});
  expect(scripts).toHaveLength(2);
});

test('the proof of a person is sent even without App Check', async () => {
  fakeRecaptcha('load');
  vi.spyOn(console, 'warn').mockReturnValue();
  answer = () => new Response('{}', { status: 403 });
  const proof = await loadProofHeaders('createUser');
  expect(Object.keys(proof)).toEqual(['X-Bot-Check']);
});
