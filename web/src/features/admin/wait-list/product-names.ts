import { VISUAL_NAMES } from '@flexa/contracts/plans';

/** What one can wait for, as a name. */
export const PRODUCT_NAMES = { theme: 'Theme', ...VISUAL_NAMES };
