import type { Adjustment } from '@flexa/theme-engine/brand';

/** A colour of a brand that moved, with the reason, in one line. */
export const formatAdjustment = ({ label, wanted, used, reason }: Adjustment) =>
  `adjusted ${label}: ${wanted} → ${used}. ${reason}`;
