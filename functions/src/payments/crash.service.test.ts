import { expect, test } from 'vitest';
import { IS_WHOLE } from '@flexa/testing/sample';
import { DAY } from '../testing/test-portal';
import { openShop } from '../testing/shop';
import { failCommit } from '../testing/faults';
import { setUpPurchase, buildUpgrade } from '../testing/purchases';

type ShopContext = Awaited<ReturnType<typeof openShop>>;

/** Scenarios with events at Stripe that the shop hasn't received. */
const SCENES: Record<string, () => Promise<ShopContext>> = {
  'is paid': async () => {
    const context = await openShop();
    await context.stripe.act(await context.shop.checkout(context.me), 'pay');
    return context;
  },
  'is paid for a deleted account and refunded': async () => {
    const context = await openShop();
    await context.stripe.act(await context.shop.checkout(context.me), 'pay');
    await context.shop.db.doc('users/me').delete();
    return context;
  },
  'renews a licence': async () => {
    const context = await setUpPurchase();
    await context.stripe.act(
      await context.shop.checkout(context.me, { renews: context.license }),
      'pay',
    );
    return context;
  },
  'upgrades a licence, and is refunded': async () => {
    const context = await setUpPurchase();
    const session = await context.shop.checkout(context.me, buildUpgrade(context.license));
    await context.stripe.act(session, 'pay');
    await context.stripe.refund(session);
    return context;
  },
  'is disputed and won seventy days later': async () => {
    const context = await setUpPurchase();
    await context.stripe.dispute(context.pack);
    await context.shop.payments.fulfil(context.pack);
    context.stripe.setClock(100 * DAY);
    await context.stripe.moveDispute(context.pack, 'won');
    return context;
  },
};

/** Delivers every event; returns true if the shop accepted them all. */
async function deliverAll({ stripe, shop }: ShopContext): Promise<boolean> {
  const statuses: number[] = [];
  for (const event of await stripe.events()) statuses.push(await shop.deliver(event));
  return statuses.every((status) => status === 200);
}

/** Reads the whole state. Ids, which differ from run to run, are replaced by numbers in their order of creation. */
async function readState({ stripe, shop }: ShopContext): Promise<unknown> {
  const { audit, ...rest } = await shop.state();
  // Omits the search keys, which are prefixes of ids.
  const text = JSON.stringify({ ...rest, audit: Object.values(audit ?? {}) }, (field, value) =>
    field === 'searchKeys' ? undefined : (value as unknown),
  );
  // Stripe lists its events in order, and drops them after thirty days.
  const textWithIds = JSON.stringify(await stripe.events()) + text;
  const ids = [
    ...new Set(textWithIds.match(/\b(?:cs_test|pi|in|re|dp|cus|txn)_[A-Za-z0-9]+/g) ?? []),
  ];
  const textWithNumbers = ids.reduce((masked, id, n) => masked.replaceAll(id, `id-${n}`), text);
  return JSON.parse(textWithNumbers);
}

const FAILURE_POINTS = ['before', 'after'] as const;

test.each(Object.entries(SCENES))(
  'an order that %s ends in the same state, whichever write fails on the way',
  { timeout: 180_000 },
  async (_name, scene) => {
    const reference = await scene();
    expect(await deliverAll(reference)).toBe(true);
    const expected = await readState(reference);
    let failures = 0;
    for (const when of FAILURE_POINTS) {
      // A sample run fails every second write: the even ones before the commit, the odd ones after it.
      const step = IS_WHOLE ? 1 : 2;
      for (let nth = IS_WHOLE || when === 'before' ? 0 : 1; ; nth += step) {
        const context = await scene();
        const hasFailed = failCommit(context.shop.db, nth, when);
        await deliverAll(context);
        if (!hasFailed()) break;
        failures += 1;
        expect(await deliverAll(context)).toBe(true);
        expect(await readState(context), `write ${nth}, ${when}`).toEqual(expected);
      }
    }
    expect(failures).toBeGreaterThan(0);
  },
);
