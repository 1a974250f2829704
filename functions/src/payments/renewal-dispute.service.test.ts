import { describe, expect, test } from 'vitest';
import { DAY, START } from '../testing/own-portal';
import { openShop } from '../testing/shop';
import { runBeforeNextCommit } from '../testing/faults';

/** A licence of 92 days begins at the start. */
const END = 92;
/** That many days after the start. */
const toIsoTime = (days: number) => new Date(START.getTime() + days * DAY).toISOString();

/** A customer with two seats of the charts for three months, and ways to renew and dispute. */
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

  const at = (days: number) => stripe.setClock(days * DAY);

  return {
    stripe,
    shop,
    me,
    pay,
    buy,
    at,
    first: await buy(),
    async suspend(session: string, days: number) {
      at(days);
      await stripe.dispute(session);
      await shop.payments.fulfil(session);
    },
    async win(session: string, days: number) {
      at(days);
      await stripe.moveDispute(session, 'won');
      await shop.payments.fulfil(session);
    },
    /** When licences run, in days after the start; null where one began when it was made. */
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

describe('days that a won dispute gives back', () => {
  test('delay all renewals of the licence once, however often the event arrives', async () => {
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

  test('move on the seats of both', async () => {
    const { shop, me, buy, at, first, suspend, win } = await setUpPurchase();
    const second = await buy(first);
    const nora = await shop.addPerson('nora');
    const id = `order-${first}`;
    await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
    await shop.get('acceptSeat', nora, { id });
    at(80);
    await shop.seats.carryDue();
    await suspend(first, 81);
    await shop.seats.syncDue();
    await win(first, 86);
    for (let n = 0; n < 2; n += 1) await shop.seats.syncDue();
    // The buyer's new key comes with the news.
    expect(Object.values(await shop.stored('mail')).map(({ content }) => content)).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ news: 'restored', licenseId: id }) as unknown,
      }),
    );
    const held = Object.values(await shop.stored('licenses')).filter((one) => one['seat'] === 1);
    expect(held).toHaveLength(2);
    expect(held.find(({ seatOf }) => seatOf === id)).toMatchObject({
      deletedAt: null,
      expiresAt: toIsoTime(END + 5),
    });
    expect(held.find(({ seatOf }) => seatOf === `order-${second}`)).toMatchObject({
      deletedAt: null,
      startsAt: toIsoTime(END + 5),
      expiresAt: toIsoTime(125),
    });
  });

  test('move on what was renewed while it was suspended', async () => {
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

  test('lengthen what was paid for when the suspended one would have ended', async () => {
    const { shop, pay, at, first, suspend, win, terms } = await setUpPurchase();
    at(END - 0.5);
    const second = await pay({ renews: `order-${first}`, month: 1 });
    await suspend(first, END - 0.25);
    at(END + 0.5);
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
  ])('of two licences come to the same, %s', async (_how, isReversed) => {
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

  test('are added to the end of what has begun meanwhile, and it goes on running', async () => {
    const { buy, first, suspend, win, terms } = await setUpPurchase();
    const second = await buy(first);
    const third = await buy(first);
    await suspend(first, END - 2);
    await win(first, 100);
    // Two days were left, in which the second one runs as well.
    expect(await terms(first, second, third)).toEqual([
      [null, 102],
      [END, 122],
      [122, 153],
    ]);
  });

  test('are added to nothing that has ended meanwhile', async () => {
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

  test('of added seats leave alone the renewal of the licence they joined', async () => {
    const { shop, pay, buy, at, first, suspend, win, terms } = await setUpPurchase();
    at(1);
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

  test('leave alone what was refunded, and move what took its place', async () => {
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

  test('and another renewal at the same moment leave neither gap nor overlap', async () => {
    const { stripe, shop, buy, pay, at, first, suspend, terms } = await setUpPurchase();
    const second = await buy(first);
    await suspend(first, 10);
    const third = await pay({ renews: `order-${second}`, month: 1 });
    at(30);
    await stripe.moveDispute(first, 'won');
    // The renewal is written when the chain was read and not written yet.
    runBeforeNextCommit(shop.db, () => shop.payments.fulfil(third));
    await shop.payments.fulfil(first);
    expect(await terms(first, second, third)).toEqual([
      [null, END + 20],
      [END + 20, 140],
      [140, 171],
    ]);
  });
});
