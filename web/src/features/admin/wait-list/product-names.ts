import { VISUAL_NAMES } from '@flexa/contracts/plans';

/** Names of the products that have a waiting list. */
export const PRODUCT_NAMES = { theme: 'Theme', ...VISUAL_NAMES };
