import { describe, expect, test } from 'vitest';
import { bought, askPrice, upgradeOf } from '../testing/upgrades';

describe('no upgrade', () => {
  test.each([
    ['of a pack that the membership does not hold', { visualType: 'tables' }, {}],
    ['to fewer seats', {}, { quantity: 1 }],
    ['to a term that ends sooner', { month: 12 }, { month: 3 }],
  ] as const)('%s', async (_what, pack, wish) => {
    const scene = await bought(pack);
    const answer = await askPrice(scene, upgradeOf(scene.license, wish));
    expect(answer).toMatchObject({ fields: ['upgrades'] });
  });

  test('to a pack, or beside a renewal', async () => {
    const scene = await bought();
    const wish = { month: 12, quantity: 2, upgrades: scene.license } as const;
    const pack = { ...wish, licenseType: 'standard', visualType: 'charts' } as const;
    expect(await askPrice(scene, pack)).toMatchObject({ fields: ['upgrades'] });
    const both = { ...upgradeOf(scene.license), renews: scene.license };
    expect(await askPrice(scene, both)).toMatchObject({ fields: ['upgrades'] });
  });

  test.each(['admin', 'free-offer', 'trial'] as const)('of a licence by %s', async (source) => {
    const scene = await bought();
    await scene.shop.db.doc(`licenses/${scene.license}`).update({ source });
    expect(await askPrice(scene, upgradeOf(scene.license))).toMatchObject({ fields: ['upgrades'] });
  });

  test.each(['refund', 'dispute'] as const)('after a %s', async (what) => {
    const scene = await bought();
    await scene.stripe[what](scene.pack);
    await scene.shop.payments.fulfil(scene.pack);
    expect(await askPrice(scene, upgradeOf(scene.license))).toMatchObject({ fields: ['upgrades'] });
  });

  test('of a seat, or of a licence of another person', async () => {
    const scene = await bought();
    const { shop, license } = scene;
    const ana = await shop.addPerson('ana');
    const wish = { ...upgradeOf(license), uid: 'ana' };
    expect(await shop.run('getPrice', ana, wish)).toMatchObject({ code: 'not-found' });
    await shop.db.doc(`licenses/${license}`).update({ userId: 'ana', seatOf: 'order-x' });
    expect(await shop.run('getPrice', ana, wish)).toMatchObject({ fields: ['upgrades'] });
  });
});
