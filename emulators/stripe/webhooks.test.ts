import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from './webhooks';
import {
  CHECKOUT,
  payCheckout,
  submitPayPage,
  startStripeForTest,
  WEBHOOK_SECRET,
} from './testing';

interface ReceivedRequest {
  body: string;
  headers: IncomingHttpHeaders;
}

/** Starts a receiver that gives these answers in turn, then 200. `null` hangs up without an answer. */
async function startReceiver(answers: (number | null)[] = []) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      const status = answers.length > 0 ? answers.shift() : 200;
      if (typeof status === 'number') response.writeHead(status).end();
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, webhookUrl: `http://127.0.0.1:${port}/webhook` };
}

const verifyEvent = ({ body, headers }: ReceivedRequest) =>
  Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', WEBHOOK_SECRET);

async function fetchDeliveries(url: string): Promise<Delivery[]> {
  const response = await fetch(`${url}/_dev/deliveries`);
  return ((await response.json()) as { data: Delivery[] }).data;
}

test('each event is delivered signed, as the API returns it', async () => {
  const { received, webhookUrl } = await startReceiver();
  const { stripe, url } = await startStripeForTest({ webhookUrl });
  const { id } = await stripe.checkout.sessions.create({ ...CHECKOUT, metadata: { planId: 'p' } });
  await submitPayPage(url, id, 'pay');
  await vi.waitUntil(() => received.length === 4);
  const event = received.map(verifyEvent).find(({ type }) => type === 'checkout.session.completed');
  expect(event).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    data: { object: { id, payment_status: 'paid', metadata: { planId: 'p' } } },
  });
  await vi.waitUntil(async () => (await fetchDeliveries(url)).length === 4);
  const storedEvent = await stripe.events.retrieve(event?.id ?? '');
  expect(storedEvent).toEqual({ ...event, pending_webhooks: 0 });
  expect(() =>
    Stripe.webhooks.constructEvent(
      `${received[0]?.body} `,
      received[0]?.headers['stripe-signature'] ?? '',
      WEBHOOK_SECRET,
    ),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('an event names the request that caused it', async () => {
  const { stripe } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  const expired = await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'end' });
  const [event] = (await stripe.events.list()).data;
  expect(event?.request).toEqual({
    id: expired.lastResponse.requestId,
    idempotency_key: 'end',
  });
});

test('a delivery is retried until it succeeds', async () => {
  const { received, webhookUrl } = await startReceiver([500, 302, null]);
  const { stripe, url } = await startStripeForTest({ webhookUrl, retryDelays: [5, 5, 5, 5] });
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await stripe.checkout.sessions.expire(id);
  await vi.waitUntil(async () => (await fetchDeliveries(url)).length === 4);
  expect((await fetchDeliveries(url)).map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, 302],
    [3, null],
    [4, 200],
  ]);
  expect(new Set(received.map(verifyEvent).map((event) => event.id)).size).toBe(1);
});

test('a failing event doesn’t delay others', async () => {
  const { received, webhookUrl } = await startReceiver([500]);
  const local = await startStripeForTest({ webhookUrl, retryDelays: [60_000] });
  await payCheckout(local);
  await vi.waitUntil(() => received.length === 4);
  await vi.waitUntil(async () => (await fetchDeliveries(local.url)).length === 4);
  const failed = (await fetchDeliveries(local.url)).filter(({ status }) => status === 500);
  expect(failed).toHaveLength(1);
});

test('a delivery makes no attempt after the last delay', async () => {
  const { webhookUrl } = await startReceiver([500, 500, 500]);
  const lines: string[] = [];
  const { stripe } = await startStripeForTest({
    webhookUrl,
    retryDelays: [1],
    log: (line) => lines.push(line),
  });
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await stripe.checkout.sessions.expire(id);
  await vi.waitUntil(() => lines.some((line) => line.includes('given up after 2 attempts')));
});

test('an event is sent again on request', async () => {
  const { received, webhookUrl } = await startReceiver();
  const { stripe, url } = await startStripeForTest({ webhookUrl });
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await stripe.checkout.sessions.expire(id);
  await vi.waitUntil(async () => (await fetchDeliveries(url)).length === 1);
  const [event] = (await stripe.events.list()).data;
  const resend = `${url}/_dev/events/${event?.id}/resend`;
  const response = await fetch(resend, { method: 'POST' });
  expect(await response.json()).toMatchObject({
    event: event?.id,
    type: 'checkout.session.expired',
    attempt: 2,
    status: 200,
  });
  expect(received.map(verifyEvent).map((event) => event.id)).toEqual([event?.id, event?.id]);
  const unknown = await fetch(`${url}/_dev/events/evt_none/resend`, { method: 'POST' });
  expect(unknown.status).toBe(404);
});

test('a reset cancels pending attempts', async () => {
  const { received, webhookUrl } = await startReceiver([500, 500]);
  const { stripe, url } = await startStripeForTest({ webhookUrl, retryDelays: [1000] });
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await stripe.checkout.sessions.expire(id);
  await vi.waitUntil(async () => (await fetchDeliveries(url)).length === 1);
  await fetch(`${url}/_dev/reset`, { method: 'POST' });
  expect(await fetchDeliveries(url)).toEqual([]);
  // A later event fails and is sent again. The stopped event would have arrived before its second
  // attempt.
  const laterSession = await stripe.checkout.sessions.create(CHECKOUT);
  await stripe.checkout.sessions.expire(laterSession.id);
  await vi.waitUntil(() => received.length >= 3, { timeout: 20_000 });
  expect(received.map(verifyEvent).map(({ data }) => (data.object as { id: string }).id)).toEqual([
    id,
    laterSession.id,
    laterSession.id,
  ]);
});

test('events are delivered after an outage of the receiver', async () => {
  const { webhookUrl, received } = await startReceiver(Array.from({ length: 10 }, () => 503));
  const local = await startStripeForTest({
    webhookUrl,
    retryDelays: Array.from({ length: 10 }, () => 2),
  });
  await payCheckout(local);
  await vi.waitUntil(async () => {
    const delivered = (await fetchDeliveries(local.url)).filter(({ status }) => status === 200);
    return delivered.length === 4;
  });
  expect(received.length).toBe(14);
});

test('many events are delivered once each', async () => {
  const { received, webhookUrl } = await startReceiver();
  const { stripe, url } = await startStripeForTest({ webhookUrl });
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { id } = await stripe.checkout.sessions.create(CHECKOUT);
      await stripe.checkout.sessions.expire(id);
    }),
  );
  await vi.waitUntil(async () => (await fetchDeliveries(url)).length === 50);
  expect(new Set(received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(
    50,
  );
});

test('an event that was lost in transit is listed', async () => {
  const { received, webhookUrl } = await startReceiver();
  const local = await startStripeForTest({ webhookUrl });
  const withholdEvents = (types: string) =>
    fetch(`${local.url}/_dev/deliveries/withhold`, {
      method: 'POST',
      body: new URLSearchParams({ types }),
    });
  await withholdEvents('checkout.session.completed,charge.refunded');
  const { charge } = await payCheckout(local);
  await withholdEvents('');
  await local.stripe.refunds.create({ charge: charge.id });
  const listTypes = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  await vi.waitUntil(() => listTypes().includes('charge.refunded'));
  expect(listTypes()).not.toContain('checkout.session.completed');
  const [lost] = (await local.stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(lost).toMatchObject({ pending_webhooks: 1 });
});
