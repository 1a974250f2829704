import { z } from 'zod';
import { findPathObject, findParameterObject, type Call } from './call';
import { createBadRequestError, createRefusal } from './errors';
import {
  currency,
  integer,
  list,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  oneOf,
  percent,
  parseParameters,
  text,
} from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Coupon } from './objects';
import type { StripeAccount } from './account';

const MAX_TIMESTAMP = 99_999_999_999;

const CREATE = z.object({
  id: text().optional(),
  amount_off: integer(1).optional(),
  applies_to: z.object({ products: list(text()).optional() }).optional(),
  currency: currency().optional(),
  duration: oneOf(['once', 'forever']).optional(),
  max_redemptions: integer(1).optional(),
  metadata: metadata().optional(),
  name: text(40).optional(),
  percent_off: percent().optional(),
  redeem_by: integer(0, MAX_TIMESTAMP).optional(),
  ...refuseUnsupported('currency_options', 'duration_in_months'),
});

export function createCoupon({ account, input }: Call): Coupon {
  const params = parseParameters(CREATE, input);
  const { state } = account;
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    const message = 'You must specify exactly one of these parameters: amount_off, percent_off.';
    throw createBadRequestError({ message, param: 'percent_off' });
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    const message = 'You must pass currency when passing amount_off';
    throw createBadRequestError({ message, param: 'currency', code: 'parameter_missing' });
  }
  if (params.id !== undefined && state.coupons.has(params.id)) {
    const message = 'Coupon already exists.';
    throw createRefusal({ message, param: 'id', code: 'resource_already_exists' });
  }
  const products = params.applies_to?.products;
  for (const [n, product] of (products ?? []).entries()) {
    findParameterObject(state.products, 'product', product, `applies_to[products][${n}]`);
  }
  const coupon: Coupon = {
    id: params.id ?? newId('coupon'),
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: account.now(),
    currency: params.currency ?? null,
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  state.coupons.set(coupon.id, coupon);
  if (products) state.couponProducts.set(coupon.id, products);
  return coupon;
}

/** Marks a coupon that has expired or been used up as invalid, and returns it. */
export function settleCoupon(account: StripeAccount, coupon: Coupon): Coupon {
  const { redeem_by: end, max_redemptions: most, times_redeemed: times } = coupon;
  if ((end !== null && end <= account.now()) || (most !== null && times >= most)) {
    coupon.valid = false;
  }
  return coupon;
}

export function retrieveCoupon({ account, id }: Call): Coupon {
  return settleCoupon(account, findPathObject(account.state.coupons, 'coupon', id, 'coupon'));
}

const UPDATE = z.object({
  metadata: metadata().optional(),
  name: text(40).optional(),
  ...refuseUnsupported('currency_options'),
});

export function updateCoupon({ account, id, input }: Call): Coupon {
  const params = parseParameters(UPDATE, input);
  const coupon = findPathObject(account.state.coupons, 'coupon', id, 'coupon');
  coupon.metadata = mergeMetadata(coupon.metadata, params.metadata);
  coupon.name = params.name ?? coupon.name;
  return settleCoupon(account, coupon);
}

export function listCoupons({ account, input }: Call) {
  const coupons = [...account.state.coupons.values()].map((each) => settleCoupon(account, each));
  return listNewestFirst('/v1/coupons', coupons, readList({}, input));
}
