import type { VisualType } from '@flexa/contracts/plans';
import type { Promotion } from '@flexa/contracts/promotions';

/** What is known of the code in the address. */
export type PromotionState =
  | { offOf?: undefined; status: 'asking' | 'invalid' | 'refused' | 'unknown'; code: string }
  | {
      status: 'valid';
      code: string;
      promotion: Promotion;
      /** What it takes off a line, in cents; undefined where it is not for that. */
      offOf: (line: { visualType: VisualType; cents: number }) => number | undefined;
    };
