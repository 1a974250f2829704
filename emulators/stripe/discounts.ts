import { formatMoney } from '@flexa/contracts/format';
import type { StripeAccount } from './account';
import { settleCoupon } from './coupons';
import { findMinimumAmount } from './line-items';
import type { Coupon, LineItem, PromotionCode, Session } from './objects';
import { findActiveCode, settleCode } from './promotion-codes';
import { totalSession } from './tax';

/**
 * The discount of a session: a coupon, optionally through a promotion code that the buyer typed.
 */
export interface Discount {
  coupon: Coupon;
  code: PromotionCode | null;
}

export function buildCodeDiscount({ state }: StripeAccount, code: PromotionCode): Discount {
  const coupon = state.coupons.get(code.promotion.coupon);
  if (!coupon) throw new Error(`${code.id} has no coupon`);
  return { coupon, code };
}

export function findDiscount(account: StripeAccount, session: Session): Discount | null {
  const [sessionDiscount] = session.discounts ?? [];
  const code = account.state.promotionCodes.get(sessionDiscount?.promotion_code ?? '');
  if (code) return buildCodeDiscount(account, code);
  const coupon = account.state.coupons.get(sessionDiscount?.coupon ?? '');
  return coupon ? { coupon, code: null } : null;
}

/** Returns the reason why a session can't redeem a discount, or null. */
export function findRefusal(
  account: StripeAccount,
  session: Session,
  { coupon, code }: Discount,
): string | null {
  if (!settleCoupon(account, coupon).valid || (code && !settleCode(account, code).active)) {
    return 'This promotion code is no longer valid.';
  }
  const items = account.state.lineItems.get(session.id) ?? [];
  if (findEligibleItems(account, items, coupon).length === 0) {
    return 'This promotion code does not apply to the items of this order.';
  }
  if (coupon.currency !== null && coupon.currency !== session.currency) {
    return 'This promotion code is for another currency.';
  }
  const rest = session.amount_subtotal - sumShares(splitDiscount(account, items, coupon));
  if (rest > 0 && rest < findMinimumAmount(session.currency)) {
    return "The Checkout Session's total amount must convert to at least 50 cents.";
  }
  return code && findCodeRefusal(account, session, code);
}

function findCodeRefusal(
  { state }: StripeAccount,
  { customer, currency, amount_subtotal: subtotal }: Session,
  { restrictions, customer: only }: PromotionCode,
): string | null {
  if (only !== null && only !== customer) return 'This promotion code is for another customer.';
  const { minimum_amount: minimum, minimum_amount_currency: minimumCurrency } = restrictions;
  if (
    minimum !== null &&
    minimumCurrency !== null &&
    (minimumCurrency !== currency || subtotal < minimum)
  ) {
    return `This promotion code needs an order of at least ${formatMoney(minimum, minimumCurrency)}.`;
  }
  const hasPaid =
    customer !== null &&
    [...state.charges.values(), ...state.invoices.values()].some(
      (each) =>
        each.customer === customer && (each.status === 'succeeded' || each.status === 'paid'),
    );
  return restrictions.first_time_transaction && hasPaid
    ? 'This promotion code cannot be redeemed because the associated customer has prior transactions.'
    : null;
}

function findEligibleItems({ state }: StripeAccount, items: readonly LineItem[], coupon: Coupon) {
  const products = state.couponProducts.get(coupon.id);
  return items.filter(({ price }) => products?.includes(price.product) ?? true);
}

function splitDiscount(
  account: StripeAccount,
  items: readonly LineItem[],
  coupon: Coupon,
): Map<string, number> {
  const lines = findEligibleItems(account, items, coupon);
  const base = lines.reduce((total, line) => total + line.amount_subtotal, 0);
  const { percent_off: percent, amount_off: amount } = coupon;
  if (percent !== null) {
    return new Map(
      lines.map(({ id, amount_subtotal: each }) => [id, Math.round((each * percent) / 100)]),
    );
  }
  let unallocated = Math.min(amount ?? 0, base);
  const whole = unallocated;
  const shares = lines.map(({ id, amount_subtotal: each }, n): [string, number] => {
    const share =
      n === lines.length - 1 ? unallocated : Math.floor((whole * each) / Math.max(1, base));
    unallocated -= share;
    return [id, share];
  });
  return new Map(shares);
}

const sumShares = (shares: Map<string, number>) => [...shares.values()].reduce((a, b) => a + b, 0);

/** Applies a discount to the session; null removes it. */
export function applyDiscount(
  account: StripeAccount,
  session: Session,
  discount: Discount | null,
): void {
  const items = account.state.lineItems.get(session.id) ?? [];
  const shares = discount
    ? splitDiscount(account, items, discount.coupon)
    : new Map<string, number>();
  for (const item of items) item.amount_discount = shares.get(item.id) ?? 0;
  session.discounts = discount
    ? // For a promotion code Stripe names only the code.
      [
        {
          coupon: discount.code ? null : discount.coupon.id,
          promotion_code: discount.code?.id ?? null,
        },
      ]
    : [];
  totalSession(account, session);
}

/** Applies a code entered on the pay page. Returns the reason if it is refused. */
export function applyEnteredCode(
  account: StripeAccount,
  session: Session,
  text: string,
): string | null {
  if (!session.allow_promotion_codes) return 'This checkout takes no promotion codes.';
  const code = findActiveCode(account, text);
  if (!code) return 'This code is invalid.';
  const discount = buildCodeDiscount(account, code);
  const refusal = findRefusal(account, session, discount);
  if (refusal === null) applyDiscount(account, session, discount);
  return refusal;
}

/**
 * Checks the discount again before the payment, because other buyers may have used it up. Removes a code that the buyer
 * entered. A code of the shop stays, so the buyer can only leave the page.
 */
export function recheckDiscount(account: StripeAccount, session: Session): string | null {
  const discount = findDiscount(account, session);
  const refusal = discount && findRefusal(account, session, discount);
  if (refusal === null) return null;
  if (session.allow_promotion_codes) applyDiscount(account, session, null);
  return `${refusal} Nothing was charged.`;
}

export function redeemDiscount(account: StripeAccount, session: Session): void {
  const discount = findDiscount(account, session);
  if (!discount) return;
  discount.coupon.times_redeemed += 1;
  if (discount.code) discount.code.times_redeemed += 1;
}
