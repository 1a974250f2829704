import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { parseConfig } from '../platform/config';
import { AppError } from '../platform/errors';
import { testEnvironment } from '../platform/test-environment';
import { BILLING, pay, wish } from '../testing/invoices';
import { DAY } from '../testing/own-portal';
import { ownStripe } from '../testing/stripe-shop';
import { customerFinder } from './customers';
import { readInvoiceFacts } from './invoice-facts';
import type { OrderDocument } from './order';
import type { Join } from './progress';
import { quoteDesk } from './quotes';
import { quoteOrderer } from './quote-order';

/** What Firestore answers for a document that is there already. */
const CONFLICT = Object.assign(new Error('ALREADY_EXISTS'), { code: 6 });

/** Quotes over a Stripe of their own, with the orders in memory. */
async function desk(environment: Record<string, string> = {}) {
  const local = await ownStripe();
  const { stripe, clock } = local;
  const config = parseConfig({ ...testEnvironment('demo-any'), ...environment });
  const orders = new Map<string, OrderDocument>();
  const customers = new Map<string, string>();
  const price: { now: number; join?: Join | undefined } = { now: 6000 };
  const sent: string[] = [];
  const deps = {
    customerOf: customerFinder(
      stripe,
      { setStripeCustomer: async (uid, id) => void customers.set(uid, id) },
      randomUUID,
    ),
    priceOf: async () => ({ price: price.now, ...(price.join && { join: price.join }) }),
    profiles: {
      get: async (uid: string) => ({
        uid,
        name: 'Nora Lind',
        email: `${uid}@flexa.test`,
        stripeCustomerId: customers.get(uid),
      }),
    },
    orders: {
      all: async () => [...orders.values()],
      find: async (id: string) => {
        const order = orders.get(id);
        return order && { order, updateTime: {} as never };
      },
    },
    keep: async (order: OrderDocument) => {
      if (orders.has(order.id)) throw CONFLICT;
      orders.set(order.id, order);
    },
    send: async (id: string) => {
      await stripe.invoices.sendInvoice(id);
      sent.push(id);
    },
  };
  const platform = { config, clock, stripe };
  const quotes = quoteDesk(platform, deps);
  const press = quoteOrderer(platform, { ...deps, quotes });
  return {
    local,
    stripe,
    orders,
    price,
    sent,
    deps,
    ...quotes,
    order: (id: string, more: { poNumber?: string; requestId?: string; uid?: string } = {}) =>
      press({ uid: 'me', id, requestId: randomUUID(), ...more }),
    invoices: async () => (await stripe.invoices.list()).data,
  };
}

const after = (ms: number) =>
  new Date(new Date('2026-11-20T12:00:00.000Z').getTime() + ms).toISOString();
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('a quote', () => {
  test('names company, price and term, and holds for 30 days', async () => {
    const { make, local, pdf } = await desk();
    const quote = await make(wish());
    expect(quote).toMatchObject({
      planId: 'charts-3m',
      quantity: 25,
      amount: 150_000,
      currency: 'usd',
      tax: 0,
      company: 'Lindqvist AB',
      poNumber: '4711',
      expiresAt: new Date(local.clock().getTime() + 30 * DAY).toISOString(),
    });
    const { name, pdf: base64 } = await pdf({ uid: 'me', id: quote.id });
    expect(name).toBe(`${quote.number}.pdf`);
    const text = Buffer.from(base64, 'base64').toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toMatch(/Lindqvist AB[\s\S]*4711[\s\S]*Flexa Charts, 3 months[\s\S]*\$1,500\.00/);
  });

  test('at an offer price holds no longer than the offer', async () => {
    const { make } = await desk({ COMBO_OFFER_END: after(2 * DAY) });
    const membership = { visualType: 'suite', licenseType: 'membership' } as const;
    expect(await make(wish(membership))).toMatchObject({ expiresAt: after(2 * DAY) });
    expect(await make(wish())).toMatchObject({ expiresAt: after(30 * DAY) });
  });

  test('has the tax of its address', async () => {
    const { make } = await desk({ STRIPE_TAX: 'true' });
    const { taxId: _, ...billing } = BILLING;
    expect(await make(wish({ billing }))).toMatchObject({ amount: 187_500, tax: 37_500 });
  });

  test('that is asked for twice by one press, at once or later, is one', async () => {
    const { make, stripe, local } = await desk();
    const input = wish();
    const all = await Promise.all([make(input), make(input)]);
    local.setClock(5000);
    expect([...all, await make(input)]).toEqual(Array.from({ length: 3 }, () => all[0]));
    expect((await stripe.quotes.list()).data).toHaveLength(1);
    expect(await make(wish())).not.toEqual(all[0]);
  });

  test('goes on where it stopped half-way, and stays where the price has changed', async () => {
    const { make, stripe, price } = await desk();
    const input = wish();
    vi.spyOn(stripe.quotes, 'finalizeQuote').mockRejectedValueOnce(new Error('Stripe is down'));
    await expect(make(input)).rejects.toThrow('Stripe is down');
    const made = await make(input);
    expect(made).toMatchObject({ amount: 150_000 });
    expect((await stripe.quotes.list()).data).toHaveLength(1);
    price.now = 6001;
    expect(await make(input)).toEqual(made);
    expect(await codeOf(make(wish()))).toBe('price-changed');
  });

  test('is listed until it is ordered or over, and for its owner alone', async () => {
    const { make, list, order, local } = await desk();
    expect(await list('me')).toEqual([]);
    const [first, second] = [await make(wish()), await make(wish({ quantity: 5 }))];
    expect(await list('me')).toEqual([second, first]);
    expect(await list('you')).toEqual([]);
    await order(first.id);
    expect(await list('me')).toEqual([second]);
    local.setClock(30 * DAY);
    expect(await list('me')).toEqual([]);
  });
});

