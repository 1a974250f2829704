import { expect, describe, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { mailSender } from '../mail/sender';
import type { MailContent, MailDocument } from '../mail/mails';
import { DAY, START } from '../testing/own-portal';
import { eventOf, opened } from '../testing/stripe-cases';
import type { OwnShop } from '../testing/stripe-shop';

type Wish = Partial<OperationInput<'buyLicense'>>;

/** A checkout that was left, a day later; and what Stripe then tells. */
async function left(wish: Wish = { remind: true }) {
  const all = await opened();
  const sessionId = await all.shop.checkout(all.me, wish);
  all.stripe.setClock(DAY);
  const event = await eventOf(all.stripe, 'checkout.session.expired');
  return { ...all, sessionId, event };
}

type Reminder = Extract<MailContent, { template: 'checkout-reminder' }>['data'];

/** The reminders in the outbox. */
async function reminders(shop: OwnShop): Promise<Reminder[]> {
  const mails = Object.values(await shop.stored('mail'));
  return mails
    .map(({ content }) => content as MailContent)
    .flatMap((content) => (content.template === 'checkout-reminder' ? [content.data] : []));
}

/** Opens the link of a mail; the session that it leads to. */
async function follow(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
}

describe('a checkout that was left', () => {
  test('is told of once, with the link of Stripe, to who asked for it', async () => {
    const { shop, event, sessionId } = await left();
    for (let n = 0; n < 3; n += 1) expect(await shop.deliver(event)).toBe(200);
    await Promise.all([1, 2, 3].map(() => shop.payments.fulfil(sessionId)));
    await shop.payments.reconcile();
    const told = await reminders(shop);
    const endsAt = new Date(START.getTime() + 31 * DAY).toISOString();
    expect(told).toMatchObject([
      { orderId: sessionId, visualType: 'charts', month: 3, quantity: 2, endsAt },
    ]);
    expect(told[0]?.url).toContain(`/r/${sessionId}`);
    expect(told[0]?.code).not.toBe('');
  });

  test('is found by the hourly job where no event came', async () => {
    const { shop, stripe } = await left();
    stripe.setClock(3 * DAY);
    await shop.payments.reconcile();
    await shop.payments.reconcile();
    expect(await reminders(shop)).toHaveLength(1);
  });

  test('is not mailed to a buyer who did not ask for it', async () => {
    const { stripe, shop, me } = await opened();
    const id = await shop.checkout(me, {});
    stripe.setClock(DAY);
    await shop.payments.fulfil(id);
    expect(await stripe.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      after_expiration: null,
    });
    expect(await reminders(shop)).toEqual([]);
  });

  test('is not told of once the link is old', async () => {
    const { shop, stripe, event } = await left();
    stripe.setClock(30 * DAY);
    await shop.deliver({ ...event });
    await shop.payments.reconcile();
    expect(await reminders(shop)).toEqual([]);
  });

  test.each([
    ['the same pack', {}],
    ['the membership', { visualType: 'suite', licenseType: 'membership' }],
  ] satisfies [string, Wish][])('is not told of where %s was bought meanwhile', async (_, more) => {
    const { shop, stripe, me, event } = await left();
    const other = await shop.checkout(me, more);
    await stripe.act(other, 'pay');
    await shop.payments.fulfil(other);
    await shop.deliver(event);
    expect(await reminders(shop)).toEqual([]);
  });

  test('is not told of where an older checkout of the same was paid after it', async () => {
    const { stripe, shop, me } = await opened();
    const older = await shop.checkout(me, { month: 6 });
    stripe.setClock(1000);
    const newer = await shop.checkout(me, { remind: true });
    stripe.setClock(2000);
    await stripe.act(older, 'pay');
    await shop.payments.fulfil(older);
    stripe.setClock(2 * DAY);
    await shop.payments.fulfil(newer);
    expect(await reminders(shop)).toEqual([]);
  });

  test('is told of for the last one alone, where several were left', async () => {
    const { stripe, shop, me } = await opened();
    const first = await shop.checkout(me, { remind: true });
    stripe.setClock(1000);
    const second = await shop.checkout(me, { remind: true });
    const otherPack = await shop.checkout(me, { remind: true, visualType: 'tables' });
    stripe.setClock(2 * DAY);
    for (const id of [second, first, otherPack]) await shop.payments.fulfil(id);
    const told = (await reminders(shop)).map(({ orderId }) => orderId);
    expect(told.sort()).toEqual([second, otherPack].sort());
  });

  test('is not told of to nobody: the account is gone', async () => {
    const { shop, event } = await left();
    await shop.db.doc('users/me').delete();
    await shop.deliver(event);
    expect(await reminders(shop)).toEqual([]);
  });
});

