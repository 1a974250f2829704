import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { API_PREFIX } from '@flexa/contracts/routes';
import type { Platform } from '../platform/platform';
import { createApp } from './app';
import { CSP_REPORTS } from './csp-reports';

function setUp() {
  let now = new Date('2026-11-20T12:00:00.000Z');
  const log = { info: vi.fn(), error: vi.fn() };
  const platform = {
    log,
    clock: () => now,
    newId: () => 'id-1',
    config: { botCheck: { mode: 'off' }, codeHmacKey: 'x'.repeat(32) },
    db: { collection: () => ({ withConverter: () => ({}) }) },
  } as unknown as Platform;
  const app = createApp(platform, {} as Parameters<typeof createApp>[1]);
  const send = (body: unknown, type = 'application/csp-report', from = '203.0.113.7') =>
    app.request(`${API_PREFIX}${CSP_REPORTS}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': `${from}, 198.51.100.1` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { send, log, setClock: (instant: string) => (now = new Date(instant)) };
}

const one = (blocked: string, page = 'https://flexa.test/pricing-charts?token=secret#x') => ({
  'csp-report': {
    'document-uri': page,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
});

test('a report is a line of the log, without paths and queries', async () => {
  const { send, log } = setUp();
  const answer = await send(one('https://evil.example/x.js?id=secret'));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(log.info.mock.calls).toEqual([
    [
      'csp violation',
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/pricing-charts' },
    ],
  ]);
});

test('a list of the Reporting API is read too', async () => {
  const { send, log } = setUp();
  const body = (blockedURL: string) => ({
    effectiveDirective: 'style-src',
    blockedURL,
    documentURL: 'https://flexa.test/',
  });
  const list = [
    { type: 'csp-violation', body: body('inline') },
    { type: 'deprecation', body: body('eval') },
  ];
  expect((await send(list, 'application/reports+json')).status).toBe(204);
  expect(log.info.mock.calls).toEqual([
    ['csp violation', { directive: 'style-src', blocked: 'inline', page: '/' }],
  ]);
});

test('the same is told once an hour, and of many different ones a hundred', async () => {
  const { send, log, setClock } = setUp();
  for (let n = 0; n < 3; n += 1) await send(one('inline'));
  expect(log.info).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 200; n += 1) {
    await send(one(`https://n${n}.example/`), undefined, `203.0.${n}.7`);
  }
  expect(log.info).toHaveBeenCalledTimes(100);
  setClock('2026-11-20T13:00:00.000Z');
  await send(one('inline'));
  expect(log.info).toHaveBeenCalledTimes(101);
});

test.each(['{', '[]', '"text"', '{"csp-report":{}}', '[{"type":1}]'])(
  'what is no report is thrown away: %s',
  async (body) => {
    const { send } = setUp();
    expect((await send(body)).status).toBe(204);
  },
);

test('what is too large or too often is refused', async () => {
  const { send } = setUp();
  expect((await send('x'.repeat(20_000))).status).toBe(413);
  for (let n = 0; n < 29; n += 1) await send(one('inline'));
  expect((await send(one('inline'))).status).toBe(429);
  expect((await send(one('inline'), undefined, '203.0.114.1')).status).toBe(204);
});

test('the policy of the site names this address, in both ways browsers know', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8');
  const address = `${API_PREFIX}${CSP_REPORTS}`;
  expect(file).toContain(`; report-uri ${address}; report-to csp"`);
  expect(file).toContain(`"csp=\\"${address}\\""`);
});
