import { describe, expect, test, vi } from 'vitest';
import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import { AppError } from '../platform/errors';
import { answerCreated, type Handlers } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { OperationName } from '@flexa/contracts/operations';
import { createApp } from './app';

const summary = {
  id: 'me',
  uid: 'me',
  name: 'Ines',
  email: 'ines@example.com',
  isAdmin: false,
  isSupport: false,
  hasPurchased: false,
  disabled: false,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const user = { ...summary, props: { licenses: [] } };

/** The document of a device that was seen before. */
const knownDevice = { get: async () => ({ data: () => ({ lastSignInAt: '2999-01-01' }) }) };

/** Creates the API with fake handlers and an identity service that accepts any token as a sign-in of `me`. */
function setUp(handlers: Record<string, (context: { input: unknown }) => Promise<unknown>> = {}) {
  const log = { info: vi.fn(), error: vi.fn() };
  const auth = {
    verifyIdToken: async () => ({
      uid: 'me',
      auth_time: 1000,
      firebase: { sign_in_provider: 'custom', identities: {} },
    }),
    getUser: async () => ({
      uid: 'me',
      email: 'ines@example.com',
      disabled: false,
      providerData: [],
    }),
  };
  const platform = {
    log,
    auth,
    newId: () => 'id-1',
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
    config: { botCheck: { mode: 'off' }, stepUp: 'enforce', codeHmacKey: 'x'.repeat(32) },
    db: {
      collection: () => ({ withConverter: () => ({ doc: () => knownDevice }) }),
      runTransaction: async () => undefined,
    },
  } as unknown as Platform;
  const app = createApp(platform, handlers as unknown as Handlers<OperationName>);
  const request = (method: string, path: string, body?: string) =>
    app.request(`/api/v1${path}`, {
      method,
      headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
  return { app, log, request };
}

describe('createApp', () => {
  test('the API accepts hundreds of unsubscribe clicks in a row from one address of a mail provider', async () => {
    const { request } = setUp({ stopMails: async () => ({ stopped: true }) });
    const refused = new Set<number>();
    for (let n = 0; n < 400; n += 1) {
      const { status } = await request('POST', `/mails/person-${n}/a1-b2/stop`);
      if (status !== 200) refused.add(status);
    }
    expect([...refused]).toEqual([]);
  });

  test('the API answers 201 for something new and 200 for something that existed', async () => {
    const createUser = vi.fn().mockResolvedValueOnce(answerCreated(user)).mockResolvedValue(user);
    const { request } = setUp({ createUser });
    const first = await request('POST', '/users', '{"name":"Ines"}');
    const second = await request('POST', '/users', '{"name":"Ines"}');
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await first.json()).toEqual(user);
    expect(await second.json()).toEqual(user);
  });

  test.each([
    ['that is not JSON', '{"name":'],
    ['that is text', '"Ines"'],
    ['that is a list', '[]'],
  ])('the API answers 400 to a body %s', async (_name, body) => {
    const createUser = vi.fn();
    const answer = await setUp({ createUser }).request('POST', '/users', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-argument',
      details: [{ field: 'body' }],
    });
    expect(createUser).not.toHaveBeenCalled();
  });

  test('the API answers 413 to a body over the limit, and reads one up to it', async () => {
    const createUser = vi.fn(async () => user);
    const { request } = setUp({ createUser });
    const frame = '{"name":"Ines"}';
    const over = await request('POST', '/users', frame.padEnd(BODY_MAX_BYTES + 1));
    expect(over.status).toBe(413);
    expect(await over.json()).toEqual({
      code: 'payload-too-large',
      message: 'The request is too large',
    });
    expect(createUser).not.toHaveBeenCalled();
    const within = await request('POST', '/users', frame.padEnd(BODY_MAX_BYTES));
    expect(within.status).toBe(200);
  });

  test('the API counts the bytes of a body without a stated size', async () => {
    const createUser = vi.fn(async () => user);
    const { app } = setUp({ createUser });
    const post = (size: number) =>
      app.request('/api/v1/users', {
        method: 'POST',
        headers: { Authorization: 'Bearer token' },
        body: new Blob(['{"name":"Ines"}'.padEnd(size)]).stream(),
        duplex: 'half',
      });
    expect((await post(BODY_MAX_BYTES + 1)).status).toBe(413);
    expect(createUser).not.toHaveBeenCalled();
    expect((await post(BODY_MAX_BYTES)).status).toBe(200);
  });

  test('the API answers 404 with an error body for an unknown address or method', async () => {
    const { request } = setUp();
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['DELETE', '/users'],
      ['POST', '/discount/decrement'],
    ] as const) {
      const answer = await request(method, path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        code: 'not-found',
        message: `There is no ${method} /api/v1${path}`,
      });
    }
  });

  test('the API answers 500 without the cause, which is logged under the same id', async () => {
    const cause = new Error('5 NOT_FOUND: users/me of ines@example.com');
    const { request, log } = setUp({ getUser: () => Promise.reject(cause) });
    const answer = await request('GET', '/users/me');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'internal',
      message: 'An error occurred please try again',
      id: 'id-1',
    });
    expect(log.error).toHaveBeenCalledWith('operation failed', cause, {
      operation: 'getUser',
      id: 'id-1',
    });
  });

  test('no answer of the API may be cached, good or bad', async () => {
    const { request } = setUp({
      getLatestOffer: async () => ({ expiryDate: '', userCount: 0 }),
      listLicenses: () => Promise.reject(new AppError('offer-over')),
    });
    const answers = await Promise.all([
      request('GET', '/discount/latest'),
      request('GET', '/users/me/licenses'),
      request('GET', '/nothing'),
      request('POST', '/users', 'x'.repeat(BODY_MAX_BYTES + 1)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 404, 413]);
    for (const { headers } of answers) {
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test('the API leaves its own description to Hosting', async () => {
    expect((await setUp().request('GET', '/openapi.json')).status).toBe(404);
  });
});
