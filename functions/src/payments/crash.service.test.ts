import { expect, test } from 'vitest';
import { IS_WHOLE } from '@flexa/testing/sample';
import { DAY } from '../testing/own-portal';
import { openShop } from '../testing/shop';
import { failCommit } from '../testing/faults';
import { setUpPurchase, buildUpgrade } from '../testing/purchases';

type Shopping = Awaited<ReturnType<typeof openShop>>;

/** Events at Stripe that the shop hasn't received. */
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

/** Tells everything; whether all of it was taken. */
async function tellAll({ stripe, shop }: Shopping): Promise<boolean> {
  const taken: number[] = [];
  for (const event of await stripe.events()) taken.push(await shop.deliver(event));
  return taken.every((status) => status === 200);
}

/** Everything there is, with ids that differ from one run to the next by the order in which they were made. */
async function readState({ stripe, shop }: Shopping): Promise<unknown> {
  const { audit, ...rest } = await shop.state();
  // Beginnings of ids, by which orders are searched, are left out.
  const text = JSON.stringify({ ...rest, audit: Object.values(audit ?? {}) }, (field, value) =>
    field === 'searchKeys' ? undefined : (value as unknown),
  );
  // Stripe's events come in the order of what happened, and are gone after thirty days.
  const made = JSON.stringify(await stripe.events()) + text;
  const ids = [...new Set(made.match(/\b(?:cs_test|pi|in|re|dp|cus|txn)_[A-Za-z0-9]+/g) ?? [])];
  const named = ids.reduce((all, id, n) => all.replaceAll(id, `id-${n}`), text);
  return JSON.parse(named);
}

const WHENS = ['before', 'after'] as const;

test.each(Object.entries(SCENES))(
  'an order that %s is the same, whichever write fails on the way',
  { timeout: 180_000 },
  async (_what, scene) => {
    const undisturbed = await scene();
    expect(await tellAll(undisturbed)).toBe(true);
    const expected = await readState(undisturbed);
    let failures = 0;
    for (const when of WHENS) {
      // In a sample every second write fails, another half before than after.
      const step = IS_WHOLE ? 1 : 2;
      for (let nth = IS_WHOLE || when === 'before' ? 0 : 1; ; nth += step) {
        const all = await scene();
        const hasFailed = failCommit(all.shop.db, nth, when);
        await tellAll(all);
        if (!hasFailed()) break;
        failures += 1;
        expect(await tellAll(all)).toBe(true);
        expect(await readState(all), `write ${nth}, ${when}`).toEqual(expected);
      }
    }
    expect(failures).toBeGreaterThan(0);
  },
);
