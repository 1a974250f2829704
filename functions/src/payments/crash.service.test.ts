import { expect, test } from 'vitest';
import { IS_WHOLE } from '@flexa/testing/sample';
import { DAY } from '../testing/own-portal';
import { openShop } from '../testing/shop';
import { failCommit } from '../testing/faults';
import { setUpPurchase, buildUpgrade } from '../testing/purchases';

type Shopping = Awaited<ReturnType<typeof openShop>>;

/** Scenarios with events at Stripe that the shop hasn't received. */
const SCENES: Record<string, () => Promise<Shopping>> = {
  'is paid': async () => {
    const all = await openShop();
    await all.stripe.act(await all.shop.checkout(all.me), 'pay');
    return all;
  },
  'is paid for an account that is gone, and goes back': async () => {
    const all = await openShop();
    await all.stripe.act(await all.shop.checkout(all.me), 'pay');
    await all.shop.db.doc('users/me').delete();
    return all;
  },
  'renews a licence': async () => {
    const all = await setUpPurchase();
    await all.stripe.act(await all.shop.checkout(all.me, { renews: all.license }), 'pay');
    return all;
  },
  'upgrades a licence, and is refunded': async () => {
    const all = await setUpPurchase();
    const session = await all.shop.checkout(all.me, buildUpgrade(all.license));
    await all.stripe.act(session, 'pay');
    await all.stripe.refund(session);
    return all;
  },
  'is disputed and won seventy days later': async () => {
    const all = await setUpPurchase();
    await all.stripe.dispute(all.pack);
    await all.shop.payments.fulfil(all.pack);
    all.stripe.setClock(100 * DAY);
    await all.stripe.moveDispute(all.pack, 'won');
    return all;
  },
};

/** Delivers all events; returns whether the shop accepted all of them. */
async function deliverAll({ stripe, shop }: Shopping): Promise<boolean> {
  const statuses: number[] = [];
  for (const event of await stripe.events()) statuses.push(await shop.deliver(event));
  return statuses.every((status) => status === 200);
}

/** Reads the whole state. Ids, which differ from run to run, are replaced by numbers in their order of creation. */
async function readState({ stripe, shop }: Shopping): Promise<unknown> {
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
  const textWithNumbers = ids.reduce((all, id, n) => all.replaceAll(id, `id-${n}`), text);
  return JSON.parse(textWithNumbers);
}

const WHENS = ['before', 'after'] as const;

test.each(Object.entries(SCENES))(
  'an order that %s ends in the same state, whichever write fails on the way',
  { timeout: 180_000 },
  async (_what, scene) => {
    const reference = await scene();
    expect(await deliverAll(reference)).toBe(true);
    const expected = await readState(reference);
    let failures = 0;
    for (const when of WHENS) {
      // A sample fails every second write, alternating between before and after.
      const step = IS_WHOLE ? 1 : 2;
      for (let nth = IS_WHOLE || when === 'before' ? 0 : 1; ; nth += step) {
        const all = await scene();
        const hasFailed = failCommit(all.shop.db, nth, when);
        await deliverAll(all);
        if (!hasFailed()) break;
        failures += 1;
        expect(await deliverAll(all)).toBe(true);
        expect(await readState(all), `write ${nth}, ${when}`).toEqual(expected);
      }
    }
    expect(failures).toBeGreaterThan(0);
  },
);
