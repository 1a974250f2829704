import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { DAY } from '../testing/test-portal';
import { UNUSED_TRIES } from './credit-lost';
import { runBeforeNextCommit, failNextCommit } from '../testing/faults';
import {
  setUpPurchase,
  buy,
  readLicense,
  readOrder,
  type Scene,
  buildUpgrade,
  type PurchaseInput,
} from '../testing/purchases';

/** 62 of 92 days of two seats at $60 are left, rounded up to whole cents per seat. */
const CREDIT = 2 * Math.ceil(Math.round((2 * 6000 * 62) / 92) / 2);
const TOTAL = 2 * 42_000 - CREDIT;

function askPrice({ shop, me }: Scene, purchase: PurchaseInput) {
  const { name: _, ...input } = { uid: 'me', ...purchase } as OperationInput<'buyLicense'>;
  return shop.run('getPrice', me, input);
}

const listActiveIds = async ({ shop }: Scene) =>
  (await shop.licenses.listActive('me')).map(({ id }) => id);

describe('upgrade of a pack to the membership', () => {
  test('an upgrade costs the shown price: the membership less the remaining value of the pack, to the cent', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, pack, license } = scene;
    const { value: shown } = (await askPrice(scene, buildUpgrade(license))) as { value: object };
    expect(shown).toEqual({
      seat: TOTAL / 2,
      credit: CREDIT,
      total: TOTAL,
      endsAt: '2027-12-20T12:00:00.000Z',
    });
    const session = await shop.checkout(me, buildUpgrade(license, { shownTotal: TOTAL }));
    expect((await stripe.stripe.checkout.sessions.retrieve(session)).amount_total).toBe(TOTAL);
    await stripe.act(session, 'pay');
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([`order-${session}`]);
    expect(await readLicense(scene, pack)).toMatchObject({
      revokedReason: 'upgraded',
      upgradedBy: `order-${session}`,
    });
    expect((await shop.get('listOrders', me, { uid: 'me' })).data[0]).toMatchObject({
      amount: TOTAL,
      credit: CREDIT,
      state: 'paid',
    });
    expect((await shop.stored('mail'))[`receipt-${session}`]).toMatchObject({
      content: { data: { credit: CREDIT } },
    });
    // Reports keep the pack's key, because the membership includes the pack and runs longer.
    expect(await shop.licenses.withdrawn(stripe.clock())).toEqual([]);
  });

  test('a promotion code reduces the rest of an upgrade’s price', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, license } = scene;
    const coupon = await stripe.stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await stripe.stripe.promotionCodes.create({
      code: 'HALF',
      promotion: { type: 'coupon', coupon: coupon.id },
    });
    const session = await shop.checkout(me, buildUpgrade(license));
    await stripe.act(session, 'apply', { code: 'HALF' });
    const { amount_total: total } = await stripe.stripe.checkout.sessions.retrieve(session);
    expect(total).toBe(TOTAL / 2);
  });

  test('an upgrade never charges more than shown: a day later it is refused and shown again', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, license } = scene;
    stripe.setClock(31 * DAY);
    const request = { uid: 'me', name: 'Nora Lind', ...buildUpgrade(license), shownTotal: TOTAL };
    expect(await shop.run('buyLicense', me, request)).toMatchObject({ code: 'price-changed' });
    expect(await shop.run('buyLicense', me, { ...request, shownTotal: 90_000 })).toHaveProperty(
      'value',
    );
  });

  test('an upgrade credits a waiting renewal of the licence in full', async () => {
    const scene = await setUpPurchase();
    const { shop, license } = scene;
    const renewal = await buy(scene, { renews: license });
    expect(await askPrice(scene, buildUpgrade(license))).toMatchObject({
      value: { credit: 2 * Math.ceil((CREDIT - 1 + 12_000) / 2) },
    });
    const session = await buy(scene, buildUpgrade(license));
    const by = { upgradedBy: `order-${session}`, revokedReason: 'upgraded' };
    expect(await shop.stored('licenses')).toMatchObject({
      [license]: by,
      [`order-${renewal}`]: by,
    });
  });

  test('an upgrade credits what a refund left of the payment', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, pack, license } = scene;
    await stripe.refund(pack, 2000);
    await shop.payments.fulfil(pack);
    const rest = Math.round((10_000 * 62) / 92);
    expect(await askPrice(scene, buildUpgrade(license))).toMatchObject({
      value: { credit: 2 * Math.ceil(rest / 2) },
    });
  });
});

