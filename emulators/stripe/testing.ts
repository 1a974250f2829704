import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripe, type StripeOptions } from './index';

export const WEBHOOK_SECRET = 'whsec_local';

/** Starts a local Stripe for one test, with Stripe's own client. */
export async function startStripeForTest(options: Partial<StripeOptions> = {}) {
  const server = await startStripe({
    port: 0,
    webhookUrl: null,
    webhookSecret: WEBHOOK_SECRET,
    retryDelays: [],
    ...options,
  });
  onTestFinished(() => server.close());
  return {
    url: server.url,
    stripe: createClient(server.url),
    exportState: () => server.exportState(),
  };
}

/** Starts a local Stripe on a clock that the test advances. */
export async function startStripeOnClock() {
  let now = new Date('2026-11-20T12:00:00.000Z');
  const local = await startStripeForTest({ clock: () => now });
  return {
    ...local,
    passDays(days: number): void {
      now = new Date(now.getTime() + days * 24 * 3600 * 1000);
    },
  };
}

export function createClient(url: string, key = 'sk_test_local') {
  const port = Number(new URL(url).port);
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
}

export const CHECKOUT = {
  mode: 'payment',
  line_items: [
    {
      price_data: { currency: 'usd', unit_amount: 3500, product_data: { name: 'Charts' } },
      quantity: 2,
    },
  ],
  success_url: 'https://shop.example/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/cancelled',
} satisfies Stripe.Checkout.SessionCreateParams;

interface PageAnswer {
  status: string;
  payment_status: string;
  redirect: string | null;
  error?: string;
}

export async function submitPayPage(
  url: string,
  session: string,
  action: string,
  more: object = {},
): Promise<PageAnswer> {
  const response = await fetch(`${url}/c/pay/${session}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, ...more }),
  });
  return (await response.json()) as PageAnswer;
}

export const INVOICED = {
  ...CHECKOUT,
  invoice_creation: { enabled: true },
} satisfies Stripe.Checkout.SessionCreateParams;

/** @param input input on the pay page, such as the number of one of Stripe's test cards */
export async function payCheckout(
  { url, stripe }: { url: string; stripe: Stripe },
  params: Stripe.Checkout.SessionCreateParams = CHECKOUT,
  input: { card?: string } = {},
) {
  const { id } = await stripe.checkout.sessions.create(params);
  await submitPayPage(url, id, 'pay', input);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
}

/** Lists the types of the events so far, oldest first. */
export async function listEventTypes(stripe: Stripe): Promise<string[]> {
  const events = await stripe.events.list({ limit: 100 });
  return events.data.map(({ type }) => type).reverse();
}
