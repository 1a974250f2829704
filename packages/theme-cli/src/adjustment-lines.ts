import type { Adjustment } from '@flexa/theme-engine/brand';

/** Formats an adjusted brand colour and its reason in one line. */
export const formatAdjustment = ({ label, wanted, used, reason }: Adjustment) =>
  `adjusted ${label}: ${wanted} → ${used}. ${reason}`;