describe('a reminder', () => {
  /** Sends what is queued; the addresses it went to. */
  async function sent(shop: OwnShop) {
    const went: string[] = [];
    const mailer = {
      send: async ({ subject }: { subject: string }) => void went.push(subject),
      check: async () => undefined,
    };
    const isWanted = async ({ content }: MailDocument) =>
      content?.template !== 'checkout-reminder' ||
      shop.payments.isReminderWanted(content.data.orderId);
    const platform = { ...shop.platform, mailer };
    const sender = mailSender(
      platform,
      async () => null,
      async () => null,
      isWanted,
    );
    await sender.sendDue(10);
    return went.filter((subject) => subject.includes('not paid yet'));
  }

  test('goes out', async () => {
    const { shop, event } = await left();
    await shop.deliver(event);
    expect(await sent(shop)).toHaveLength(1);
  });

  test('does not go out, and is forgotten, where the same was paid while it waited', async () => {
    const { stripe, shop, me, event } = await left();
    await shop.deliver(event);
    const other = await shop.checkout(me);
    await stripe.act(other, 'pay');
    await shop.payments.fulfil(other);
    expect(await sent(shop)).toEqual([]);
    expect(await reminders(shop)).toEqual([]);
  });

  test('is stopped by its code, with all others of the buyer; a new order asks again', async () => {
    const { stripe, shop, me, event, sessionId } = await left();
    stripe.setClock(DAY + 1000);
    const open = await shop.checkout(me, { remind: true, visualType: 'tables' });
    await shop.deliver(event);
    const [reminder] = await reminders(shop);
    const visitor = shop.caller('visitor');
    const wrong = { order: sessionId, code: 'guessed' };
    expect(await shop.run('stopReminders', visitor, wrong)).toMatchObject({ code: 'link-refused' });
    for (let n = 0; n < 2; n += 1) {
      const press = { order: sessionId, code: reminder?.code ?? '' };
      expect(await shop.get('stopReminders', visitor, press)).toEqual({ stopped: true });
    }
    expect(await sent(shop)).toEqual([]);
    stripe.setClock(3 * DAY);
    await shop.payments.fulfil(open);
    expect(await reminders(shop)).toEqual([]);
    const another = await shop.checkout(me, { remind: true, visualType: 'tables' });
    stripe.setClock(5 * DAY);
    await shop.payments.fulfil(another);
    expect(await reminders(shop)).toHaveLength(1);
  });

  // No page of Stripe's promises that a copy carries what its session did.
  test.each([
    ['says whose it is', true],
    ['says nothing', false],
  ])('leads to a session that %s and whose order is ours', async (_, tells) => {
    const { stripe, shop, event, sessionId } = await left({
      remind: true,
      name: 'Nora Typed',
      consent: '2026-11',
    });
    await stripe.recovery(tells);
    await shop.deliver(event);
    const [reminder] = await reminders(shop);
    const copy = await follow(reminder?.url ?? '');
    await stripe.act(copy, 'pay');
    const completed = await eventOf(stripe, 'checkout.session.completed');
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(completed)).toBe(200);
    const { orders, licenses } = await shop.state();
    expect(orders).toMatchObject({
      [sessionId]: { state: 'expired' },
      [copy]: {
        state: 'paid',
        uid: 'me',
        origin: 'portal',
        amount: 12_000,
        consent: { version: '2026-11', at: START.toISOString() },
      },
    });
    expect(orders?.[copy]).not.toHaveProperty('withdrawUntil');
    expect(Object.entries(licenses ?? {})).toEqual([
      [`order-${copy}`, expect.objectContaining({ userId: 'me', name: 'Nora Typed', quantity: 2 })],
    ]);
    const me = shop.caller('me');
    const asked = { sessionId: copy, planId: 'charts-3m' } as const;
    expect(await shop.get('checkSession', me, asked)).toEqual({ licensesUpdated: true });
  });

  test.each([true, false])('goes back where the account is gone (told: %s)', async (tells) => {
    const { stripe, shop, event } = await left();
    await stripe.recovery(tells);
    await shop.deliver(event);
    const [reminder] = await reminders(shop);
    await shop.db.doc('users/me').delete();
    const copy = await follow(reminder?.url ?? '');
    await stripe.act(copy, 'pay');
    await shop.payments.reconcile();
    const { orders, licenses } = await shop.state();
    expect(orders).toMatchObject({ [copy]: { state: 'refunded', uid: null, unowned: false } });
    expect(licenses).toEqual({});
  });

  test('goes on from the licence that it renews, also where the copy says nothing', async () => {
    const { stripe, shop, me } = await opened();
    const first = await shop.checkout(me);
    await stripe.act(first, 'pay');
    await shop.payments.fulfil(first);
    const renews = `order-${first}`;
    stripe.setClock(DAY);
    const again = await shop.checkout(me, { remind: true, renews });
    stripe.setClock(2 * DAY);
    await shop.payments.fulfil(again);
    const [reminder] = await reminders(shop);
    const copy = await follow(reminder?.url ?? '');
    await stripe.act(copy, 'pay');
    await shop.payments.reconcile();
    const { licenses } = await shop.state();
    const before = licenses?.[renews] as { expiresAt: string };
    expect(licenses).toMatchObject({ [`order-${copy}`]: { startsAt: before.expiresAt } });
  });

  test('is not sent once more for the session that it led to', async () => {
    const { stripe, shop, event } = await left();
    await shop.deliver(event);
    const [reminder] = await reminders(shop);
    const copy = await follow(reminder?.url ?? '');
    stripe.setClock(3 * DAY);
    await shop.payments.reconcile();
    expect(await shop.stored('orders')).toMatchObject({ [copy]: { state: 'expired' } });
    expect(await reminders(shop)).toHaveLength(1);
  });
});
