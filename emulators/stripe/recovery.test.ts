import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, eventTypes, press, stripeOnClock } from './testing';

const RECOVERABLE = {
  ...CHECKOUT,
  client_reference_id: 'nora',
  metadata: { planId: 'charts-3m' },
  payment_intent_data: { metadata: { uid: 'nora' } },
  after_expiration: { recovery: { enabled: true, allow_promotion_codes: true } },
};

async function abandoned() {
  const local = await stripeOnClock();
  const { id } = await local.stripe.checkout.sessions.create(RECOVERABLE);
  local.passDays(1);
  const session = await local.stripe.checkout.sessions.retrieve(id);
  const link = session.after_expiration?.recovery?.url ?? '';
  const open = async () => {
    const answer = await fetch(link, { redirect: 'manual' });
    const { pathname } = new URL(answer.headers.get('Location') ?? local.url);
    return { status: answer.status, id: pathname.split('/').at(-1) ?? '' };
  };
  return { ...local, session, link, open };
}

test('a session has a recovery link once it has expired, for 30 days', async () => {
  const { stripe, passDays, session, open } = await abandoned();
  const { id } = await stripe.checkout.sessions.create(RECOVERABLE);
  expect((await stripe.checkout.sessions.retrieve(id)).after_expiration).toEqual({
    recovery: { enabled: true, allow_promotion_codes: true, expires_at: null, url: null },
  });
  expect(session.status).toBe('expired');
  expect(session.after_expiration?.recovery?.expires_at).toBe(session.created + 31 * 24 * 3600);
  passDays(30);
  expect((await open()).status).toBe(410);
});

test('the event that tells of it carries the link', async () => {
  const { stripe, link } = await abandoned();
  const { data } = await stripe.events.list({ types: ['checkout.session.expired'] });
  expect(data[0]?.data.object).toMatchObject({ after_expiration: { recovery: { url: link } } });
});

test('a copy says whose it is where it is told to, and its payment too', async () => {
  const { stripe, url, session, open } = await abandoned();
  const told = async () => {
    const { id } = await open();
    await press(url, id, 'pay');
    const copy = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const intent = copy.payment_intent as Stripe.PaymentIntent;
    const { client_reference_id: reference, metadata, recovered_from: from } = copy;
    return [reference, metadata, intent.metadata, from];
  };
  expect(await told()).toEqual([null, {}, {}, session.id]);
  await fetch(`${url}/_dev/recovery`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tells: 'true' }),
  });
  expect(await told()).toEqual(['nora', { planId: 'charts-3m' }, { uid: 'nora' }, session.id]);
});

test('the link opens a copy, which is paid like any other', async () => {
  const { stripe, url, session, open } = await abandoned();
  const { status, id } = await open();
  expect(status).toBe(303);
  const copy = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
  expect(copy).toMatchObject({
    status: 'open',
    recovered_from: session.id,
    amount_total: 7000,
    allow_promotion_codes: true,
    line_items: { data: [{ quantity: 2, amount_total: 7000 }] },
  });
  await press(url, id, 'pay');
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' });
  expect(await eventTypes(stripe)).toContain('checkout.session.completed');
  expect((await open()).id).not.toBe(id);
});

test('a session that was not made to has none', async () => {
  const { stripe, passDays } = await stripeOnClock();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  passDays(1);
  expect((await stripe.checkout.sessions.retrieve(id)).after_expiration).toBeNull();
});