describe('single use of an upgrade’s credit', () => {
  test('a second upgrade tab closes the first, and if both are paid at once one is refunded', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, license } = scene;
    const first = await shop.checkout(me, buildUpgrade(license));
    const second = await shop.checkout(me, buildUpgrade(license));
    expect((await stripe.stripe.checkout.sessions.retrieve(first)).status).toBe('expired');
    // Opened at the same moment, so neither knew of the other.
    await shop.db.doc(`orders/${second}`).update({ state: 'processing' });
    const third = await shop.checkout(me, buildUpgrade(license));
    await shop.db.doc(`orders/${second}`).update({ state: 'open' });
    await stripe.act(second, 'pay');
    await stripe.act(third, 'pay');
    runBeforeNextCommit(shop.db, () => shop.payments.fulfil(third));
    await shop.payments.fulfil(second);
    expect(await listActiveIds(scene)).toEqual([`order-${third}`]);
    expect(await readOrder(scene, second)).toMatchObject({
      state: 'refunded',
      refunded: TOTAL,
      creditGone: true,
      fulfilledAt: null,
    });
    const mails = Object.values(await shop.stored('mail')).map((mail) => mail.content);
    expect(mails).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ news: 'credit-gone', orderId: second }) as unknown,
      }),
    );
  });

  test('the credit is used once even if the database fails on the way and events come twice', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, pack, license } = scene;
    const session = await shop.checkout(me, buildUpgrade(license));
    await stripe.act(session, 'pay');
    for (const when of ['before', 'after'] as const) {
      failNextCommit(shop.db, when);
      await shop.payments.fulfil(session).catch(() => undefined);
    }
    for (const event of [...(await stripe.events()), ...(await stripe.events())]) {
      expect(await shop.deliver(event)).toBe(200);
    }
    expect(await listActiveIds(scene)).toEqual([`order-${session}`]);
    expect(await readLicense(scene, pack)).toMatchObject({ upgradedBy: `order-${session}` });
    expect(await readOrder(scene, session)).toMatchObject({ state: 'paid', refunded: 0 });
  });

  test.each(['refunded', 'disputed'] as const)(
    'a pack that was %s before the upgrade was paid earns no credit, and the payment is refunded',
    async (what) => {
      const scene = await setUpPurchase();
      const { stripe, shop, me, pack, license } = scene;
      const session = await shop.checkout(me, buildUpgrade(license));
      await (what === 'refunded' ? stripe.refund(pack) : stripe.dispute(pack));
      await stripe.act(session, 'pay');
      await shop.payments.fulfil(session);
      // Its own event comes last.
      await shop.payments.fulfil(pack);
      expect(await readOrder(scene, session)).toMatchObject({
        state: 'refunded',
        creditGone: true,
      });
      expect(await readLicense(scene, session)).toBeUndefined();
    },
  );

  test('an upgrade is recovered from the session if the order is lost', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, pack, license } = scene;
    const session = await shop.checkout(me, buildUpgrade(license));
    await shop.db.doc(`orders/${session}`).delete();
    await stripe.act(session, 'pay');
    await shop.payments.fulfil(session);
    expect(await readLicense(scene, pack)).toMatchObject({ upgradedBy: `order-${session}` });
    expect(await readOrder(scene, session)).toMatchObject({ credit: CREDIT, upgrades: [license] });
  });
});

