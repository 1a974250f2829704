import { expect, test } from 'vitest';
import { orderNumber } from '@flexa/contracts/numbers';
import { createOrderRepository } from './repository';
import { createUnpaidOrder, type OrderDocument } from './order';
import { createTestPortal, START, type TestPortal } from '../testing/test-portal';

const createSupportCaller = (portal: TestPortal) => portal.caller('sam', { isSupport: true });

async function addOrder(
  { db }: TestPortal,
  id: string,
  order: Pick<OrderDocument, 'uid' | 'name'> & Partial<OrderDocument>,
  after = 0,
) {
  const { uid, name, ...rest } = order;
  const money = { amount: 4000, currency: 'usd', lines: [1] };
  const createdAt = new Date(START.getTime() + after).toISOString();
  const start = {
    id,
    kind: 'checkout' as const,
    uid,
    name,
    createdAt,
    origin: 'portal' as const,
    ...money,
  };
  const unpaidOrder = createUnpaidOrder({ visualType: 'tables', month: 3 }, start);
  const batch = db.batch();
  createOrderRepository(db).create(batch, {
    ...unpaidOrder,
    state: 'paid',
    payment: 'paid',
    ...rest,
  });
  await batch.commit();
}

const FIRST = 'cs_test_a1b2c3d4e5f67k3mq2pa';

/** Creates two orders of Ana, one of a company, and an unowned one. */
async function setUpOrders() {
  const portal = createTestPortal();
  await portal.signUp(portal.caller('ana', { email: 'ana.perez@mail.example' }), 'Ana Pérez');
  await portal.signUp(portal.caller('bo'), 'Bo Lind');
  await addOrder(portal, FIRST, { uid: 'ana', name: 'Ana Pérez' });
  await addOrder(portal, 'cs_test_second00000001', { uid: 'ana', name: 'Ana Gómez' }, 1000);
  const billing = { company: 'Lindqvist AB', email: 'books@lindqvist.example', poNumber: 'PO-77' };
  const invoice = { invoiceNumber: 'FLEXA-0042', taxId: 'SE556677' };
  await addOrder(
    portal,
    'in_third000000000002',
    { uid: 'bo', name: 'Bo', billing, ...invoice },
    2000,
  );
  await addOrder(portal, 'cs_test_fourth00000003', { uid: null, name: null }, 3000);
  return portal;
}

async function findOrderIds(portal: TestPortal, search: string) {
  const page = await portal.get('listAllOrders', createSupportCaller(portal), {
    search,
    limit: 10,
  });
  expect(page.next).toBeNull();
  return page.data.map(({ id }) => id);
}

const ANAS = ['cs_test_second00000001', FIRST];

test.each([
  ['its number', orderNumber(FIRST), [FIRST]],
  ['its number without dashes', orderNumber(FIRST).replaceAll('-', '').toLowerCase(), [FIRST]],
  ['its id', ` ${FIRST} `, [FIRST]],
  ['the name on it', 'gomez', ['cs_test_second00000001']],
  ['the name of the account', 'ana per', ANAS],
  ['the e-mail of the account', 'ana.perez@mail.example', ANAS],
  ['the company', 'lindq', ['in_third000000000002']],
  ['the company’s e-mail', 'books@lindqvist.example', ['in_third000000000002']],
  ['the PO number', 'PO-77', ['in_third000000000002']],
  ['the invoice number', 'FLEXA-0042', ['in_third000000000002']],
  ['the VAT number', 'SE556677', ['in_third000000000002']],
  ['nothing of it', 'nobody', []],
  ['signs alone', '…', []],
])('a search finds an order by %s', async (_, search, ids) => {
  expect(await findOrderIds(await setUpOrders(), search)).toEqual(ids);
});

test('an order search shows the newest up to its limit and excludes other filters', async () => {
  const portal = await setUpOrders();
  const one = { search: 'ana', limit: 1 };
  expect(await portal.get('listAllOrders', createSupportCaller(portal), one)).toMatchObject({
    data: [{ id: 'cs_test_second00000001' }],
    next: null,
  });
  const two = { search: 'ana', state: 'paid' } as const;
  expect(await portal.run('listAllOrders', createSupportCaller(portal), two)).toMatchObject({
    code: 'invalid-argument',
  });
});

test('an order of a deleted account is found by its number, and no longer by the person’s name', async () => {
  const portal = await setUpOrders();
  await portal.get('deleteUser', portal.caller('ana'), { id: 'ana' });
  await portal.get('deleteUser', portal.caller('bo'), { id: 'bo' });
  for (const search of ['ana', 'gomez', 'books', 'bo'])
    expect(await findOrderIds(portal, search)).toEqual([]);
  expect(await findOrderIds(portal, orderNumber(FIRST))).toEqual([FIRST]);
  expect(await findOrderIds(portal, 'lindqvist PO')).toEqual(['in_third000000000002']);
});
