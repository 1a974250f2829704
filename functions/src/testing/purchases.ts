import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@flexa/contracts/operations';
import { expect } from 'vitest';
import type { Caller } from '../platform/handlers';
import { DAY } from './test-portal';
import {
  openShop,
  createTestShop,
  type TestShop,
  startStripeWithClock,
  type StripeWithClock,
} from './shop';

export const BILLING = {
  company: 'Lindqvist AB',
  email: 'bills@lindqvist.example',
  poNumber: '4711',
  address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
  taxId: 'SE556677889901',
};

/** Builds an order of 25 seats at 60 dollars each, with a new request id. */
export function buildInvoiceOrder(
  more: Partial<OperationInput<'orderByInvoice'>> = {},
): OperationInput<'orderByInvoice'> {
  return {
    uid: 'me',
    name: 'Nora Lind',
    month: 3,
    licenseType: 'standard',
    visualType: 'charts',
    quantity: 25,
    billing: BILLING,
    shownTotal: 150_000,
    requestId: randomUUID(),
    ...more,
  };
}

/** Opens a shop whose customer pays by invoice. */
export async function openInvoicingShop(environment: Record<string, string> = {}) {
  const stripe = await startStripeWithClock();
  const shop = createTestShop(stripe, environment);
  const me = await shop.addPerson('me');
  return { stripe, shop, me, boss: shop.caller('boss', true) };
}

/** Pays an invoice, as an arriving transfer does. */
export async function pay(url: string): Promise<void> {
  await fetch(url, { method: 'POST', redirect: 'manual' });
}

/** Transfers an amount in cents. */
export async function transfer(
  { url }: StripeWithClock,
  invoice: string,
  amount: number,
): Promise<void> {
  await fetch(`${url}/_dev/invoices/${invoice}/transfer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: String(amount) }),
  });
}

/** Pays part of an invoice separately. */
export async function payPart(
  { url }: StripeWithClock,
  invoice: string,
  amount: number,
): Promise<void> {
  await fetch(`${url}/_dev/invoices/${invoice}/pay-part`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: String(amount) }),
  });
}

export async function deliverAll({ stripe }: StripeWithClock, shop: TestShop): Promise<void> {
  const { data } = await stripe.events.list({ limit: 100 });
  for (const event of data.reverse()) expect(await shop.deliver(event)).toBe(200);
}

export async function listOrders(shop: TestShop, me: Caller) {
  return (await shop.get('listOrders', me, { uid: 'me' })).data;
}

export interface Scene {
  stripe: StripeWithClock;
  shop: TestShop;
  me: Caller;
}

export type PurchaseInput = Partial<OperationInput<'buyLicense'>>;

/** Buys a licence and pays for it. Returns the session's id. */
export async function buy({ stripe, shop, me }: Scene, input: PurchaseInput = {}): Promise<string> {
  const sessionId = await shop.checkout(me, input);
  await stripe.act(sessionId, 'pay');
  await shop.payments.fulfil(sessionId);
  return sessionId;
}

/** Sets up a customer with two seats of the charts for three months, to 20 February, and the clock 30 days later. */
export async function setUpPurchase(input: PurchaseInput = {}) {
  const scene = await openShop();
  const pack = await buy(scene, input);
  scene.stripe.setClock(30 * DAY);
  return { ...scene, pack, license: `order-${pack}` };
}

const MEMBERSHIP = { licenseType: 'membership', visualType: 'suite', quantity: 2 } as const;
export const buildUpgrade = (license: string, more: PurchaseInput = {}): PurchaseInput => ({
  ...MEMBERSHIP,
  month: 12,
  upgrades: license,
  ...more,
});
export const readLicense = async ({ shop }: Scene, session: string) =>
  (await shop.stored('licenses'))[`order-${session}`];
export const readOrder = async ({ shop }: Scene, session: string) =>
  (await shop.stored('orders'))[session];
