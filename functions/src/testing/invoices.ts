import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import type { Caller } from '../platform/handlers';
import { ownShop, ownStripe, type OwnShop, type OwnStripe } from './stripe-shop';

export const BILLING = {
  company: 'Lindqvist AB',
  email: 'bills@lindqvist.example',
  poNumber: '4711',
  address: { street: 'Storgatan 1', postalCode: '111 22', city: 'Stockholm', country: 'SE' },
  taxId: 'SE556677889901',
};

/** Twenty-five seats of 60 dollars, by another press each time. */
export function wish(
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

/** A shop whose customer pays by invoice. */
export async function invoicing(environment: Record<string, string> = {}) {
  const stripe = await ownStripe();
  const shop = ownShop(stripe, environment);
  const me = await shop.addPerson('me');
  return { stripe, shop, me, boss: shop.caller('boss', true) };
}

/** As a transfer that arrives. */
export async function pay(url: string): Promise<void> {
  await fetch(url, { method: 'POST', redirect: 'manual' });
}

/** A transfer of so much, in cents. */
export async function transfer({ url }: OwnStripe, invoice: string, amount: number): Promise<void> {
  await fetch(`${url}/_dev/invoices/${invoice}/transfer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: String(amount) }),
  });
}

/** A part of an invoice, paid apart from the rest. */
export async function payPart({ url }: OwnStripe, invoice: string, amount: number): Promise<void> {
  await fetch(`${url}/_dev/invoices/${invoice}/pay-part`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: String(amount) }),
  });
}

export async function deliverAll({ stripe }: OwnStripe, shop: OwnShop): Promise<void> {
  const { data } = await stripe.events.list({ limit: 100 });
  for (const event of data.reverse()) expect(await shop.deliver(event)).toBe(200);
}

export async function ordersOf(shop: OwnShop, me: Caller) {
  return (await shop.get('listOrders', me, { uid: 'me' })).data;
}
