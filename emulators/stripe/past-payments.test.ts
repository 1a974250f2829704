import { expect, test } from 'vitest';
import type { PastPaymentIds } from './past-payments';
import { CHECKOUT, startStripeForTest } from './testing';

const post = (url: string, body: unknown) =>
  fetch(`${url}/_dev/past-payments`, { method: 'POST', body: JSON.stringify(body) });

const toSeconds = (moment: string) => new Date(moment).getTime() / 1000;

test('a past payment has its own date, receipt and refund', async () => {
  const { stripe, url } = await startStripeForTest();
  const at = '2025-03-01T09:00:00.000Z';
  const refundTime = '2025-03-05T09:00:00.000Z';
  const answer = await post(url, [
    { at, name: 'Ada', session: { ...CHECKOUT, client_reference_id: 'u1' } },
    {
      at,
      name: 'Bob',
      session: { ...CHECKOUT },
      refund: { at: refundTime, amount: 1000, metadata: { actor: 'admin' } },
    },
  ]);
  const [keptPayment, refundedPayment] = (await answer.json()) as [PastPaymentIds, PastPaymentIds];

  const session = await stripe.checkout.sessions.retrieve(keptPayment.session, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 7000,
    client_reference_id: 'u1',
    created: toSeconds(at),
    payment_intent: {
      id: keptPayment.paymentIntent,
      latest_charge: {
        created: toSeconds(at),
        receipt_url: expect.stringContaining('/receipts/') as unknown,
      },
    },
  });
  expect(keptPayment.refunds).toEqual({});

  const [refund] = (await stripe.refunds.list({ payment_intent: refundedPayment.paymentIntent }))
    .data;
  expect(refund).toMatchObject({
    amount: 1000,
    created: toSeconds(refundTime),
    metadata: { actor: 'admin' },
  });
  expect(refundedPayment.refunds).toEqual({ [refund?.id ?? '']: 1000 });
  // The rest can be refunded today.
  await stripe.refunds.create({ payment_intent: refundedPayment.paymentIntent, amount: 6000 });
});

test('a past payment sends no event', async () => {
  const logged: string[] = [];
  const { stripe, url } = await startStripeForTest({
    webhookUrl: 'http://127.0.0.1:9/webhook',
    log: (line) => logged.push(line),
  });
  const session = { ...CHECKOUT };
  await post(url, [{ at: '2025-03-01T09:00:00.000Z', name: 'Ada', session }]);
  const { data } = await stripe.checkout.sessions.list();
  expect(data).toMatchObject([{ payment_status: 'paid' }]);
  expect(await (await fetch(`${url}/_dev/deliveries`)).json()).toEqual({ data: [] });
  expect(logged).toEqual([]);
});

test('an invalid past payment is refused with the reason', async () => {
  const { url } = await startStripeForTest();
  const answer = await post(url, [{ at: 'yesterday', name: 'Ada', session: {} }]);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('[0].at');
});
