import { describe, expect, test } from 'vitest';
import { composeServices } from '../compose';
import { DAY, START } from '../testing/test-portal';
import { openShop } from '../testing/shop';
import { runBeforeNextCommit, failNextCommit } from '../testing/faults';

/** A licence of three months runs this many days from the start. */
const END = 92;

/** Creates a customer with two seats of Flexa Charts for three months, and ways to renew and refund. */
async function setUpPurchase() {
  const { stripe, shop, me } = await openShop();

  async function buy(renews?: string, month: 1 | 3 = 1) {
    const input = renews === undefined ? {} : { renews: `order-${renews}`, month };
    const session = await shop.checkout(me, input);
    await stripe.act(session, 'pay');
    await shop.payments.fulfil(session);
    return session;
  }

  return {
    stripe,
    shop,
    me,
    buy,
    first: await buy(),
    at: (days: number) => stripe.setClock(days * DAY),
    async refund(session: string) {
      await stripe.refund(session);
      await shop.payments.fulfil(session);
    },
    /** Reads the terms of licences in days after the start; null if one began when it was created. */
    async terms(...sessions: string[]) {
      const all = await shop.stored('licenses');
      const countDays = (instant: unknown) =>
        typeof instant === 'string' ? (Date.parse(instant) - START.getTime()) / DAY : null;
      return sessions.map((session) => {
        const { startsAt, expiresAt } = all[`order-${session}`] ?? {};
        return [countDays(startsAt), countDays(expiresAt)];
      });
    },
    async movedMails() {
      const mails = Object.values(await shop.stored('mail'));
      return mails.filter(({ template }) => template === 'license-moved');
    },
  };
}

