import { describe, expect, test } from 'vitest';
import { DAY, START } from '../testing/test-portal';
import { openShop } from '../testing/shop';
import { runBeforeNextCommit } from '../testing/faults';

/** A licence of 92 days begins at the start. */
const END = 92;
/** Formats a day, counted from the start. */
const toIsoTime = (days: number) => new Date(START.getTime() + days * DAY).toISOString();

/** Creates a customer with two seats of Flexa Charts for three months, and ways to renew and dispute. */
async function setUpPurchase() {
  const { stripe, shop, me } = await openShop();

  async function pay(input: Parameters<typeof shop.checkout>[1] = {}) {
    const sessionId = await shop.checkout(me, input);
    await stripe.act(sessionId, 'pay');
    return sessionId;
  }

  async function buy(renews?: string, month = 1) {
    const input = renews === undefined ? {} : { renews: `order-${renews}`, month };
    const sessionId = await pay(input as Parameters<typeof pay>[0]);
    await shop.payments.fulfil(sessionId);
    return sessionId;
  }

  const setDay = (days: number) => stripe.setClock(days * DAY);

  return {
    stripe,
    shop,
    me,
    pay,
    buy,
    at: setDay,
    first: await buy(),
    async suspend(session: string, days: number) {
      setDay(days);
      await stripe.dispute(session);
      await shop.payments.fulfil(session);
    },
    async win(session: string, days: number) {
      setDay(days);
      await stripe.moveDispute(session, 'won');
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
  };
}

describe('days returned by a won dispute', () => {
  test('a won dispute delays all renewals of the licence once, however often the event arrives', async () => {
    const { shop, buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    expect(await terms(second, third)).toEqual([
      [END, 120],
      [120, 151],
    ]);
    await suspend(first, 10);
    await win(first, 30);
    for (const session of [first, second, third, first]) await shop.payments.fulfil(session);
    expect(await terms(first, second, third)).toEqual([
      [null, END + 20],
      [END + 20, 140],
      [140, 171],
    ]);
  });

  test('a won dispute delays the seats of a licence and of its renewal', async () => {
    const { shop, me, buy, at: setDay, first, suspend, win } = await setUpPurchase();
    const second = await buy(first);
    const nora = await shop.addPerson('nora');
    const id = `order-${first}`;
    await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
    await shop.get('acceptSeat', nora, { id });
    setDay(80);
    await shop.seats.carryDueSeatsOver();
    await suspend(first, 81);
    await shop.seats.syncDue();
    await win(first, 86);
    for (let n = 0; n < 2; n += 1) await shop.seats.syncDue();
    // The notice contains the buyer's new key.
    expect(Object.values(await shop.stored('mail')).map(({ content }) => content)).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ news: 'restored', licenseId: id }) as unknown,
      }),
    );
    const seats = Object.values(await shop.stored('licenses')).filter(
      (license) => license['seat'] === 1,
    );
    expect(seats).toHaveLength(2);
    expect(seats.find(({ seatOf }) => seatOf === id)).toMatchObject({
      deletedAt: null,
      expiresAt: toIsoTime(END + 5),
    });
    expect(seats.find(({ seatOf }) => seatOf === `order-${second}`)).toMatchObject({
      deletedAt: null,
      startsAt: toIsoTime(END + 5),
      expiresAt: toIsoTime(125),
    });
  });

  test('a won dispute delays a renewal bought during the suspension', async () => {
    const { shop, pay, first, suspend, win, terms } = await setUpPurchase();
    const second = await pay({ renews: `order-${first}`, month: 1 });
    await suspend(first, 10);
    await shop.payments.fulfil(second);
    expect(await terms(second)).toEqual([[END, 120]]);
    await win(first, 30);
    expect(await terms(first, second)).toEqual([
      [null, END + 20],
      [END + 20, 140],
    ]);
  });

  test('a won dispute extends a licence bought when the suspended one would have ended', async () => {
    const { shop, pay, at: setDay, first, suspend, win, terms } = await setUpPurchase();
    setDay(END - 0.5);
    const second = await pay({ renews: `order-${first}`, month: 1 });
    await suspend(first, END - 0.25);
    setDay(END + 0.5);
    await shop.payments.fulfil(second);
    const [[begin, end] = []] = await terms(second);
    expect(begin).toBeNull();
    await win(first, END + 1);
    expect(await terms(first, second)).toEqual([
      [null, END + 1.25],
      [null, (end ?? 0) + 0.25],
    ]);
  });

  test.each([
    ['in turn', false],
    ['the later one first', true],
  ])('won disputes of two licences lead to the same terms %s', async (_how, isReversed) => {
    const { buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    await suspend(first, 10);
    await suspend(second, 10);
    const [one, other] = isReversed ? [second, first] : [first, second];
    await win(one, 30);
    await win(other, 30);
    expect(await terms(first, second)).toEqual([
      [null, END + 20],
      [END + 20, 140],
    ]);
  });

  test('days of a won dispute extend a successor that has begun meanwhile and keeps running', async () => {
    const { buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    await suspend(first, END - 2);
    await win(first, 100);
    // Two days were left, during which the second one runs as well.
    expect(await terms(first, second, third)).toEqual([
      [null, 102],
      [END, 122],
      [122, 153],
    ]);
  });

  test('days of a won dispute extend no successor that has ended meanwhile', async () => {
    const { buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first, 3);
    await suspend(first, END - 2);
    await win(first, 130);
    expect(await terms(first, second, third)).toEqual([
      [null, 132],
      [END, 120],
      [120, 214],
    ]);
  });

  test('a won dispute of added seats doesn’t move the renewal of the licence they joined', async () => {
    const { shop, pay, buy, at: setDay, first, suspend, win, terms } = await setUpPurchase();
    setDay(1);
    const added = await pay({ addsTo: `order-${first}` });
    await shop.payments.fulfil(added);
    const second = await buy(first);
    await suspend(added, 10);
    await win(added, 30);
    expect(await terms(first, added, second)).toEqual([
      [null, END],
      [null, END + 20],
      [END, 120],
    ]);
  });

  test('a won dispute leaves a refunded term alone and moves its replacement', async () => {
    const { stripe, shop, buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    await stripe.refund(second);
    await shop.payments.fulfil(second);
    await suspend(first, 10);
    await win(first, 15);
    expect(await terms(first, second, third)).toEqual([
      [null, END + 5],
      [END, 120],
      [END + 5, 125],
    ]);
  });

  test('a won dispute and a concurrent renewal leave neither gap nor overlap', async () => {
    const { stripe, shop, buy, pay, at: setDay, first, suspend, terms } = await setUpPurchase();
    const second = await buy(first);
    await suspend(first, 10);
    const third = await pay({ renews: `order-${second}`, month: 1 });
    setDay(30);
    await stripe.moveDispute(first, 'won');
    // The renewal is written after the chain was read and before its changes are written.
    runBeforeNextCommit(shop.db, () => shop.payments.fulfil(third));
    await shop.payments.fulfil(first);
    expect(await terms(first, second, third)).toEqual([
      [null, END + 20],
      [END + 20, 140],
      [140, 171],
    ]);
  });
});
