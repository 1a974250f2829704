import { Stripe } from 'stripe';
import type { Alert } from '../mail/alerts';

/** The setting that makes us refuse an event signed by Stripe. */
export type EventFault = 'thin' | 'shape' | 'mode' | 'account';

const ADVICE: Record<EventFault, string> = {
  thin: 'At Stripe, set the payload style of the event destination to Snapshot.',
  shape: `At Stripe, set the API version of the event destination to ${Stripe.API_VERSION}.`,
  mode: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be of test mode or both of live mode.',
  account: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be of one Stripe account.',
};

/** Creates one alert a day for each fault, however many events show it. */
export function createEventAlert(fault: EventFault, detail: string, at: Date): Alert {
  return {
    kind: 'webhook-event',
    cause: `${fault}-${at.toISOString().slice(0, 10)}`,
    text: `${detail}. ${ADVICE[fault]} Until then Stripe's events change no order; it sends each again for three days.`,
  };
}
