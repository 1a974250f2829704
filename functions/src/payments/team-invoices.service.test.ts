import { operations } from '@flexa/contracts/operations';
import { expect, test } from 'vitest';
import { openShop } from '../testing/shop';

/** Creates a person who bought two seats, one for themselves, and two that are unpaid. Sten manages the team. */
async function setUpManager() {
  const { stripe, shop, me } = await openShop();
  const order = await shop.checkout(me);
  await stripe.act(order, 'pay');
  await shop.payments.fulfil(order);
  const ownSession = await shop.checkout(me, { quantity: 1, visualType: 'tables' });
  await stripe.act(ownSession, 'pay');
  await shop.payments.fulfil(ownSession);
  const unpaid = await shop.checkout(me, { acceptsOverlap: true });

  const sten = await shop.addPerson('sten');
  const id = `order-${order}`;
  await shop.get('giveSeats', me, { id, emails: ['sten@flexa.test'] });
  await shop.get('acceptSeat', sten, { id });
  const appoint = (role: 'manager' | 'member') =>
    shop.get('setTeamMember', me, { id: 'me', email: 'sten@flexa.test', role });
  return { stripe, shop, me, sten, order, own: ownSession, unpaid, appoint };
}

test('a manager sees the invoices of the team’s seats and nothing else of the owner', async () => {
  const { shop, sten, order, own: ownSession, unpaid, appoint } = await setUpManager();
  const request = { id: 'me' };
  expect(await shop.run('listTeamOrders', sten, request)).toMatchObject({
    code: 'permission-denied',
  });
  await appoint('manager');
  const { data } = await shop.get('listTeamOrders', sten, request);
  expect(data).toMatchObject([{ id: order, quantity: 2, visualType: 'charts', state: 'paid' }]);

  const { url } = await shop.get('getTeamReceipt', sten, { ...request, order });
  expect((await fetch(url)).status).toBe(200);
  for (const other of [ownSession, unpaid, 'cs_test_nobodys']) {
    const receipt = await shop.run('getTeamReceipt', sten, { ...request, order: other });
    expect(receipt).toMatchObject({ code: 'not-found' });
  }

  await appoint('member');
  for (const [name, input] of [
    ['listTeamOrders', request],
    ['getTeamReceipt', { ...request, order }],
  ] as const) {
    expect(await shop.run(name, sten, input)).toMatchObject({ code: 'permission-denied' });
  }
});

test('a manager sees the invoices of added seats', async () => {
  const { stripe, shop, me, sten, order, appoint } = await setUpManager();
  await appoint('manager');
  const addedSession = await shop.checkout(me, { quantity: 1, addsTo: `order-${order}` });
  await stripe.act(addedSession, 'pay');
  await shop.payments.fulfil(addedSession);
  const { data } = await shop.get('listTeamOrders', sten, { id: 'me' });
  expect(data.map(({ id }) => id).toSorted()).toEqual([order, addedSession].toSorted());
});

test('a manager learns nothing of the owner’s consent or withdrawal', async () => {
  const { shop, sten, order, appoint } = await setUpManager();
  await appoint('manager');
  await shop.db.doc(`orders/${order}`).update({
    consent: { version: '2026-11', at: '2026-11-20T12:00:00.000Z' },
    withdrawal: {
      at: '2026-11-21T12:00:00.000Z',
      name: 'Private Name',
      email: 'private@flexa.test',
    },
    withdrawn: true,
  });
  const { data } = await shop.get('listTeamOrders', sten, { id: 'me' });
  expect(data).toMatchObject([{ id: order }]);
  expect(JSON.stringify(operations.listTeamOrders.output.parse({ data }))).not.toMatch(
    /consent|withdraw|Private|private@/,
  );
});
