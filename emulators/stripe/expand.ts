import { createRefusal } from './errors';
import type { State } from './objects';

/** Collection of the object that a property names by id. */
const LEADS_TO = {
  balance_transaction: 'balanceTransactions',
  charge: 'charges',
  coupon: 'coupons',
  customer: 'customers',
  default_price: 'prices',
  failure_balance_transaction: 'balanceTransactions',
  invoice: 'invoices',
  latest_charge: 'charges',
  payment_intent: 'paymentIntents',
  price: 'prices',
  product: 'products',
  promotion_code: 'promotionCodes',
} as const satisfies Record<string, keyof State>;

type Node = Record<string, unknown>;

/** Copies `object` with objects in place of the ids at `paths`. */
export function expand(state: State, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object) as Node;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4) {
      throw createRefusal({
        message: 'You cannot expand more than 4 levels of a property at once.',
        param: 'expand',
      });
    }
    expandPath(state, copy, parts, path);
  }
  return copy;
}

function expandPath(state: State, node: Node, [part, ...rest]: string[], path: string): void {
  if (part === undefined) return;
  const value = readProperty(state, node, part);
  if (value === undefined) throw createNotExpandableError(path);
  node[part] = typeof value === 'string' ? findObject(state, part, value, path) : value;
  for (const next of [node[part]].flat()) {
    if (typeof next === 'object' && next !== null) expandPath(state, next as Node, rest, path);
  }
}

/** Reads own properties only, because a path must not reach JavaScript's prototypes. */
function readProperty(state: State, node: Node, part: string): unknown {
  return Object.hasOwn(node, part) ? node[part] : resolveIncludable(state, node, part);
}

function createNotExpandableError(path: string) {
  return createRefusal({ message: `This property cannot be expanded (${path}).`, param: 'expand' });
}

function findObject(state: State, part: string, id: string, path: string): object {
  const collection = Object.hasOwn(LEADS_TO, part) ? LEADS_TO[part as keyof typeof LEADS_TO] : null;
  const object = collection && state[collection].get(id);
  if (!object) throw createNotExpandableError(path);
  return structuredClone(object);
}

/**
 * Returns a property that an object includes only on request, or `undefined` if it has no such
 * property.
 */
function resolveIncludable(state: State, node: Node, part: string): unknown {
  const id = String(node.id);
  if (node.object === 'checkout.session' && part === 'line_items') {
    const items = state.lineItems.get(id) ?? [];
    return buildList(`/v1/checkout/sessions/${id}/line_items`, items);
  }
  if (node.object === 'charge' && part === 'refunds') {
    const refunds = [...state.refunds.values()].filter(({ charge }) => charge === id).reverse();
    return buildList(`/v1/charges/${id}/refunds`, refunds);
  }
  if (node.object === 'invoice' && part === 'payments') {
    const payments = [...state.invoicePayments.values()].filter(({ invoice }) => invoice === id);
    return buildList('/v1/invoice_payments', payments);
  }
  // Only failed refunds have one.
  if (node.object === 'refund' && part === 'failure_balance_transaction') return null;
  if (node.object === 'coupon' && part === 'applies_to') {
    const products = state.couponProducts.get(id);
    return products ? { products } : null;
  }
  return undefined;
}

/** Included lists contain the first ten objects. Clients fetch the others from the list's address. */
function buildList(url: string, items: object[]) {
  const data = structuredClone(items.slice(0, 10));
  return { object: 'list', url, has_more: items.length > 10, data };
}
