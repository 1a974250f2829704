import { discountOn } from '@flexa/contracts/discounts';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import type { PromotionState } from './promotion-state';

/** What a code takes off. No answer is a failure: the page sells without one, too. */
export async function askPromotion(code: string): Promise<PromotionState> {
  try {
    const { promotion } = await call('getPromotion', { code });
    if (!promotion) return { status: 'invalid', code };
    return { status: 'valid', code, promotion, offOf: (line) => discountOn(promotion, line) };
  } catch (error) {
    const isNone = error instanceof ApiError && error.code === 'invalid-argument';
    return { status: isNone ? 'invalid' : 'unknown', code };
  }
}
