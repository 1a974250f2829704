import type Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { DAY, START } from '../testing/test-portal';
import { findEvent, type TestShop, openPaidShop } from '../testing/shop';

/** Reads the alerts in the outbox by mail id. */
async function readAlerts(shop: TestShop): Promise<Record<string, Record<string, unknown>>> {
  const mails = Object.entries(await shop.stored('mail'));
  return Object.fromEntries(
    mails
      .filter(([id]) => id.startsWith('alert-'))
      .map(([id, { content }]) => [id, (content as { data: Record<string, unknown> }).data]),
  );
}

async function setUpDelivery() {
  const all = await openPaidShop();
  await all.shop.payments.fulfil(all.sessionId);
  return all;
}

describe('alert about a dispute', () => {
  test('a dispute alerts the operator once, with the evidence deadline and the page in Stripe', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    await stripe.dispute(sessionId);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    const [dispute] = (await stripe.stripe.disputes.list()).data;
    const due = new Date(START.getTime() + 7 * DAY).toISOString();
    const alerts = await readAlerts(shop);
    expect(Object.keys(alerts)).toEqual([`alert-dispute-${dispute?.id}-open`]);
    expect(alerts[`alert-dispute-${dispute?.id}-open`]).toMatchObject({
      kind: 'dispute',
      text: expect.stringContaining(`by ${due.slice(0, 16).replace('T', ' ')} UTC`) as string,
      url: `https://dashboard.stripe.com/test/disputes/${dispute?.id}`,
    });
  });

  test('an inquiry alerts again when it becomes a dispute', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    await stripe.dispute(sessionId, 'inquiry');
    await shop.payments.fulfil(sessionId);
    await stripe.moveDispute(sessionId, 'escalated');
    await shop.payments.fulfil(sessionId);
    const [dispute] = (await stripe.stripe.disputes.list()).data;
    expect(Object.keys(await readAlerts(shop))).toEqual([
      `alert-dispute-${dispute?.id}-inquiry`,
      `alert-dispute-${dispute?.id}-open`,
    ]);
  });

  test('a dispute lost after a partial refund raises no alert and ends the licence', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    const boss = shop.caller('boss', true);
    const requestId = crypto.randomUUID();
    await shop.get('refundOrder', boss, { id: sessionId, amount: 2000, requestId });
    await stripe.dispute(sessionId);
    await stripe.moveDispute(sessionId, 'lost');
    const closed = await findEvent(stripe, 'charge.dispute.closed');
    expect(await shop.deliver(closed)).toBe(200);
    expect(await readAlerts(shop)).toEqual({});
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { state: 'lost' } });
  });
});

describe('early fraud warning', () => {
  test('a fraud warning alerts the operator once, by event and by the hourly job, and links to the refund', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    await stripe.warnOfFraud(sessionId);
    const event = await findEvent(stripe, 'radar.early_fraud_warning.created');
    const { id } = (event as Stripe.RadarEarlyFraudWarningCreatedEvent).data.object;
    await shop.payments.reconcile();
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);
    const alerts = await readAlerts(shop);
    expect(Object.keys(alerts)).toEqual([`alert-fraud-warning-${id}`]);
    expect(alerts[`alert-fraud-warning-${id}`]).toMatchObject({
      text: expect.stringContaining('Refund the order now') as string,
      url: expect.stringContaining(`/admin?view=orders&order=${sessionId}`) as string,
    });
  });

  test.each([
    ['an unreadable payment', { payment_intent: 42 }],
    ['no charge and no verdict', { payment_intent: null }],
  ])(
    'a fraud warning with %s raises one alert and doesn’t stop the hourly job',
    async (_fault, odd) => {
      const { stripe, shop, me, sessionId } = await setUpDelivery();
      await stripe.warnOfFraud(sessionId);
      const warned = await findEvent(stripe, 'radar.early_fraud_warning.created');
      const laterSession = await shop.checkout(me, { quantity: 3, acceptsOverlap: true });
      await stripe.act(laterSession, 'pay');
      const list = stripe.stripe.events.list.bind(stripe.stripe.events);
      vi.spyOn(stripe.stripe.events, 'list').mockImplementation(((
        ...args: Parameters<typeof list>
      ) => ({
        async *[Symbol.asyncIterator]() {
          for await (const event of list(...args)) {
            const isWarning = event.id === warned.id;
            yield isWarning ? { ...event, data: { object: odd } } : event;
          }
        },
      })) as unknown as typeof list);
      for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
      const alerts = await readAlerts(shop);
      expect(Object.keys(alerts)).toEqual(['alert-webhook-event-shape-2026-11-20']);
      expect(Object.values(alerts)[0]).toMatchObject({
        text: expect.stringContaining('radar.early_fraud_warning.created') as string,
      });
      expect(await shop.stored('licenses')).toHaveProperty(`order-${laterSession}`);
    },
  );

  test('a fraud warning without an order still alerts the operator, with the charge', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    await stripe.warnOfFraud(sessionId);
    vi.spyOn(stripe.stripe.checkout.sessions, 'list').mockImplementation(() => {
      throw new Error('Stripe is not there');
    });
    await shop.payments.reconcile();
    expect(Object.values(await readAlerts(shop))).toMatchObject([
      {
        kind: 'fraud-warning',
        text: expect.stringMatching(/payment of charge ch_\w+ as fraud/) as string,
        url: expect.stringMatching(
          /^https:\/\/dashboard\.stripe\.com\/test\/payments\/ch_\w+$/,
        ) as string,
      },
    ]);
    vi.restoreAllMocks();
  });

  test('a fraud warning of another account is refused without an alert', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    await stripe.warnOfFraud(sessionId);
    const event = await findEvent(stripe, 'radar.early_fraud_warning.created');
    const warning = (event as Stripe.RadarEarlyFraudWarningCreatedEvent).data.object;
    const foreign = {
      ...event,
      id: 'evt_other',
      data: {
        object: { ...warning, id: 'issfr_other', charge: 'ch_other', payment_intent: 'pi_other' },
      },
    } as Stripe.Event;
    expect(await shop.deliver(foreign)).toBe(400);
    expect(Object.keys(await readAlerts(shop))).toEqual(['alert-webhook-event-account-2026-11-20']);
  });

  test('a fraud warning about a refunded payment raises no alert, since nothing is left to prevent', async () => {
    const { stripe, shop, sessionId } = await setUpDelivery();
    const boss = shop.caller('boss', true);
    await shop.get('refundOrder', boss, { id: sessionId, requestId: crypto.randomUUID() });
    await stripe.warnOfFraud(sessionId);
    await shop.payments.reconcile();
    expect(await readAlerts(shop)).toEqual({});
  });
});

test('the hourly job makes no request about events that the webhook has handled', async () => {
  const { stripe, shop, event } = await openPaidShop();
  const earlier = (await stripe.events()).filter(({ id }) => id !== event.id);
  for (const each of [...earlier, event]) expect(await shop.deliver(each)).toBe(200);
  const retrieve = vi.spyOn(stripe.stripe.checkout.sessions, 'retrieve');
  await shop.payments.reconcile();
  expect(retrieve).not.toHaveBeenCalled();
});
