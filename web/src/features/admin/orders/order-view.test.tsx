import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderDetails } from '@flexa/contracts/order-details';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { normalizeSpaces } from '@/testing/plain';
import { describeLicense, listSums } from './order-words';
import { OrderView } from './order-view';

const ORDER: OrderDetails = {
  kind: 'checkout',
  id: 'cs_1',
  uid: 'nora',
  name: 'Nora Lind',
  planId: 'suite-12m',
  visualType: 'suite',
  licenseType: 'membership',
  month: 12,
  quantity: 5,
  state: 'partially-refunded',
  amount: 100_000,
  currency: 'usd',
  tax: 15_966,
  credit: 2_500,
  discount: 5_000,
  promotionCode: 'SPRING',
  refunded: 20_000,
  seatsRefunded: 1,
  country: 'DE',
  taxId: 'DE123456789',
  taxIdStatus: 'unverified',
  unowned: false,
  refundFailed: false,
  invoiceNumber: 'FLEXA-0001',
  createdAt: '2026-11-20T12:00:00Z',
  paidAt: '2026-11-20T12:01:00Z',
  fulfilledAt: '2026-11-20T12:01:02Z',
  startedEarly: false,
  settlement: { fee: 2_930, net: 97_070, currency: 'usd' },
  licenses: [
    {
      id: 'order-cs_1',
      userId: 'nora',
      visualType: 'suite',
      quantity: 4,
      createdAt: '2026-11-20T12:01:02Z',
      expiresAt: '2027-11-20T12:01:02Z',
      deletedAt: null,
      revokedReason: null,
    },
  ],
  refunds: [{ id: 're_1', amount: 20_000, seats: 1, failed: false }],
  disputes: [],
  takenBack: 0,
  history: [
    { at: '2026-11-20T12:00:00Z', what: 'ordered' },
    { at: '2026-11-20T12:01:00Z', what: 'paid', amount: 100_000 },
    { at: '2026-11-21T09:00:00Z', what: 'refunded', amount: 20_000 },
    { at: '2026-11-21T09:00:00Z', what: 'told', news: 'refund' },
  ],
};

const NO_AUDIT = { 'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }) };

beforeEach(() => signInAs('admin'));
afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test('an order’s page shows payment, licences, refunds and history', async () => {
  fakeNetwork({
    'GET /admin/orders/cs_1': () => ({ body: ORDER }),
    'GET /admin/audit': () => ({
      body: {
        data: [
          {
            id: 'a',
            actor: 'boss',
            action: 'order.refund',
            target: 'cs_1',
            at: '2026-11-21T09:00:00Z',
            changes: { amount: 20_000 },
          },
        ],
        next: null,
        people: { boss: 'Ada Boss' },
      },
    }),
  });
  renderAt('/admin?view=orders&order=cs_1', <OrderView id="cs_1" />);
  const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await findSection('Sale')).getByRole('link', { name: 'Nora Lind' })).toBeTruthy();
  expect((await findSection('Sale')).getByText('DE123456789 (could not be verified)')).toBeTruthy();
  expect((await findSection('Licences')).getByText('Membership, 4 seats')).toBeTruthy();
  expect((await findSection('Refunds and disputes')).getByText('$200.00')).toBeTruthy();
  const steps = (await findSection('History')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ordered.*20.*2026/),
    expect.stringMatching(/^Paid, \$1,000\.00.*20.*2026/),
    expect.stringMatching(/^Refunded, \$200\.00.*21.*2026/),
    expect.stringMatching(/^E-mail: Refund confirmation.*21.*2026/),
  ]);
  expect(await (await findSection('Audit log')).findByText(/by Ada Boss/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe(
    '/admin?view=orders',
  );
});

const CASH_ID = 'cash_usd_cus_Q1w2e3';
const CASH: OrderDetails = {
  ...ORDER,
  id: CASH_ID,
  kind: 'unowned',
  uid: null,
  name: null,
  planId: null,
  visualType: null,
  licenseType: null,
  month: null,
  state: 'open',
  amount: 50_000,
  paidAt: null,
  unowned: true,
  tax: 0,
  credit: 0,
  discount: 0,
  refunded: 0,
  country: null,
  invoiceNumber: null,
  fulfilledAt: null,
  settlement: null,
  licenses: [],
  refunds: [],
  history: [{ at: '2026-11-20T12:00:00Z', what: 'arrived', amount: 50_000 }],
};