describe('pack after its upgrade', () => {
  test('an upgraded pack returns with a refund of the upgrade, and ends again if the refund fails', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, pack, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    await stripe.refund(session);
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([license]);
    expect(await readLicense(scene, pack)).toMatchObject({ expiresAt: '2027-02-20T12:00:00.000Z' });
    expect(await readLicense(scene, pack)).not.toHaveProperty('upgradedBy');
    await stripe.failRefund(session);
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([`order-${session}`]);
    await stripe.refund(session);
    await shop.payments.fulfil(session);
    const again = await buy(scene, buildUpgrade(license));
    expect(await listActiveIds(scene)).toEqual([`order-${again}`]);
    // A repeated event about the first upgrade changes nothing.
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([`order-${again}`]);
  });

  test('refunding an upgraded pack ends the membership, refunds its unused days once, and alerts an admin', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, pack, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    // Half a year of the 365 days from 20 December on.
    stripe.setClock((30 + 182) * DAY);
    await stripe.refund(pack);
    for (let n = 0; n < 2; n += 1) await shop.payments.fulfil(pack);
    expect(await listActiveIds(scene)).toEqual([]);
    const refunded = Math.round((TOTAL * 183) / 365);
    expect(await readOrder(scene, session)).toMatchObject({
      state: 'partially-refunded',
      refunded,
    });
    const mails = Object.values(await shop.stored('mail')).map(({ content }) => content);
    expect(mails).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ news: 'credit-lost', amount: refunded }) as unknown,
      }),
    );
    expect(mails).toContainEqual(
      expect.objectContaining({
        template: 'alert',
        data: expect.objectContaining({ kind: 'credit-lost', cause: session }) as unknown,
      }),
    );
  });

  describe('upgraded pack whose refund makes Stripe refuse that of the membership', () => {
    const REFUNDED = Math.round((TOTAL * 183) / 365);

    /**
     * Creates an upgrade whose credit is gone, with a Stripe that repeats its refusal under each key, as the real
     * one does.
     */
    async function setUpRefusedScene() {
      const scene = await setUpPurchase();
      const { stripe, shop, pack, license } = scene;
      const session = await buy(scene, buildUpgrade(license));
      stripe.setClock((30 + 182) * DAY);
      await stripe.refund(pack);
      const { refunds, creditNotes } = stripe.stripe;
      const create = {
        refund: refunds.create.bind(refunds),
        note: creditNotes.create.bind(creditNotes),
      };
      const refusedKeys = new Set<string>();
      let isShort = true;
      const answer =
        <T extends unknown[], R>(made: (...args: T) => Promise<R>) =>
        (...args: T): Promise<R> => {
          const { idempotencyKey = '' } = args.at(-1) as { idempotencyKey?: string };
          if (isShort) refusedKeys.add(idempotencyKey);
          if (!refusedKeys.has(idempotencyKey)) return made(...args);
          return Promise.reject(
            new Stripe.errors.StripeInvalidRequestError({
              type: 'invalid_request_error',
              code: 'balance_insufficient',
              message: 'Insufficient funds in your Stripe balance to refund this amount.',
            }),
          );
        };
      refunds.create = answer(create.refund);
      creditNotes.create = answer(create.note);
      await shop.payments.fulfil(pack);
      const news = async () =>
        Object.values(await shop.stored('mail'))
          .map(({ content }) => content as { data: { news?: string; amount?: number } })
          .filter(({ data: { news: each } }) => each?.startsWith('credit-lost'))
          .map(({ data }) => ({ news: data.news, amount: data.amount }));
      return { ...scene, session, news, fund: () => (isShort = false) };
    }

    test('the operator is alerted once to the amount owed, and the buyer hears nothing yet', async () => {
      const { shop, session, pack, news } = await setUpRefusedScene();
      await shop.payments.fulfil(pack);
      const mails = await shop.stored('mail');
      expect(mails[`alert-refund-failed-${session}-credit-lost`]).toMatchObject({
        content: {
          template: 'alert',
          data: {
            kind: 'refund-failed',
            text: expect.stringMatching(/Insufficient funds.*We try again every hour/) as string,
          },
        },
      });
      expect(await news()).toEqual([]);
    });

    test('the hourly job refunds the membership once Stripe accepts, never twice, and mails the buyer', async () => {
      const scene = await setUpRefusedScene();
      const { stripe, shop, session, news, fund } = scene;
      await shop.payments.reconcile();
      expect(await readOrder(scene, session)).toMatchObject({ refunded: 0, refundDue: true });
      fund();
      await Promise.all([shop.payments.fulfil(session), shop.payments.fulfil(session)]);
      for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
      const order = await readOrder(scene, session);
      expect(order).toMatchObject({
        state: 'partially-refunded',
        refunded: REFUNDED,
        refundDue: false,
      });
      const { data } = await stripe.stripe.refunds.list();
      expect(data.filter(({ amount }) => amount === REFUNDED)).toHaveLength(1);
      expect(await news()).toEqual([{ news: 'credit-lost', amount: REFUNDED }]);
    });

    test('only the hourly job retries the refund of the membership: buyers and events use up no attempts', async () => {
      const scene = await setUpRefusedScene();
      const { shop, session, me, pack, news } = scene;
      for (let n = 0; n < UNUSED_TRIES; n += 1) {
        await shop.get('checkSession', me, { sessionId: session, planId: 'suite-12m' });
        await shop.payments.fulfil(pack);
      }
      expect(await readOrder(scene, session)).toMatchObject({ unusedRefusals: 1, refundDue: true });
      await shop.payments.reconcile();
      expect(await readOrder(scene, session)).toMatchObject({ unusedRefusals: 2, refundDue: true });
      expect(await news()).toEqual([]);
    });

    test('after a day of refusals the job stops, and the buyer gets a mail that the money comes another way', async () => {
      const scene = await setUpRefusedScene();
      const { shop, session, news, fund } = scene;
      await shop.db.doc(`orders/${session}`).update({ unusedRefusals: UNUSED_TRIES - 1 });
      for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
      expect(await news()).toEqual([{ news: 'credit-lost-unpaid', amount: REFUNDED }]);
      const mails = await shop.stored('mail');
      expect(mails[`alert-refund-failed-${session}-credit-lost-unpaid`]).toMatchObject({
        content: { data: { text: expect.stringContaining('in another way') as string } },
      });
      fund();
      await shop.payments.reconcile();
      expect(await readOrder(scene, session)).toMatchObject({ refunded: 0 });
    });
  });

  test('the operator is alerted if the buyer’s bank rejects the refund of the membership', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, pack, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    stripe.setClock((30 + 182) * DAY);
    await stripe.refund(pack);
    await shop.payments.fulfil(pack);
    await stripe.failRefund(session);
    await shop.payments.fulfil(session);
    const { data } = await stripe.stripe.refunds.list();
    const [failed] = data.filter(({ status }) => status === 'failed');
    expect(await shop.stored('mail')).toMatchObject({
      [`order-${session}-returned-${failed?.id}`]: {
        content: { data: { news: 'credit-lost-unpaid' } },
      },
    });
  });

  test('a dispute about the pack’s payment suspends the membership; losing it ends it, winning it restores it', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, pack, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    await stripe.dispute(pack);
    await shop.payments.fulfil(pack);
    expect(await readLicense(scene, session)).toMatchObject({ revokedReason: 'disputed' });
    await stripe.moveDispute(pack, 'lost');
    await shop.payments.fulfil(pack);
    expect(await listActiveIds(scene)).toEqual([]);
    expect(await readLicense(scene, session)).toMatchObject({ revokedReason: 'dispute lost' });
    expect(await readLicense(scene, pack)).toMatchObject({ revokedReason: 'dispute lost' });
  });

  test('a dispute about the upgrade leaves the membership if won, and the pack if lost', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    await stripe.dispute(session);
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([]);
    await stripe.moveDispute(session, 'lost');
    await shop.payments.fulfil(session);
    expect(await listActiveIds(scene)).toEqual([license]);
  });

  test('people with seats of an upgraded pack get seats of the membership, and return to the pack with a refund', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, me, license } = scene;
    const ana = await shop.addPerson('ana');
    await shop.get('giveSeats', me, { id: license, emails: ['ana@flexa.test'] });
    await shop.get('acceptSeat', ana, { id: license });
    const session = await buy(scene, buildUpgrade(license));
    const listSeats = async () =>
      (await shop.licenses.listActive('ana')).map(({ seatOf }) => seatOf);
    await shop.seats.syncDue();
    expect(await listSeats()).toEqual([`order-${session}`]);
    await stripe.refund(session);
    await shop.payments.fulfil(session);
    await shop.seats.syncDue();
    expect(await listSeats()).toEqual([license]);
  });

  test('an upgraded pack stays ended if the account is deleted', async () => {
    const scene = await setUpPurchase();
    const { stripe, shop, license } = scene;
    const session = await buy(scene, buildUpgrade(license));
    await shop.get('deleteUser', shop.caller('me'), { id: 'me' });
    await stripe.refund(session);
    await shop.payments.fulfil(session);
    expect((await shop.stored('licenses'))[license]?.deletedAt).not.toBeNull();
  });
});
