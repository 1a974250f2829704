import { describe, expect, test } from 'vitest';
import { anInstant } from '../testing/matchers';
import { DAY } from '../testing/test-portal';
import { openShop } from '../testing/shop';

describe('receipts', () => {
  test('receipts are listed newest first, and nobody else can see them', async () => {
    const { stripe, shop, me } = await openShop();
    const first = await shop.checkout(me);
    stripe.setClock(1000);
    const second = await shop.checkout(me);
    const ids = (await shop.get('listOrders', me, { uid: 'me' })).data.map(({ id }) => id);
    expect(ids).toEqual([second, first]);
    const stranger = shop.caller('stranger');
    expect(await shop.run('listOrders', stranger, { uid: 'me' })).toEqual({
      code: 'permission-denied',
      fields: [],
    });
  });

  test('a receipt is found where Stripe shows it now, even after its first address has expired', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    const request = { uid: 'me', id };
    expect(await shop.run('getReceipt', me, request)).toEqual({ code: 'not-found', fields: [] });
    await stripe.act(id, 'pay');
    const fetchStatus = async (url: string) => (await fetch(url)).status;
    const { url: first } = await shop.get('getReceipt', me, request);
    expect(await fetchStatus(first)).toBe(200);
    stripe.setClock(31 * DAY);
    expect(await fetchStatus(first)).toBe(410);
    expect(await fetchStatus((await shop.get('getReceipt', me, request)).url)).toBe(200);

    const other = await shop.addPerson('other');
    expect(await shop.run('getReceipt', other, { uid: 'other', id })).toMatchObject({
      code: 'not-found',
    });
    expect(await shop.run('getReceipt', other, request)).toMatchObject({
      code: 'permission-denied',
    });
    expect(await shop.get('getReceipt', shop.caller('boss', true), request)).toMatchObject({});
  });

  test('receipts lose the person together with the account', async () => {
    const { stripe, shop, me } = await openShop();
    await shop.addPerson('other');
    const others = await shop.checkout(shop.caller('other'));
    const ownSession = await shop.checkout(me);
    await shop.db.runTransaction(async (transaction) => {
      const anonymise = await shop.payments.prepareAnonymise(transaction, 'me');
      anonymise();
    });
    await shop.db.doc('users/me').delete();
    // A checkout opened before the deletion and paid afterwards is refunded, without storing the
    // person again.
    await stripe.act(ownSession, 'pay');
    const fulfilledOrders = await Promise.all(
      Array.from({ length: 3 }, () => shop.payments.fulfil(ownSession)),
    );
    expect(fulfilledOrders.map((order) => order?.state)).toContain('refunded');
    expect((await stripe.stripe.refunds.list()).data).toMatchObject([{ amount: 12_000 }]);
    expect(await shop.stored('orders')).toMatchObject({
      [ownSession]: { uid: null, name: null, state: 'refunded', unowned: false, paidAt: anInstant },
      [others]: { uid: 'other', name: 'Nora Lind' },
    });
    expect(await shop.state()).toMatchObject({ licenses: {}, mail: {} });
    expect(await shop.payments.all('me')).toEqual([]);
    expect(await shop.payments.all('other')).toMatchObject([{ id: others }]);
  });
});
