import type { Request } from 'firebase-functions/v2/https';
import { describe, expect, test, vi } from 'vitest';
import { createStripeWebhook } from './stripe-webhook';
import type { EventHandler } from './webhook';

/** Calls the function as the runtime does, and waits for its answer. */
async function send(handler: EventHandler, method: string, signature?: string) {
  const rawBody = Buffer.from('{ "id":  "evt_1" }');
  const answer = { status: 200, body: undefined as unknown, headers: {} as Record<string, string> };
  const makeHandler = vi.fn(() => handler);
  const run = createStripeWebhook(makeHandler);
  await new Promise<void>((done) => {
    const response = {
      on: () => response,
      set(name: string, value: string) {
        answer.headers[name] = value;
        return response;
      },
      status(status: number) {
        answer.status = status;
        return response;
      },
      json(body: unknown) {
        answer.body = body;
        done();
      },
    };
    const request = {
      method,
      rawBody,
      headers: {},
      get: (name: string) => (name === 'Stripe-Signature' ? signature : undefined),
      header: () => undefined,
    } as unknown as Request;
    void run(request, response as unknown as Parameters<typeof run>[1]);
  });
  return { ...answer, made: makeHandler.mock.calls.length };
}

describe('webhook function', () => {
  test('the webhook function passes the raw body and signature on, and returns the answer', async () => {
    const handler = vi.fn<EventHandler>(async () => ({ status: 500, body: { code: 'internal' } }));
    expect(await send(handler, 'POST', 't=1,v1=x')).toMatchObject({
      status: 500,
      body: { code: 'internal' },
      made: 1,
    });
    expect(handler).toHaveBeenCalledWith(Buffer.from('{ "id":  "evt_1" }'), 't=1,v1=x');
  });

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])(
    'the webhook function refuses %s and creates nothing',
    async (method) => {
      const handler = vi.fn<EventHandler>();
      expect(await send(handler, method, 't=1,v1=x')).toMatchObject({
        status: 405,
        headers: { Allow: 'POST' },
        made: 0,
      });
      expect(handler).not.toHaveBeenCalled();
    },
  );
});
