import { expect, test } from 'vitest';
import { listEventTypes, payCheckout, startStripeForTest } from './testing';

const post = (url: string, body?: Record<string, string>) =>
  fetch(url, { method: 'POST', ...(body && { body: new URLSearchParams(body) }) });

test.each(['won', 'lost'])('a test card opens a dispute that is %s', async (outcome) => {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const { charge, intent } = await payCheckout(local);
  const dispute = (await (await post(`${url}/_dev/dispute/${charge.id}`)).json()) as { id: string };
  expect(dispute.id).toMatch(/^dp_/);
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
    status: 'needs_response',
    amount: 7000,
    charge: charge.id,
    payment_intent: intent.id,
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  expect((await post(`${url}/_dev/dispute/${charge.id}`)).status).toBe(400);

  await post(`${url}/_dev/dispute/${charge.id}/move`, { to: outcome });
  const [closedDispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(closedDispute).toMatchObject({ status: outcome, is_charge_refundable: outcome === 'won' });
  const [event] = (await stripe.events.list({ type: 'charge.dispute.closed' })).data;
  expect(event).toMatchObject({
    type: 'charge.dispute.closed',
    data: { object: { id: dispute.id, status: outcome } },
  });
  expect((await post(`${url}/_dev/dispute/${charge.id}/move`, { to: outcome })).status).toBe(400);
});

test('an inquiry takes no money and may become a dispute', async () => {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const { charge } = await payCheckout(local);
  await post(`${url}/_dev/dispute/${charge.id}`, { kind: 'inquiry' });
  const [inquiry] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(inquiry).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
  await stripe.refunds.create({ charge: charge.id, amount: 100 });

  await post(`${url}/_dev/dispute/${charge.id}/move`, { to: 'escalated' });
  const [closedDispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(closedDispute).toMatchObject({ status: 'needs_response', is_charge_refundable: false });
  await expect(stripe.refunds.create({ charge: charge.id, amount: 100 })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('each step of a dispute sends its events in Stripe’s order', async () => {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const { charge } = await payCheckout(local);
  await post(`${url}/_dev/dispute/${charge.id}`, { kind: 'inquiry' });
  for (const to of ['escalated', 'answered', 'lost', 'appealed', 'won']) {
    expect((await post(`${url}/_dev/dispute/${charge.id}/move`, { to })).status).toBe(200);
  }
  expect(
    (await listEventTypes(stripe)).filter((type) => type.startsWith('charge.dispute')),
  ).toEqual([
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ]);
});

test('parts of a charge can be disputed, up to its full amount', async () => {
  const { stripe, url } = await startStripeForTest();
  const { charge } = await payCheckout({ stripe, url });
  const openDispute = async (amount: string) => {
    const answer = await post(`${url}/_dev/dispute/${charge.id}`, { amount });
    const dispute = (await answer.json()) as { id: string; amount: number };
    return { code: answer.status, ...dispute };
  };
  const move = (dispute: string, to: string) =>
    post(`${url}/_dev/dispute/${charge.id}/move`, { dispute, to });
  const first = await openDispute('2000');
  const second = await openDispute('5000');
  expect([first.amount, second.amount]).toEqual([2000, 5000]);
  expect((await openDispute('1')).code).toBe(400);
  expect((await move(first.id, 'lost')).status).toBe(200);
  expect((await move(second.id, 'won')).status).toBe(200);
  const { data } = await stripe.disputes.list({ charge: charge.id });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [5000, 'won'],
    [2000, 'lost'],
  ]);
  // A lost amount is gone; a won one may be disputed again.
  expect((await openDispute('5001')).code).toBe(400);
  expect((await openDispute('5000')).code).toBe(200);
  expect((await move('dp_none', 'won')).status).toBe(404);
});

test('closing a dispute through the API loses it', async () => {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const { charge } = await payCheckout(local);
  const dispute = (await (await post(`${url}/_dev/dispute/${charge.id}`)).json()) as { id: string };
  expect(await stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' });
  expect((await listEventTypes(stripe)).slice(-2)).toEqual([
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
});

test('disputes of unknown or fully disputed charges are refused', async () => {
  const local = await startStripeForTest();
  const { charge } = await payCheckout(local);
  expect((await post(`${local.url}/_dev/dispute/ch_none`)).status).toBe(404);
  const move = `${local.url}/_dev/dispute/${charge.id}/move`;
  expect((await post(move, { to: 'perhaps' })).status).toBe(400);
  expect((await post(move, { to: 'won' })).status).toBe(400);
  const open = `${local.url}/_dev/dispute/${charge.id}`;
  expect((await post(open, { kind: 'rumour' })).status).toBe(400);
});
