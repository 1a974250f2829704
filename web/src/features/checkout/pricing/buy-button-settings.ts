import { z } from 'zod';
import { PLAN_IDS } from '@flexa/contracts/plans';

const settingsSchema = z.strictObject({
  publishableKey: z.string().regex(/^pk_(test|live)_\w+$/, 'Not a publishable key'),
  buttons: z.partialRecord(z.enum(PLAN_IDS), z.string().regex(/^buy_btn_\w+$/, 'Not a buy button')),
});
export type BuyButtonSettings = z.infer<typeof settingsSchema>;

/**
 * Reads the setting VITE_STRIPE_BUY_BUTTONS. Each button needs at Stripe: the metadata
 * planId=PLAN_ID, by which the payment finds its plan; the price of that plan in contracts/plans;
 * and as address after payment
 * https://PORTAL/general?session_id={CHECKOUT_SESSION_ID}&plan=PLAN_ID, where check-session grants
 * the licence as for our own button. An invalid setting is logged and ignored, because people can
 * still buy with our own button.
 */
export function readBuyButtons(setting: string): BuyButtonSettings | null {
  try {
    return settingsSchema.parse(JSON.parse(setting));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    // Operators look in the console.
    // oxlint-disable-next-line no-console
    console.error(`VITE_STRIPE_BUY_BUTTONS is ignored: ${why}`);
    return null;
  }
}
