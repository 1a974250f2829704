import Stripe from 'stripe';
import type { Firestore } from 'firebase-admin/firestore';
import { CURRENCY, productIdOf } from '@flexa/contracts/catalogue';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { PromotionDetails, PromotionSums } from '@flexa/contracts/promotions';
import { recordAudit } from '../audit/repository';
import { AppError, invalidField } from '../platform/errors';
import { isWriteConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { withProducts } from './products';
import { describePromotion, WITH_COUPON } from './promotions';

/** Under which a code names the press that made it. */
const REQUEST_ID = 'requestId';

/** The coupon of a single code. */
const COUPON = ['promotion.coupon.applies_to'];

interface Orders {
  promotionSums(code: string): Promise<PromotionSums[]>;
}

type Wish = ParsedInput<'createPromotion'>;

/** What admins do with promotion codes. Stripe has them; what they brought our orders say. */
export function promotionDesk({ db, stripe, clock }: Platform, orders: Orders) {
  async function detailsOf(found: Stripe.PromotionCode): Promise<PromotionDetails> {
    return {
      ...describePromotion(found),
      id: found.id,
      active: found.active,
      uses: found.times_redeemed,
      maxUses: found.max_redemptions,
      createdAt: new Date(found.created * 1000).toISOString(),
      brought: await orders.promotionSums(found.code),
    };
  }

  /** Also one that is off: a word is one code for ever, or its orders would be those of two. */
  async function everNamed(code: string): Promise<Stripe.PromotionCode | undefined> {
    return (await stripe.promotionCodes.list({ code, limit: 1, expand: WITH_COUPON })).data[0];
  }

  async function make(admin: Caller, wish: Wish): Promise<Stripe.PromotionCode> {
    const { code, endsAt, maxUses, firstPurchaseOnly, requestId } = wish;
    const coupon = await withProducts(stripe, () => stripe.coupons.create(couponOf(wish)));
    const made = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code,
      ...(endsAt !== undefined && { expires_at: Math.floor(Date.parse(endsAt) / 1000) }),
      ...(maxUses !== undefined && { max_redemptions: maxUses }),
      restrictions: { first_time_transaction: firstPurchaseOnly },
      metadata: { actor: admin.uid, [REQUEST_ID]: requestId },
      expand: COUPON,
    });
    return made;
  }

  async function create(admin: Caller, wish: Wish): Promise<PromotionDetails> {
    const at = clock();
    if (wish.endsAt !== undefined && new Date(wish.endsAt) <= at) {
      throw invalidField('endsAt', 'Choose a time in the future');
    }
    const code = wish.code.toUpperCase();
    const known = await everNamed(code);
    const made =
      known ??
      (await make(admin, { ...wish, code }).catch(async (error: unknown) => {
        // The same press, or another admin, was faster.
        const other = isInvalid(error) ? await everNamed(code) : undefined;
        if (!other) throw error;
        return other;
      }));
    if (made.metadata?.[REQUEST_ID] !== wish.requestId) {
      throw invalidField('code', 'This code exists or was used before');
    }
    await audit(db, { actor: admin.uid, action: 'promotion.create', made, wish }, at);
    return detailsOf(made);
  }

  return {
    create,

    async list({ after, limit }: ParsedInput<'listPromotions'>) {
      const page = await stripe.promotionCodes.list({
        limit,
        ...(after !== undefined && { starting_after: after }),
        expand: WITH_COUPON,
      });
      const next = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
      return { data: await Promise.all(page.data.map(detailsOf)), next };
    },

    async end(admin: Caller, { id }: ParsedInput<'endPromotion'>): Promise<PromotionDetails> {
      const ended = await stripe.promotionCodes
        .update(id, { active: false, expand: COUPON })
        .catch((error: unknown) => {
          if (isInvalid(error) && error.code === 'resource_missing') {
            throw new AppError('not-found', 'There is no such code');
          }
          throw error;
        });
      await audit(db, { actor: admin.uid, action: 'promotion.end', made: ended }, clock());
      return detailsOf(ended);
    },
  };
}

function couponOf({ code, percentOff, amountOff, visualTypes }: Wish): Stripe.CouponCreateParams {
  return {
    ...(percentOff === undefined
      ? { amount_off: amountOff ?? 0, currency: CURRENCY }
      : { percent_off: percentOff }),
    ...(visualTypes && { applies_to: { products: visualTypes.map(productIdOf) } }),
    duration: 'once',
    name: code.slice(0, 40),
  };
}

function isInvalid(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

interface Done {
  actor: string;
  action: 'promotion.create' | 'promotion.end';
  made: Stripe.PromotionCode;
  wish?: Wish;
}

/** Once each, also where we went down between Stripe and the answer and were asked again. */
async function audit(db: Firestore, { actor, action, made, wish }: Done, at: Date): Promise<void> {
  const { id: target, code } = made;
  const { percentOff, amountOff, visualTypes, endsAt, maxUses, firstPurchaseOnly } = wish ?? {};
  const changes = {
    code,
    ...(percentOff !== undefined && { percentOff }),
    ...(amountOff !== undefined && { amountOff }),
    ...(visualTypes && { visualTypes: visualTypes.join(' ') }),
    ...(endsAt !== undefined && { endsAt }),
    ...(maxUses !== undefined && { maxUses }),
    ...(firstPurchaseOnly && { firstPurchaseOnly }),
  };
  const batch = db.batch();
  recordAudit(db, batch, { actor, action, target, changes }, at, `${action}-${target}`);
  await batch.commit().catch((error: unknown) => {
    if (!isWriteConflict(error)) throw error;
  });
}
