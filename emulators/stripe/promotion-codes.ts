import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findPathObject, findParameterObject, type Call } from './call';
import { settleCoupon } from './coupons';
import { createBadRequestError, createRefusal } from './errors';
import {
  boolean,
  currency,
  integer,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  oneOf,
  parseParameters,
  text,
} from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { PromotionCode } from './objects';
import type { StripeAccount } from './account';

const MAX_TIMESTAMP = 99_999_999_999;

const RESTRICTIONS = z.object({
  first_time_transaction: boolean().optional(),
  minimum_amount: integer(1).optional(),
  minimum_amount_currency: currency().optional(),
  ...refuseUnsupported('currency_options'),
});

const CREATE = z.object({
  promotion: z.object({ type: oneOf(['coupon']), coupon: text().optional() }),
  active: boolean().optional(),
  code: text(500).optional(),
  customer: text().optional(),
  expires_at: integer(0, MAX_TIMESTAMP).optional(),
  max_redemptions: integer(1).optional(),
  metadata: metadata().optional(),
  restrictions: RESTRICTIONS.optional(),
  ...refuseUnsupported('customer_account'),
});

type CreateParams = z.infer<typeof CREATE>;

export function createPromotionCode({ account, input }: Call): PromotionCode {
  const params = parseParameters(CREATE, input);
  const { state } = account;
  const coupon = findCoupon(account, params);
  const codeText = params.code ?? randomBytes(4).toString('hex').toUpperCase();
  requireFree(account, codeText);
  if (params.customer !== undefined) {
    findParameterObject(state.customers, 'customer', params.customer, 'customer');
  }
  const { restrictions = {} } = params;
  const code: PromotionCode = {
    id: newId('promotionCode'),
    object: 'promotion_code',
    active: params.active ?? true,
    code: codeText,
    created: account.now(),
    customer: params.customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? coupon.redeem_by,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: restrictions.first_time_transaction ?? false,
      minimum_amount: restrictions.minimum_amount ?? null,
      minimum_amount_currency: restrictions.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  };
  state.promotionCodes.set(code.id, code);
  return code;
}

function findCoupon(account: StripeAccount, params: CreateParams) {
  const { code, promotion, restrictions, expires_at: end } = params;
  if (code !== undefined && !/^[a-zA-Z0-9-]+$/.test(code)) {
    const message = 'Promotion codes may only contain letters, digits and dashes.';
    throw createBadRequestError({ message, param: 'code' });
  }
  if (promotion.coupon === undefined) {
    const message = 'Missing required param: promotion[coupon].';
    throw createBadRequestError({ message, param: 'promotion[coupon]', code: 'parameter_missing' });
  }
  if (end !== undefined && end <= account.now()) {
    const message = 'The promotion code expiration must be in the future.';
    throw createBadRequestError({ message, param: 'expires_at' });
  }
  const { minimum_amount: least, minimum_amount_currency: currency } = restrictions ?? {};
  if ((least === undefined) !== (currency === undefined)) {
    const message = 'You must pass both minimum_amount and minimum_amount_currency.';
    throw createBadRequestError({ message, param: 'restrictions' });
  }
  const storedCoupon = findParameterObject(
    account.state.coupons,
    'coupon',
    promotion.coupon,
    'promotion[coupon]',
  );
  const coupon = settleCoupon(account, storedCoupon);
  const isLonger = end !== undefined && coupon.redeem_by !== null && end > coupon.redeem_by;
  const isMore = (params.max_redemptions ?? 0) > (coupon.max_redemptions ?? Infinity);
  if (!coupon.valid || isLonger || isMore) {
    const message = 'The promotion code allows more than its coupon does.';
    throw createRefusal({ message, param: 'promotion[coupon]' });
  }
  return coupon;
}

function requireFree(account: StripeAccount, code: string): void {
  if (!findActiveCode(account, code)) return;
  const message = `An active promotion code with \`code: ${code}\` already exists.`;
  throw createRefusal({ message, param: 'code' });
}

/** Finds an active code, ignoring case. */
export function findActiveCode(account: StripeAccount, code: string): PromotionCode | undefined {
  return [...account.state.promotionCodes.values()].find(
    (each) => isSameCode(each.code, code) && settleCode(account, each).active,
  );
}

export function isSameCode(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** True if the code can be redeemed, apart from its own `active` flag. */
function isRedeemable(account: StripeAccount, code: PromotionCode): boolean {
  const { expires_at: end, max_redemptions: max, times_redeemed: times, promotion } = code;
  const coupon = account.state.coupons.get(promotion.coupon);
  return (
    coupon !== undefined &&
    settleCoupon(account, coupon).valid &&
    (end === null || end > account.now()) &&
    (max === null || times < max)
  );
}

/** Marks a code that has expired or been used up as inactive, and returns it. */
export function settleCode(account: StripeAccount, code: PromotionCode): PromotionCode {
  if (!isRedeemable(account, code)) code.active = false;
  return code;
}

export function retrievePromotionCode({ account, id }: Call): PromotionCode {
  const code = findPathObject(account.state.promotionCodes, 'promotion code', id, 'promotion_code');
  return settleCode(account, code);
}

const UPDATE = z.object({
  active: boolean().optional(),
  metadata: metadata().optional(),
  ...refuseUnsupported('restrictions'),
});

export function updatePromotionCode({ account, id, input }: Call): PromotionCode {
  const params = parseParameters(UPDATE, input);
  const code = findPathObject(account.state.promotionCodes, 'promotion code', id, 'promotion_code');
  if (params.active && !settleCode(account, code).active) {
    if (!isRedeemable(account, code)) {
      const message = 'This promotion code can no longer be redeemed, so it cannot be activated.';
      throw createRefusal({ message, param: 'active' });
    }
    requireFree(account, code.code);
  }
  code.metadata = mergeMetadata(code.metadata ?? {}, params.metadata);
  code.active = params.active ?? code.active;
  return settleCode(account, code);
}

const FILTERS = {
  active: boolean().optional(),
  code: text().optional(),
  coupon: text().optional(),
  customer: text().optional(),
};

export function listPromotionCodes({ account, input }: Call) {
  const params = readList(FILTERS, input);
  const codes = [...account.state.promotionCodes.values()].map((each) => settleCode(account, each));
  return listNewestFirst(
    '/v1/promotion_codes',
    codes,
    params,
    ({ active, code, customer, promotion }) =>
      active === (params.active ?? active) &&
      (params.code === undefined || isSameCode(code, params.code)) &&
      promotion.coupon === (params.coupon ?? promotion.coupon) &&
      customer === (params.customer ?? customer),
  );
}
