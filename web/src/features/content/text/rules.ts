import { REFUND_EFFECT, REFUND_RULE } from '@flexa/contracts/refund-rule';
import { WITHDRAW, WITHDRAWAL_DAYS } from '@flexa/contracts/withdrawal';
import type { MDXProps } from 'mdx/types';

/** Rules that the documentation and the legal pages state in the same words, as `props.…`. */
export const RULES: MDXProps = {
  refundRule: REFUND_RULE,
  refundEffect: REFUND_EFFECT,
  withdrawalDays: WITHDRAWAL_DAYS,
  withdraw: WITHDRAW,
};
