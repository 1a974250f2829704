import Stripe from 'stripe';
import type { Firestore } from 'firebase-admin/firestore';
import { addMonths } from '@flexa/contracts/calendar';
import { CURRENCY } from '@flexa/contracts/catalogue';
import type { License } from '@flexa/contracts/licenses';
import { COMBO_OFFER_END, buildPlanId, computeSeatPrice } from '@flexa/contracts/plans';
import { recordAudit } from '@flexa/functions/audit/repository';
import { createLicenseRepository } from '@flexa/functions/licenses/repository';
import { computeRevocationAfter } from '@flexa/functions/licenses/license-state';
import { NO_BOOKS } from '@flexa/functions/payments/books';
import { listCatalogueChanges } from '@flexa/functions/payments/catalogue';
import { buildCheckoutParams } from '@flexa/functions/payments/checkout';
import { ACTOR } from '@flexa/functions/payments/credit-notes';
import { listLicenseIds, derivePaymentStatus } from '@flexa/functions/payments/licenses-of-order';
import { mergeFacts } from '@flexa/functions/payments/merge-facts';
import { createUnpaidOrder, type OrderDocument } from '@flexa/functions/payments/order';
import { createOrderRepository } from '@flexa/functions/payments/repository';
import type { PastPaymentIds, PastPayment } from '../stripe/past-payments';
import type { Purchase } from './purchases';

/** Addresses of the local Stripe and of the portal to which its checkout returns. */
export interface Shop {
  stripe: string;
  portal: string;
}

/** Adds purchases with their payments at the local Stripe, orders, licences and audited refunds. */
export async function addPurchases(
  db: Firestore,
  { stripe, portal }: Shop,
  purchases: readonly Purchase[],
  admin: string,
): Promise<void> {
  await syncCatalogue(stripe);
  const response = await fetch(`${stripe}/_dev/past-payments`, {
    method: 'POST',
    body: JSON.stringify(purchases.map((purchase) => buildPayment(purchase, portal, admin))),
  });
  if (!response.ok) throw new Error(`Seeding payments: ${await response.text()}`);
  const payments = (await response.json()) as PastPaymentIds[];

  const orders = createOrderRepository(db);
  const licenses = createLicenseRepository(db);
  const [first, second] = [db.batch(), db.batch()];
  for (const [index, purchase] of purchases.entries()) {
    const paid = payments[index];
    if (!paid) throw new Error('Seeding payments: the local Stripe left one out');
    const order = buildOrder(purchase, paid);
    orders.create(first, order);
    licenses.create(second, buildLicense(order, purchase));
    const { refund } = purchase;
    for (const [id, amount] of Object.entries(refund ? paid.refunds : {})) {
      const entry = {
        actor: admin,
        target: order.id,
        changes: { refund: id, amount, userId: purchase.buyer.uid },
      };
      recordAudit(db, second, { ...entry, action: 'order.refund' }, refund?.at ?? purchase.at);
    }
  }
  await Promise.all([first.commit(), second.commit()]);
}

function findSeatPrice(purchase: Purchase): number {
  const price = computeSeatPrice(purchase, purchase.at);
  if (price === undefined) throw new Error(`${buildPlanId(purchase)} is not sold`);
  return price;
}

/** Creates the catalogue at the local Stripe, as `npm run stripe:sync` does. */
async function syncCatalogue(address: string): Promise<void> {
  const { hostname: host, port } = new URL(address);
  const stripe = new Stripe('sk_test_local', { host, port, protocol: 'http' });
  for (const { apply } of await listCatalogueChanges(stripe)) await apply();
}

function buildPayment(purchase: Purchase, portal: string, admin: string): PastPayment {
  const { buyer, at, quantity, refund, visualType, month } = purchase;
  const price = findSeatPrice(purchase);
  const { uid, email, name } = buyer;
  const site = {
    portalUrl: portal,
    comboOfferEnd: COMBO_OFFER_END,
    stripe: { automaticTax: true, accountTaxIds: [] },
  };
  const session = {
    ...buildCheckoutParams(site, { uid, visualType, month, quantity, price, at }),
    customer_email: email,
  };
  const half = Math.round((price * quantity) / 2);
  return {
    at: at.toISOString(),
    name,
    session: { ...session },
    ...(refund && {
      refund: {
        at: refund.at.toISOString(),
        ...(refund.share === 'half' && { amount: half }),
        metadata: { [ACTOR]: admin },
      },
    }),
  };
}

function buildOrder(purchase: Purchase, paid: PastPaymentIds): OrderDocument {
  const { buyer, quantity, visualType, month } = purchase;
  const plan = { visualType, month };
  const at = purchase.at.toISOString();
  const existing = {
    uid: buyer.uid,
    amount: findSeatPrice(purchase) * quantity,
    currency: CURRENCY,
    lines: [quantity],
    createdAt: at,
  };
  const start = {
    ...existing,
    id: paid.session,
    kind: 'checkout',
    name: buyer.name,
    origin: 'portal',
  } as const;
  const order = mergeFacts(createUnpaidOrder(plan, start), {
    ...existing,
    sessionId: paid.session,
    kind: 'checkout',
    plan,
    payment: 'paid',
    paymentIntent: paid.paymentIntent,
    refunds: Object.fromEntries(
      Object.entries(paid.refunds).map(([id, amount]) => [id, { amount, failed: false }]),
    ),
    actors: {},
    disputes: {},
    disputeFiles: {},
    takenBack: 0,
    movements: Object.entries(paid.refunds).map(([id, amount]) => ({
      id,
      kind: 'refund' as const,
      at: (purchase.refund?.at ?? purchase.at).toISOString(),
      amount: -amount,
      settlement: null,
    })),
    refundable: true,
    books: NO_BOOKS,
    paidAt: at,
  });
  return { ...order, fulfilledAt: at };
}

function buildLicense(order: OrderDocument, { buyer, at, refund }: Purchase): License {
  const [id = ''] = listLicenseIds(order);
  const { visualType, licenseType, month, quantity, state } = order;
  const good = { deletedAt: null, revokedReason: null };
  return {
    id,
    userId: buyer.uid,
    name: buyer.name,
    visualType,
    licenseType,
    month,
    quantity,
    source: 'order',
    createdAt: at.toISOString(),
    expiresAt: addMonths(at, month).toISOString(),
    keyIssuedAt: at.toISOString(),
    ...computeRevocationAfter(good, derivePaymentStatus({ state }), refund?.at ?? at),
  };
}
