import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY } from '../testing/test-portal';
import { readEnd, openShop } from '../testing/shop';

const HOUR = DAY / 24;

// Test card from docs.stripe.com/testing.
const REFUND_PENDING = { card: '4000000000007726' };
const REFUND_FAILS = { card: '4000000000005126' };
const DISPUTED_TWICE = { card: '4000000404000079' };

const active = { revokedReason: null };

/** Buys two seats for 120 dollars. The hourly job fetches Stripe's own changes. */
async function buy(details: Record<string, string> = {}) {
  const { stripe, shop, me } = await openShop();
  const boss = shop.caller('boss', true);
  const id = await shop.checkout(me);
  await stripe.act(id, 'pay', details);
  await shop.payments.fulfil(id);

  return {
    stripe,
    shop,
    me,
    boss,
    id,
    refund: (more: { amount?: number } = {}) =>
      shop.get('refundOrder', boss, { id, requestId: randomUUID(), ...more }),
    /** Runs the hourly job, that many days after the start. */
    async after(days: number) {
      stripe.setClock(days * DAY);
      await shop.payments.reconcile();
    },
    details: () => shop.get('getOrder', boss, { id }),
    ends: () => readEnd(shop, id),
    mails: async () => Object.keys(await shop.stored('mail')).sort(),
  };
}

describe('refund that takes days', () => {
  test('an order is refunded while its refund waits at the bank, and afterwards', async () => {
    const { refund, after, details, ends, mails, id } = await buy(REFUND_PENDING);
    expect(await refund()).toMatchObject({ state: 'refunded', refunded: 12_000 });
    const [waiting] = (await details()).refunds;
    expect(waiting).toMatchObject({ amount: 12_000, failed: false, waitsFor: 'bank' });
    const mailIds = await mails();
    expect(mailIds).toContain(`order-${id}-refund-${waiting?.id}`);
    await after(5);
    const [done] = (await details()).refunds;
    expect(done).toEqual({ id: waiting?.id, amount: 12_000, failed: false });
    expect(await ends()).toEqual(['refunded', { revokedReason: 'refunded' }]);
    expect(await mails()).toEqual(mailIds);
  });

  test('a refund that fails days later restores the licence, flags the order and alerts an admin once', async () => {
    const { refund, after, details, ends, mails, id } = await buy(REFUND_FAILS);
    expect(await refund()).toMatchObject({ state: 'refunded' });
    await after(4);
    expect(await ends()).toEqual(['refunded', { revokedReason: 'refunded' }]);
    await after(5);
    const { refunds, refundFailed, refunded } = await details();
    expect({ refundFailed, refunded }).toEqual({ refundFailed: true, refunded: 0 });
    expect(refunds).toMatchObject([{ failed: true }]);
    expect(await ends()).toEqual(['paid', active]);
    const mailIds = await mails();
    expect(mailIds).toContain(`alert-refund-failed-${refunds[0]?.id}`);
    expect(mailIds).toContain(`order-${id}-returned-${refunds[0]?.id}`);
    await after(6);
    expect(await mails()).toEqual(mailIds);
  });

  /** Pays by bank transfer, so that Stripe doesn't know where to return the money. */
  async function setUpTransfer() {
    const { stripe, shop, me } = await openShop();
    const boss = shop.caller('boss', true);
    const id = await shop.checkout(me);
    await stripe.act(id, 'async', { method: 'customer_balance', days: '2' });
    stripe.setClock(2 * DAY);
    await shop.payments.reconcile();
    expect(await readEnd(shop, id)).toEqual(['paid', active]);
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    const details = () => shop.get('getOrder', boss, { id });
    return { stripe, shop, id, details, refund: (await details()).refunds[0] };
  }

  test('a refund that needs the buyer’s bank details mails admin and buyer, and continues after the answer', async () => {
    const { stripe, shop, id, details, refund } = await setUpTransfer();
    expect(refund).toMatchObject({ failed: false, waitsFor: 'buyer' });
    expect(await shop.stored('mail')).toMatchObject({
      [`order-${id}-refund-${refund?.id}`]: { content: { data: { waitsForBuyer: true } } },
    });
    await stripe.moveRefund(id, 'pending');
    await shop.payments.reconcile();
    expect((await details()).refunds).toMatchObject([{ waitsFor: 'bank' }]);
    await stripe.moveRefund(id, 'succeeded');
    await shop.payments.reconcile();
    expect((await details()).refunds[0]).not.toHaveProperty('waitsFor');
    expect(await readEnd(shop, id)).toEqual(['refunded', { revokedReason: 'refunded' }]);
  });

  test('a refund that the buyer never answers fails like any other', async () => {
    const { stripe, shop, id, details } = await setUpTransfer();
    stripe.setClock(47 * DAY);
    await shop.payments.reconcile();
    expect(await details()).toMatchObject({ refundFailed: true, state: 'paid', refunded: 0 });
    expect(await readEnd(shop, id)).toEqual(['paid', active]);
  });
});