test('an unmatched transfer is explained, with the place of its money', async () => {
  const id = CASH_ID;
  const cash = CASH;
  fakeNetwork({ [`GET /admin/orders/${id}`]: () => ({ body: cash }), ...NO_AUDIT });
  renderAt(`/admin?view=orders&order=${id}`, <OrderView id={id} />);
  const findSection = async (name: string) => within(await screen.findByRole('region', { name }));
  const sale = await findSection('Sale');
  sale.getByText('Unmatched transfer');
  sale.getByText('cus_Q1w2e3');
  screen.getByText('No invoice');
  expect(sale.queryByText('Customer')).toBeNull();
  (await findSection('Amounts')).getByText('$500.00');
  (await findSection('History')).getByText('Arrived by transfer, $500.00');
  expect(screen.queryByText(/Ordered|To pay|Not paid/)).toBeNull();
});

test('an admin returns an unmatched transfer whole or in part, once for repeated requests', async () => {
  let returned = 0;
  const { requests, times } = fakeNetwork({
    ...NO_AUDIT,
    [`GET /admin/orders/${CASH_ID}`]: () => ({
      body: { ...CASH, refunded: returned, unowned: returned < CASH.amount },
    }),
    [`POST /admin/orders/${CASH_ID}/refund`]: (n) => {
      if (n === 1) return { status: 503, body: { code: 'payments-busy', message: 'It is busy' } };
      returned = n === 2 ? 12_050 : CASH.amount;
      return { body: { ...CASH, refunded: returned, refundFailed: false } };
    },
  });
  renderAt(`/admin?view=orders&order=${CASH_ID}`, <OrderView id={CASH_ID} />);
  fireEvent.click(await findButton('Return the money'));
  screen.getByText(/to the bank account it came from/);
  fireEvent.click(screen.getByRole('radio', { name: 'Part' }));
  const amount = screen.getByLabelText('Amount in USD');
  fireEvent.change(amount, { target: { value: '600' } });
  await screen.findByText('You can refund at most $500.00');
  fireEvent.change(amount, { target: { value: '120.50' } });
  fireEvent.click(await findButton('Return $120.50'));
  expect(await screen.findByText('It is busy')).toBeTruthy();
  fireEvent.click(await findButton('Return $120.50'));
  expect(await screen.findByText('$379.50')).toBeTruthy();
  const [first, second] = requests[`POST /admin/orders/${CASH_ID}/refund`] ?? [];
  expect(first?.body).toMatchObject({ amount: 12_050 });
  expect(second?.body).toEqual(first?.body);

  fireEvent.click(await findButton('Return the money'));
  fireEvent.click(await findButton('Return $379.50'));
  expect(await screen.findByText('Being returned')).toBeTruthy();
  const [, , third] = requests[`POST /admin/orders/${CASH_ID}/refund`] ?? [];
  expect(third?.body).not.toHaveProperty('amount');
  expect(times(`POST /admin/orders/${CASH_ID}/refund`)).toBe(3);
  expect(screen.queryByRole('button', { name: 'Return the money' })).toBeNull();
});

test('cancelling a refused part of a transfer reloads the balance', async () => {
  const message = 'Only 10000 cents are left to give back';
  const { times } = fakeNetwork({
    ...NO_AUDIT,
    [`GET /admin/orders/${CASH_ID}`]: () => ({ body: CASH }),
    [`POST /admin/orders/${CASH_ID}/refund`]: () => ({
      status: 400,
      body: { code: 'invalid-argument', message, details: [{ field: 'amount', message }] },
    }),
  });
  renderAt(`/admin?view=orders&order=${CASH_ID}`, <OrderView id={CASH_ID} />);
  fireEvent.click(await findButton('Return the money'));
  fireEvent.click(screen.getByRole('radio', { name: 'Part' }));
  fireEvent.change(screen.getByLabelText('Amount in USD'), { target: { value: '120.50' } });
  fireEvent.click(await findButton('Return $120.50'));
  await screen.findByText(message);
  expect(times(`GET /admin/orders/${CASH_ID}`)).toBe(1);
  fireEvent.click(await findButton('Cancel'));
  await waitFor(() => expect(times(`GET /admin/orders/${CASH_ID}`)).toBe(2));
});

test('support can see an unmatched transfer but not return it', async () => {
  signOut();
  signInAs('support');
  fakeNetwork({ ...NO_AUDIT, [`GET /admin/orders/${CASH_ID}`]: () => ({ body: CASH }) });
  renderAt(`/admin?view=orders&order=${CASH_ID}`, <OrderView id={CASH_ID} />);
  expect(await screen.findByText('Unmatched transfer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return the money' })).toBeNull();
});