describe('ordering from a quote', () => {
  test('is an order by invoice at the price of the quote, whatever it is now', async () => {
    const { make, order, price, orders, stripe, sent, local } = await desk();
    const { id } = await make(wish());
    price.now = 9000;
    local.setClock(29 * DAY);
    const { orderId, dueAt, invoiceUrl } = await order(id, { poNumber: 'PO 9' });
    expect(dueAt).toBe(after(59 * DAY));
    expect(orders.get(orderId)).toMatchObject({
      amount: 150_000,
      quantity: 25,
      planId: 'charts-3m',
      uid: 'me',
      name: 'Nora Lind',
      dueAt,
      billing: { company: 'Lindqvist AB', poNumber: 'PO 9' },
    });
    expect(sent).toEqual([orderId]);
    await pay(invoiceUrl);
    expect(await readInvoiceFacts(stripe, orderId)).toMatchObject({
      uid: 'me',
      plan: { visualType: 'charts', month: 3 },
      payment: 'paid',
      lines: [25],
      amount: 150_000,
    });
  });

  test('has the company of the quote, whatever was ordered since', async () => {
    const { make, order, invoices } = await desk({ STRIPE_TAX: 'true' });
    const { taxId: _, ...taxed } = BILLING;
    const quote = await make(wish({ billing: taxed }));
    await make(wish({ billing: { ...BILLING, company: 'Other AB' } }));
    await order(quote.id);
    expect(await invoices()).toMatchObject([
      { customer_name: 'Lindqvist AB', customer_tax_ids: [], total: quote.amount },
    ]);
  });

  test('renews the licence that the quote is for', async () => {
    const { make, order, orders, price } = await desk();
    const { id } = await make(wish({ renews: 'order-1' }));
    price.join = { renews: 'order-1' };
    const { orderId } = await order(id);
    expect(orders.get(orderId)).toMatchObject({ renews: 'order-1' });
  });

  test('by presses at once, or again, is one order', async () => {
    const { make, order, orders, sent, invoices } = await desk();
    const { id } = await make(wish());
    const requestId = randomUUID();
    const press = () => order(id, { requestId });
    const answers = [...(await Promise.all([press(), press(), order(id)])), await press()];
    expect(answers).toEqual(Array.from({ length: 4 }, () => answers[0]));
    expect([orders.size, (await invoices()).length]).toEqual([1, 1]);
    expect(new Set(sent).size).toBe(1);
    expect(await codeOf(order(id))).toBe('quote-ended');
  });

  test.each(['accept', 'finalizeInvoice', 'keep'] as const)(
    'that stopped at %s goes on, also by another press',
    async (where) => {
      const { make, order, orders, stripe, deps, list, invoices } = await desk();
      const { id } = await make(wish());
      const down = new Error('It is down');
      if (where === 'accept') {
        const accept = stripe.quotes.accept.bind(stripe.quotes);
        // Done, and the answer is lost.
        vi.spyOn(stripe.quotes, 'accept').mockImplementationOnce(async (...args) => {
          await accept(...args);
          throw down;
        });
      }
      if (where === 'finalizeInvoice') {
        vi.spyOn(stripe.invoices, where).mockRejectedValueOnce(down);
      }
      if (where === 'keep')
        vi.spyOn(orders, 'set').mockImplementationOnce(() => {
          throw down;
        });
      expect(deps.keep).toBeDefined();
      await expect(order(id)).rejects.toThrow('It is down');
      expect(await list('me')).toMatchObject([{ id }]);
      const { orderId } = await order(id);
      expect((await invoices()).map((invoice) => [invoice.id, invoice.status])).toEqual([
        [orderId, 'open'],
      ]);
    },
  );

  test('is refused for someone else’s, an unknown one, and one that is not ours', async () => {
    const { make, order, stripe, pdf } = await desk();
    const { id } = await make(wish());
    expect(await codeOf(order(id, { uid: 'you' }))).toBe('not-found');
    expect(await codeOf(pdf({ uid: 'you', id }))).toBe('not-found');
    expect(await codeOf(order('qt_none'))).toBe('not-found');
    const product = await stripe.products.create({ name: 'Other' });
    const other = await stripe.quotes.create({
      collection_method: 'send_invoice',
      metadata: { uid: 'me' },
      line_items: [{ price_data: { currency: 'usd', unit_amount: 100, product: product.id } }],
    });
    expect(await codeOf(order(other.id))).toBe('not-found');
  });

  test('is refused when it is over, and where its licence ends too soon', async () => {
    const { make, order, local, price, stripe, invoices } = await desk();
    const { id } = await make(wish());
    const { id: seats } = await make(wish({ addsTo: 'order-1', quantity: 5, quoted: 30_000 }));
    price.join = { endsAt: after(43 * DAY) };
    expect(await codeOf(order(seats))).toBe('quote-ended');
    expect(await stripe.quotes.retrieve(seats)).toMatchObject({ status: 'open' });
    local.setClock(30 * DAY);
    expect(await codeOf(order(id))).toBe('quote-ended');
    expect(await invoices()).toEqual([]);
    expect(await stripe.quotes.retrieve(id)).toMatchObject({ status: 'canceled' });
  });

  test('is refused with three invoices unpaid, and the quote stays', async () => {
    const { make, order, stripe } = await desk();
    for (let n = 0; n < 3; n += 1) await order((await make(wish())).id);
    const { id } = await make(wish());
    expect(await codeOf(order(id))).toBe('too-many-invoices');
    expect(await stripe.quotes.retrieve(id)).toMatchObject({ status: 'open' });
  });

  test('is refused where its invoice was thrown away or voided at Stripe', async () => {
    const { make, order, stripe } = await desk();
    const [{ id: one }, { id: other }] = [await make(wish()), await make(wish())];
    await stripe.quotes.accept(one);
    const gone = new Stripe.errors.StripeInvalidRequestError({
      message: 'No such invoice',
      type: 'invalid_request_error',
      code: 'resource_missing',
    });
    vi.spyOn(stripe.invoices, 'retrieve').mockRejectedValueOnce(gone);
    expect(await codeOf(order(one))).toBe('quote-ended');
    const { invoice } = await stripe.quotes.accept(other);
    await stripe.invoices.finalizeInvoice(invoice as string);
    await stripe.invoices.voidInvoice(invoice as string);
    expect(await codeOf(order(other))).toBe('quote-ended');
  });

  test('passes on what Stripe says of anything else', async () => {
    const { make, order, stripe } = await desk();
    const { id } = await make(wish());
    const error = new Stripe.errors.StripeConnectionError({
      message: 'No answer',
      type: 'api_error',
    });
    vi.spyOn(stripe.quotes, 'accept').mockRejectedValueOnce(error);
    await expect(order(id)).rejects.toThrow('No answer');
  });
});