describe('two disputes of one payment', () => {
  async function setUpDisputes(first: number, second: number) {
    const sale = await buy();
    const { stripe, shop, id } = sale;
    const disputes = [
      await stripe.dispute(id, 'dispute', first),
      await stripe.dispute(id, 'dispute', second),
    ] as const;
    await shop.payments.fulfil(id);
    const decide = async (dispute: string, to: 'won' | 'lost') => {
      await stripe.moveDispute(id, to, dispute);
      await shop.payments.fulfil(id);
    };
    return { ...sale, disputes, decide };
  }

  test('with two disputes the licence is suspended once; if the smaller is lost and the other won, it stays and the admin decides', async () => {
    const { shop, id, disputes, decide, ends, details, mails, stripe } = await setUpDisputes(
      3000,
      9000,
    );
    expect(await ends()).toEqual(['disputed', { revokedReason: 'disputed' }]);
    const [lost, won] = disputes;
    stripe.setClock(10 * DAY);
    await decide(lost, 'lost');
    expect(await ends()).toEqual(['disputed', { revokedReason: 'disputed' }]);
    await decide(won, 'won');
    expect(await ends()).toEqual(['partially-refunded', active]);
    expect(await details()).toMatchObject({ refunded: 0, takenBack: 3000 });
    const notices = (await mails()).filter((mail) => mail.startsWith(`order-${id}`));
    expect(notices.filter((mail) => mail.includes('-suspended-'))).toHaveLength(1);
    expect(notices.filter((mail) => mail.includes('-restored-'))).toHaveLength(1);
    expect(notices).toHaveLength(2);
    const before = await shop.state();
    await shop.payments.fulfil(id);
    expect(await shop.state()).toEqual(before);
  });

  test('losing the larger dispute ends the licence although the other is won', async () => {
    const { disputes, decide, ends, details } = await setUpDisputes(9000, 3000);
    const [lost, won] = disputes;
    await decide(won, 'won');
    expect(await ends()).toEqual(['disputed', { revokedReason: 'disputed' }]);
    await decide(lost, 'lost');
    expect(await ends()).toEqual(['lost', { revokedReason: 'dispute lost' }]);
    expect(await details()).toMatchObject({ takenBack: 9000 });
  });

  test('winning an appeal restores what the dispute took', async () => {
    const { disputes, decide, stripe, shop, id, ends, details } = await setUpDisputes(9000, 3000);
    for (const dispute of disputes) await decide(dispute, 'lost');
    expect(await details()).toMatchObject({ state: 'lost', takenBack: 12_000 });
    for (const dispute of disputes) await stripe.moveDispute(id, 'appealed', dispute);
    await shop.payments.fulfil(id);
    for (const dispute of disputes) await decide(dispute, 'won');
    expect(await ends()).toEqual(['paid', active]);
    expect(await details()).toMatchObject({ takenBack: 0 });
  });

  test('the amount lost in a dispute can’t be refunded again', async () => {
    const { disputes, decide, shop, boss, id } = await setUpDisputes(3000, 9000);
    const [lost, won] = disputes;
    await decide(lost, 'lost');
    await decide(won, 'won');
    const answer = await shop.run('refundOrder', boss, { id, requestId: randomUUID() });
    expect(answer).toMatchObject({ code: 'nothing-to-refund' });
  });

  test('two disputes at once, as with Stripe’s test card, suspend and notify once', async () => {
    const { mails, ends, id } = await buy(DISPUTED_TWICE);
    expect(await ends()).toEqual(['disputed', { revokedReason: 'disputed' }]);
    const suspended = (await mails()).filter((mail) => mail.startsWith(`order-${id}-suspended`));
    expect(suspended).toHaveLength(1);
  });
});

describe('payment that arrives after days', () => {
  test.each([
    ['us_bank_account', 4],
    ['customer_balance', 9],
  ])(
    'a payment by %s that arrives %i days later delivers its licence although its event is lost',
    async (method, days) => {
      const { stripe, shop, me } = await openShop();
      const id = await shop.checkout(me);
      await stripe.act(id, 'async', { method, days: String(days) });
      await shop.payments.fulfil(id);
      stripe.setClock(days * DAY - HOUR);
      await shop.payments.reconcile();
      expect(await readEnd(shop, id)).toEqual(['processing', null]);
      expect(await shop.stored('mail')).toEqual({});
      stripe.setClock(days * DAY);
      await shop.payments.reconcile();
      expect(await readEnd(shop, id)).toEqual(['paid', active]);
      const [license] = Object.values(await shop.stored('licenses'));
      expect(license).toMatchObject({ createdAt: stripe.clock().toISOString() });
      expect(await shop.stored('orders')).toMatchObject({
        [id]: { paidAt: stripe.clock().toISOString() },
      });
      expect(Object.keys(await shop.stored('mail'))).toEqual([`receipt-${id}`]);
    },
  );

  test('a failed delayed payment delivers no licence, and the buyer gets a mail', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    await stripe.act(id, 'async_fail', { days: '4' });
    await shop.payments.fulfil(id);
    stripe.setClock(4 * DAY);
    await shop.payments.reconcile();
    expect(await readEnd(shop, id)).toEqual(['failed', null]);
    expect(Object.keys(await shop.stored('mail'))).toEqual([`order-${id}-payment-failed`]);
  });
});
