import { ApiError } from './errors';

/** Permissions of a restricted key, as Stripe's error messages name them. */
export type Permission = `rak_${string}_${'read' | 'write'}`;

/** Refunds belong to charges, and prices are called plans. */
const RESOURCES_BY_PATH: Record<string, string> = {
  balance_transactions: 'balance_transaction_source',
  charges: 'charge',
  checkout: 'checkout_session',
  coupons: 'coupon',
  credit_notes: 'credit_note',
  customers: 'customer',
  disputes: 'dispute',
  events: 'event',
  invoice_payments: 'invoice',
  invoiceitems: 'invoice',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  prices: 'plan',
  products: 'product',
  promotion_codes: 'promotion_code',
  refunds: 'charge',
};

/** Permission that a key needs to expand a property. */
const RESOURCES_BY_PROPERTY: Record<string, string> = {
  balance_transaction: 'balance_transaction_source',
  charge: 'charge',
  coupon: 'coupon',
  customer: 'customer',
  default_price: 'plan',
  failure_balance_transaction: 'balance_transaction_source',
  invoice: 'invoice',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  price: 'plan',
  product: 'product',
  promotion_code: 'promotion_code',
  refunds: 'charge',
};

function listNeededPermissions(
  method: string,
  path: string,
  expanded: readonly string[],
): Permission[] {
  const resource = RESOURCES_BY_PATH[path.split('/')[2] ?? ''];
  const kind = method === 'GET' ? 'read' : 'write';
  const expandedResources = expanded
    .flatMap((each) => each.split('.'))
    .flatMap((property) => RESOURCES_BY_PROPERTY[property] ?? []);
  return [
    ...(resource === undefined ? [] : [`rak_${resource}_${kind}` as const]),
    ...expandedResources.map((each) => `rak_${each}_read` as const),
  ];
}

/** Restricted keys, which begin with rk_, and their permissions. */
export class RestrictedKeys {
  #keys = new Map<string, ReadonlySet<string>>();

  make(permissions: readonly string[]): string {
    const key = `rk_test_${this.#keys.size + 1}`;
    this.#keys.set(key, new Set(permissions));
    return key;
  }

  /** Throws if a restricted key lacks a permission. A permission to write includes reading. */
  requirePermissions(key: string, method: string, path: string, expanded: readonly string[]): void {
    if (!key.startsWith('rk_')) return;
    const granted = this.#keys.get(key) ?? new Set();
    const missing = listNeededPermissions(method, path, expanded).find(
      (permission) =>
        !granted.has(permission) && !granted.has(permission.replace(/_read$/, '_write')),
    );
    if (missing === undefined) return;
    const message =
      "The provided key 'rk_test_*********' does not have the required permissions for this " +
      `endpoint. Having the '${missing}' permission would allow this request to continue.`;
    throw new ApiError(403, { message }, 'invalid_request_error', false);
  }

  reset(): void {
    this.#keys.clear();
  }
}