describe('refund in the middle of a chain', () => {
  test('a refund moves the next full term up to the end of the previous one, and mails its owner once', async () => {
    const { shop, buy, first, refund, terms, movedMails } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    expect(await terms(second, third)).toEqual([
      [END, 120],
      [120, 151],
    ]);
    await refund(second);
    for (const session of [second, third, first]) await shop.payments.fulfil(session);
    expect(await terms(first, third)).toEqual([
      [null, END],
      [END, 120],
    ]);
    expect(await movedMails()).toMatchObject([
      {
        to: 'me@flexa.test',
        content: {
          data: {
            licenseId: `order-${third}`,
            startsAt: new Date(START.getTime() + END * DAY).toISOString(),
          },
        },
      },
    ]);
    expect((await shop.stored('licenses'))[`order-${first}`]).toMatchObject({
      renewedBy: `order-${third}`,
    });
  });

  test('a refund leaves a term alone whose key was viewed, and the next renewal begins after it', async () => {
    const { shop, me, at, buy, first, refund, terms, movedMails } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    // Its key is available, since the previous term ends soon.
    at(110);
    await shop.get('getLicenseKey', me, { id: `order-${third}` });
    await refund(second);
    const fourth = await buy(third);
    expect(await terms(third, fourth)).toEqual([
      [120, 151],
      [151, 181],
    ]);
    expect(await movedMails()).toEqual([]);
  });

  test('a refund leaves a term alone whose key was mailed', async () => {
    const { shop, at, buy, first, refund, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    at(110);
    await composeServices(shop.platform).jobs.remindExpiring();
    await refund(second);
    expect(await terms(third)).toEqual([[120, 151]]);
  });

  test('a refund leaves a term alone if someone viewed the key of one of its seats', async () => {
    const { shop, me, at, buy, first, refund, terms } = await setUpPurchase();
    const nora = await shop.addPerson('nora');
    const second = await buy(first);
    at(END + 1);
    const id = `order-${second}`;
    await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
    await shop.get('acceptSeat', nora, { id });
    const third = await buy(second);
    at(110);
    await shop.seats.carryDueSeatsOver();
    await shop.get('getLicenseKey', nora, { id: `order-${third}.1` });
    await refund(second);
    expect(await terms(third)).toEqual([[120, 151]]);
  });

  test('a refund of the running term begins the next one at once, with the same people in its seats', async () => {
    const { shop, me, at, buy, first, refund, terms } = await setUpPurchase();
    const nora = await shop.addPerson('nora');
    const id = `order-${first}`;
    await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
    await shop.get('acceptSeat', nora, { id });
    const second = await buy(first);
    at(10);
    await refund(first);
    expect(await terms(second)).toEqual([[10, 40]]);
    await shop.seats.syncDue();
    await shop.seats.syncDue();
    const seats = await shop.licenses.listActive('nora');
    expect(seats.map(({ seatOf }) => seatOf)).toEqual([`order-${second}`]);
  });

  test('a refund moves the people of its seats to the next term', async () => {
    const { shop, me, at, buy, first, refund } = await setUpPurchase();
    const nora = await shop.addPerson('nora');
    const id = `order-${first}`;
    await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
    await shop.get('acceptSeat', nora, { id });
    const second = await buy(first);
    const third = await buy(first);
    await refund(second);
    at(85);
    await shop.seats.carryDueSeatsOver();
    at(END + 1);
    const seats = await shop.licenses.listActive('nora');
    expect(seats.map(({ seatOf }) => seatOf)).toEqual([`order-${third}`]);
  });

  test('a refund of the last term leaves a licence without renewal, and its owner is reminded', async () => {
    const { shop, buy, first, refund, terms } = await setUpPurchase();
    const second = await buy(first);
    await refund(second);
    expect((await shop.stored('licenses'))[`order-${first}`]).not.toHaveProperty('renewedBy');
    const third = await buy(first);
    expect(await terms(third)).toEqual([[END, 120]]);
  });

  test('a renewal of a refunded term begins after the rest of the chain', async () => {
    const { stripe, shop, me, buy, first, refund, terms } = await setUpPurchase();
    const second = await buy(first);
    const open = await shop.checkout(me, { renews: `order-${second}`, month: 1 });
    await refund(second);
    await stripe.act(open, 'pay');
    await shop.payments.fulfil(open);
    expect(await terms(open)).toEqual([[END, 120]]);
  });

  test('an upgrade credits the terms on both sides of a refunded one', async () => {
    const { shop, buy, first, refund } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    await refund(second);
    const upgrade = { licenseType: 'membership', visualType: 'suite', month: 12 } as const;
    const session = await buyUpgrade(shop, { ...upgrade, upgrades: `order-${first}` });
    expect(await shop.stored('orders')).toMatchObject({
      [session]: { upgrades: [`order-${first}`, `order-${third}`] },
    });
  });

  async function buyUpgrade(
    shop: Awaited<ReturnType<typeof setUpPurchase>>['shop'],
    input: Parameters<typeof shop.checkout>[1],
  ) {
    return shop.checkout(shop.caller('me'), input);
  }
});

describe('refund that fails', () => {
  test('a failed refund restores the term to its place, and the term that moved up begins after it', async () => {
    const { stripe, shop, buy, first, refund, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    await refund(second);
    await stripe.failRefund(second);
    await shop.payments.fulfil(second);
    expect(await terms(first, second, third)).toEqual([
      [null, END],
      [END, 120],
      [120, 151],
    ]);
    const fourth = await buy(first);
    expect(await terms(fourth)).toEqual([[151, 181]]);
  });

  test('a failed refund restores the rest of a term after the one that began in its place', async () => {
    const { stripe, shop, at, buy, first, refund, terms } = await setUpPurchase();
    const second = await buy(first);
    at(10);
    await refund(first);
    at(15);
    await stripe.failRefund(first);
    await shop.payments.fulfil(first);
    expect(await terms(second, first)).toEqual([
      [10, 40],
      [40, 40 + END - 10],
    ]);
  });
});

describe('races of a term’s refund', () => {
  test('a refund and a concurrent renewal never leave two terms for one day', async () => {
    const { stripe, shop, me, buy, first, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    const fourth = await shop.checkout(me, { renews: `order-${first}`, month: 1 });
    await stripe.act(fourth, 'pay');
    await stripe.refund(second);
    runBeforeNextCommit(shop.db, () => shop.payments.fulfil(fourth));
    await shop.payments.fulfil(second);
    expect(await terms(first, third, fourth)).toEqual([
      [null, END],
      [END, 120],
      [120, 151],
    ]);
  });

  test.each(['before', 'after'] as const)(
    'the next run completes a refund that stopped %s its batch',
    async (when) => {
      const { stripe, shop, buy, first, terms, movedMails } = await setUpPurchase();
      const second = await buy(first);
      const third = await buy(first);
      await stripe.refund(second);
      failNextCommit(shop.db, when);
      await shop.payments.fulfil(second).catch(() => undefined);
      await Promise.all([shop.payments.fulfil(second), shop.payments.fulfil(second)]);
      expect(await terms(third)).toEqual([[END, 120]]);
      expect(await movedMails()).toHaveLength(1);
    },
  );
});