const { paidAt: _, ...UNPAID } = ORDER;
const OPEN: OrderDetails = {
  ...UNPAID,
  id: 'in_1',
  kind: 'invoice',
  state: 'open',
  paidAt: null,
  fulfilledAt: null,
  settlement: null,
  dueAt: '2026-12-20T12:00:00Z',
  refunded: 0,
  licenses: [],
  refunds: [],
  history: [],
};
const openOrder = () => renderAt('/admin?view=orders&order=in_1', <OrderView id="in_1" />);
const findButton = (name: string) => screen.findByRole('button', { name });

test('an admin starts the licences of an open invoice once for repeated requests', async () => {
  let started = false;
  const { requests, times } = fakeNetwork({
    ...NO_AUDIT,
    'GET /admin/orders/in_1': () => ({
      body: started ? { ...OPEN, startedEarly: true, fulfilledAt: '2026-11-21T10:00:00Z' } : OPEN,
    }),
    'POST /admin/orders/in_1/start': (n) => {
      if (n === 1) return { status: 503, body: { code: 'payments-busy', message: 'It is busy' } };
      started = true;
      return { body: { ...OPEN, unowned: false, refundFailed: false } };
    },
  });
  openOrder();
  fireEvent.click(await findButton('Start the licences now'));
  expect(screen.getByText(/isn’t paid by 27 Dec 2026, it is voided/)).toBeTruthy();
  fireEvent.click(await findButton('Start the licences'));
  expect(await screen.findByText('It is busy')).toBeTruthy();
  fireEvent.click(await findButton('Start the licences'));
  expect(await screen.findByText(/UTC, before the payment$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  expect(times('POST /admin/orders/in_1/start')).toBe(2);
  const [first, second] = requests['POST /admin/orders/in_1/start'] ?? [];
  expect(second?.body).toEqual(first?.body);
});

test.each([
  ['paid', { state: 'paid' }],
  ['void', { state: 'expired' }],
  ['nobody’s', { uid: null }],
  ['a checkout', { kind: 'checkout' }],
] as const)('an order that is %s can’t begin early', async (_name, more) => {
  fakeNetwork({ ...NO_AUDIT, 'GET /admin/orders/in_1': () => ({ body: { ...OPEN, ...more } }) });
  openOrder();
  expect(await screen.findByText('This order created no licences.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
});

test('an invoice that a transfer did not cover shows the missing amount', () => {
  const open = { ...ORDER, paidAt: null, settlement: null, refunded: 0, received: 60_000 };
  expect(listSums(open).slice(-3)).toEqual([
    ['To pay', '$1,000.00'],
    ['Arrived by transfer', '$600.00'],
    ['Still missing', '$400.00'],
  ]);
});

test('the amounts of an order add up to the payment and then to our net', () => {
  expect(listSums(ORDER)).toEqual([
    ['Price', '$915.34'],
    ['Credit for earlier licences', '-$25.00'],
    ['Discount (SPRING)', '-$50.00'],
    ['Tax', '$159.66'],
    ['Paid', '$1,000.00'],
    ['Stripe’s fee', '-$29.30'],
    ['Net', '$970.70'],
    ['Refunded later', '-$200.00'],
    ['Tax within the refund', '-$31.93'],
  ]);
});

test('an order lists the amount of a lost dispute', () => {
  expect(listSums({ ...ORDER, takenBack: 3000 })).toContainEqual([
    'Taken back by the bank',
    '-$30.00',
  ]);
});

test.each([
  ['bank', /pending at the bank/],
  ['buyer', /waiting for the buyer’s bank details/],
] as const)('a refund that waits for the %s says so', async (waitsFor, text) => {
  const [refund] = ORDER.refunds;
  if (!refund) throw new Error('no refund');
  fakeNetwork({
    'GET /admin/orders/cs_1': () => ({ body: { ...ORDER, refunds: [{ ...refund, waitsFor }] } }),
    'GET /admin/audit': () => ({ body: { data: [], next: null, people: {} } }),
  });
  renderAt('/admin?view=orders&order=cs_1', <OrderView id="cs_1" />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an order shows why its licence was revoked', () => {
  const [license] = ORDER.licenses;
  if (!license) throw new Error('no licence');
  const ended = { ...license, deletedAt: '2026-12-01T00:00:00Z', revokedReason: 'disputed' };
  expect(normalizeSpaces(describeLicense(ended).term)).toBe(
    '20 Nov 2026 to 20 Nov 2027, ended 1 Dec 2026: disputed',
  );
});
