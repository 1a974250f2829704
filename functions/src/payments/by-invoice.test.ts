import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { parseConfig } from '../platform/config';
import { isWriteConflict } from '../platform/firestore';
import { testEnvironment } from '../platform/test-environment';
import { BILLING, pay, buildInvoiceOrder } from '../testing/purchases';
import { startStripeWithClock } from '../testing/shop';
import { DAY } from '../testing/test-portal';
import { createInvoiceSender } from './by-invoice';
import { createCustomerFinder } from './customers';
import { openInvoices } from './open-invoices';
import type { AnyOrder, OrderDocument } from './order';

/** Firestore's error for a document that already exists. */
const CONFLICT = Object.assign(new Error('ALREADY_EXISTS'), { code: 6 });

/** Creates orders by invoice with their own Stripe and the orders in memory. */
async function setUpInvoicing(environment: Record<string, string> = {}) {
  const local = await startStripeWithClock();
  const { stripe, clock } = local;
  const config = parseConfig({ ...testEnvironment('demo-any'), ...environment });
  const orders = new Map<string, OrderDocument>();
  const buyer = { uid: 'me', name: 'Nora Lind', email: 'me@flexa.test' };
  let stripeCustomerId: string | undefined;
  const setStripeCustomer = async (_uid: string, id: string) => {
    stripeCustomerId = id;
  };
  const findBillingContact = async () => undefined;
  const invoices = openInvoices(
    { config, stripe, clock, log: { info: () => {}, error: () => {} }, db: {} as never },
    {
      markSent: async (id) => {
        const order = orders.get(id);
        if (order) orders.set(id, { ...order, unsent: false });
      },
      markNotified: () => {},
    },
    // Nobody to remind; the reminder has its own test.
    { get: async () => undefined, findBillingContact },
  );
  const send = createInvoiceSender(
    { config, clock, stripe },
    {
      findCustomer: createCustomerFinder(
        stripe,
        { setStripeCustomer, findBillingContact },
        randomUUID,
      ),
      findPrice: async () => ({ price: 6000, endsAt: '2027-02-20T12:00:00.000Z' }),
      refuseOverlap: async () => undefined,
      profiles: { get: async () => ({ ...buyer, stripeCustomerId }) },
      orders: {
        all: async () => [...orders.values()],
        find: async (id) => {
          const order = orders.get(id);
          return order && { order, updateTime: {} as never };
        },
      },
      keep: async (order) => {
        if (orders.has(order.id)) throw CONFLICT;
        orders.set(order.id, order);
      },
      send: invoices.send,
      fulfil: async () => undefined,
    },
  );
  return {
    local,
    stripe,
    orders,
    invoices,
    press: send,
    sent: async () => (await stripe.events.list({ types: ['invoice.sent'] })).data.length,
  };
}

test('the simulated conflict counts as a write conflict', () =>
  expect(isWriteConflict(CONFLICT)).toBe(true));

test('a repeated request id creates one order and one invoice, at once or later', async () => {
  const { press, stripe, orders } = await setUpInvoicing();
  const input = buildInvoiceOrder();
  const answers = [...(await Promise.all([press(input), press(input)])), await press(input)];
  expect(answers).toEqual(Array.from({ length: 3 }, () => answers[0]));
  expect((await stripe.invoices.list()).data).toMatchObject([
    { status: 'open', total: 150_000, lines: { data: [{ quantity: 25 }] } },
  ]);
  expect(orders.size).toBe(1);
  expect(await press(buildInvoiceOrder())).not.toEqual(answers[0]);
});

test('repeating a request id sends an invoice that could not be sent before', async () => {
  const { press, stripe, sent, orders } = await setUpInvoicing();
  const input = buildInvoiceOrder();
  vi.spyOn(stripe.invoices, 'sendInvoice').mockRejectedValueOnce(new Error('Stripe is down'));
  await expect(press(input)).rejects.toThrow('Stripe is down');
  expect([...orders.values()]).toMatchObject([{ unsent: true }]);
  for (let n = 0; n < 2; n += 1) await press(input);
  expect(await sent()).toBe(1);
  expect((await stripe.invoices.list()).data).toHaveLength(1);
  expect([...orders.values()]).toMatchObject([{ unsent: false }]);
});

test('repeating a request id continues with its invoice if the order could not be written', async () => {
  const { press, stripe, orders } = await setUpInvoicing();
  const input = buildInvoiceOrder();
  vi.spyOn(orders, 'set').mockImplementationOnce(() => {
    throw new Error('Firestore is down');
  });
  await expect(press(input)).rejects.toThrow('Firestore is down');
  const { orderId } = await press(input);
  expect((await stripe.invoices.list()).data).toMatchObject([{ id: orderId, status: 'open' }]);
});

test('an invoice carries only its own VAT number, whatever earlier orders had', async () => {
  const { press, stripe } = await setUpInvoicing({ STRIPE_TAX: 'true' });
  const readNumbers = async (taxId?: string) => {
    const { orderId } = await press(buildInvoiceOrder({ billing: { ...BILLING, taxId } }));
    const { customer_tax_ids: ids, total } = await stripe.invoices.retrieve(orderId);
    return [ids?.map(({ value }) => value), total];
  };
  expect(await readNumbers('SE556677889901')).toEqual([['SE556677889901'], 150_000]);
  expect(await readNumbers('SE112233445501')).toEqual([['SE112233445501'], 150_000]);
  expect(await readNumbers()).toEqual([[], 187_500]);
});

test('an unpaid invoice is voided a week after its due date', async () => {
  const { press, stripe, orders, invoices, local } = await setUpInvoicing();
  const { orderId, invoiceUrl } = await press(buildInvoiceOrder());
  const end = () => invoices.followUp(orders.get(orderId) as AnyOrder);
  local.setClock(37 * DAY - 1);
  expect(await end()).toBe(false);
  local.setClock(37 * DAY);
  expect(await end()).toBe(true);
  await pay(invoiceUrl);
  expect(await stripe.invoices.retrieve(orderId)).toMatchObject({ status: 'void' });
});
