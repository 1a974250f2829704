import { z } from 'zod';
import { PLAN_IDS } from '@flexa/contracts/plans';

const settingsSchema = z.strictObject({
  publishableKey: z.string().regex(/^pk_(test|live)_\w+$/, 'Not a publishable key'),
  buttons: z.partialRecord(z.enum(PLAN_IDS), z.string().regex(/^buy_btn_\w+$/, 'Not a buy button')),
});
export type BuyButtonSettings = z.infer<typeof settingsSchema>;

/**
 * The setting VITE_STRIPE_BUY_BUTTONS. For each button, at Stripe: its metadata holds
 * planId=PLAN_ID, by which the payment finds its plan; its price is that of contracts/plans; after
 * payment it leads to https://PORTAL/general?session_id={CHECKOUT_SESSION_ID}&plan=PLAN_ID, where
 * check-session grants the licence as for our own button. A wrong setting is said in the console
 * and ignored: people can still buy by our own button.
 */
export function readBuyButtons(setting: string): BuyButtonSettings | null {
  try {
    return settingsSchema.parse(JSON.parse(setting));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    // Anyone who deploys it looks here.
    // oxlint-disable-next-line no-console
    console.error(`VITE_STRIPE_BUY_BUTTONS is ignored: ${why}`);
    return null;
  }
}
