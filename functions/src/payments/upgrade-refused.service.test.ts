import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { setUpPurchase, buildUpgrade } from '../testing/purchases';

type Scene = Awaited<ReturnType<typeof setUpPurchase>>;

/** Asks for the price of an upgrade that is refused, and returns the message of each field. */
function explain({ shop, me }: Scene, input: ReturnType<typeof buildUpgrade>) {
  return shop.explain('getPrice', me, { uid: me.uid, ...input } as OperationInput<'getPrice'>);
}

const OTHER_PACK = 'That licence is for something else';
const TOO_FEW = 'Choose 2 or more seats to get credit for your remaining Charts months';
const TOO_SHORT = 'That licence runs until 2027-11-20; choose a longer term';
const NOTHING_PAID = 'Nothing is left to credit of what was paid for that licence';
const ENDED = 'That licence has ended; buy a new one';
const NO_MEMBERSHIP = 'Licences are upgraded to the membership';
const ONE_AT_A_TIME = 'Upgrade a licence or continue one, not both';
const SEAT = 'That seat belongs to your team; buy a licence of your own';

describe('refusals of an upgrade', () => {
  test.each([
    ['for a pack that is not in the membership', { visualType: 'tables' }, {}, OTHER_PACK],
    ['for fewer seats than the licence has', {}, { quantity: 1 }, TOO_FEW],
    ['to a term that ends before the licence', { month: 12 }, { month: 3 }, TOO_SHORT],
  ] as const)('an upgrade is refused %s', async (_case, pack, input, reason) => {
    const scene = await setUpPurchase(pack);
    const answer = await explain(scene, buildUpgrade(scene.license, input));
    expect(answer).toEqual({ upgrades: reason });
  });

  test('an upgrade to another pack is refused', async () => {
    const scene = await setUpPurchase();
    const input = { month: 12, quantity: 2, upgrades: scene.license } as const;
    const pack = { ...input, licenseType: 'standard', visualType: 'charts' } as const;
    expect(await explain(scene, pack)).toEqual({ upgrades: NO_MEMBERSHIP });
  });

  test('an upgrade together with a renewal is refused', async () => {
    const scene = await setUpPurchase();
    const both = { ...buildUpgrade(scene.license), renews: scene.license };
    expect(await explain(scene, both)).toEqual({ upgrades: ONE_AT_A_TIME });
  });

  test.each(['admin', 'free-offer', 'trial'] as const)(
    'an upgrade is refused for a licence that nobody paid for, by %s',
    async (source) => {
      const scene = await setUpPurchase();
      await scene.shop.db.doc(`licenses/${scene.license}`).update({ source });
      const answer = await explain(scene, buildUpgrade(scene.license));
      expect(answer).toEqual({ upgrades: NOTHING_PAID });
    },
  );

  test.each([
    ['refund', ENDED],
    ['dispute', ENDED],
  ] as const)('an upgrade is refused after a %s', async (step, reason) => {
    const scene = await setUpPurchase();
    await scene.stripe[step](scene.pack);
    await scene.shop.payments.fulfil(scene.pack);
    const answer = await explain(scene, buildUpgrade(scene.license));
    expect(answer).toEqual({ upgrades: reason });
  });

  test('an upgrade is refused for another person’s licence', async () => {
    const { shop, license } = await setUpPurchase();
    const ana = await shop.addPerson('ana');
    const input = { ...buildUpgrade(license), uid: 'ana' };
    expect(await shop.run('getPrice', ana, input)).toMatchObject({ code: 'not-found' });
  });

  test('an upgrade is refused for a seat', async () => {
    const scene = await setUpPurchase();
    const { shop, license } = scene;
    const ana = await shop.addPerson('ana');
    await shop.db.doc(`licenses/${license}`).update({ userId: 'ana', seatOf: 'order-x' });
    const input = { ...buildUpgrade(license), uid: 'ana' };
    expect(await explain({ ...scene, me: ana }, input)).toEqual({ upgrades: SEAT });
  });
});
