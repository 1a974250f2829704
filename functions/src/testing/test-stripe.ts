import { startStripe } from '@flexa/emulators/stripe';
import type { Action } from '@flexa/emulators/stripe/checkout';
import type { DisputeMove } from '@flexa/emulators/stripe/disputes';
import type { RefundMove } from '@flexa/emulators/stripe/refund-moves';
import type { Trouble } from '@flexa/emulators/stripe/troubles';
import { Stripe } from 'stripe';
import { parseConfig } from '../platform/config';
import { testEnvironment } from '../platform/test-environment';

// Without vitest, so that a measurement uses it too.

const { portalUrl, stripe: keys } = parseConfig(testEnvironment('demo-any'));

/** Portal URL of a test's shop. */
export const PORTAL = portalUrl;
const WEBHOOK_SECRET = keys.webhookSecret;

/** Starts a Stripe, with functions for the actions of people and banks. */
export async function startTestStripe(clock: () => Date, webhookUrl: string | null = null) {
  const server = await startStripe({
    port: 0,
    webhookUrl,
    webhookSecret: WEBHOOK_SECRET,
    clock,
    retryDelays: [50, 50, 50],
  });
  const { hostname: host, port } = new URL(server.url);
  const stripe = new Stripe('sk_test_local', { host, port, protocol: 'http' });

  async function post<T = void>(path: string, body: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  async function findCharge(sessionId: string): Promise<string> {
    const session = await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent'],
    });
    const { latest_charge: charge } = session.payment_intent as Stripe.PaymentIntent;
    if (typeof charge !== 'string') throw new Error(`Session ${sessionId} has no charge`);
    return charge;
  }

  async function moveRefund(sessionId: string, to: RefundMove): Promise<void> {
    const { data } = await stripe.refunds.list({ charge: await findCharge(sessionId), limit: 1 });
    await post(`/_dev/refunds/${data[0]?.id}/move`, { to });
  }

  async function restrictedKey(permissions: readonly string[]): Promise<string> {
    const wanted = { permissions: permissions.join(',') };
    return (await post<{ key: string }>('/_dev/restricted-keys', wanted)).key;
  }

  return {
    url: server.url,
    stripe,
    close: () => server.close(),

    /** A button of the pay page, and what was typed there. */
    act: (sessionId: string, action: Action, typed: Record<string, string> = {}) =>
      post(`/c/pay/${sessionId}`, { action, ...typed }),

    /** In the merchant's dashboard at Stripe, not through our API. */
    async refund(sessionId: string, amount?: number): Promise<void> {
      const charge = await findCharge(sessionId);
      await stripe.refunds.create({ charge, ...(amount !== undefined && { amount }) });
    },

    /** The id of the dispute; of an amount where not all is disputed that still can be. */
    async dispute(
      sessionId: string,
      kind: 'dispute' | 'inquiry' = 'dispute',
      amount?: number,
    ): Promise<string> {
      const part = amount !== undefined && { amount: String(amount) };
      const path = `/_dev/dispute/${await findCharge(sessionId)}`;
      return (await post<Stripe.Dispute>(path, { kind, ...part })).id;
    },

    /** Moves a dispute on behalf of the bank; by default the newest. */
    async moveDispute(sessionId: string, to: DisputeMove, dispute?: string): Promise<void> {
      const which = dispute !== undefined && { dispute };
      await post(`/_dev/dispute/${await findCharge(sessionId)}/move`, { to, ...which });
    },

    /** The card network reports the payment of the session as fraud. */
    async warnOfFraud(sessionId: string): Promise<void> {
      await post(`/_dev/fraud-warning/${await findCharge(sessionId)}`);
    },

    /** Moves the last refund of the session. */
    moveRefund,

    moveRefundById: (id: string, to: RefundMove) => post(`/_dev/refunds/${id}/move`, { to }),

    /** Makes the last refund of the session fail. */
    failRefund: (sessionId: string) => moveRefund(sessionId, 'failed'),

    /** Sets whether Stripe Tax knows the seller's location. */
    taxOrigin: (known: boolean) => post('/_dev/tax-origin', { known: String(known) }),

    /**
     * Takes money off a customer's cash balance, as a return or an application to a payment does.
     */
    takeCash: (customer: string, amount: number, currency = 'usd') =>
      post(`/_dev/customers/${customer}/take-cash`, { amount: String(amount), currency }),

    /** Makes the next requests fail for a reason that is not theirs. */
    trouble: (kind: Trouble, times: number, path = '') =>
      post('/_dev/troubles', { kind, times: String(times), path }),

    restrictedKey,

    /** A client whose key may do that and nothing else. */
    async restrictedTo(permissions: readonly string[]): Promise<Stripe> {
      const key = await restrictedKey(permissions);
      return new Stripe(key, { host, port, protocol: 'http' });
    },

    /** Everything that Stripe has to tell, oldest first. */
    async events(): Promise<Stripe.Event[]> {
      const events: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) events.push(event);
      return events.reverse();
    },
  };
}

export type TestStripe = Awaited<ReturnType<typeof startTestStripe>>;

/** An event as it is sent: its text, and the signature over that text. */
export function signEvent(event: Stripe.Event, at: Date, secret = WEBHOOK_SECRET) {
  const payload = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(at.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), header };
}

/** The steps of an order, and the expected end of it and its licence. */
export interface Story {
  steps: ((stripe: TestStripe, sessionId: string) => Promise<void>)[];
  /** State of the order; the reason why its licence was taken back, null for none; null for no licence. */
  ends: [state: string, license: { revokedReason: string | null } | null];
}

const pay: Story['steps'][number] = (stripe, id) => stripe.act(id, 'pay');
const refund =
  (amount?: number): Story['steps'][number] =>
  (stripe, id) =>
    stripe.refund(id, amount);
const dispute: Story['steps'][number] = async (stripe, id) => void (await stripe.dispute(id));
const openInquiry: Story['steps'][number] = async (stripe, id) =>
  void (await stripe.dispute(id, 'inquiry'));
const close =
  (to: DisputeMove): Story['steps'][number] =>
  (stripe, id) =>
    stripe.moveDispute(id, to);
const failRefund: Story['steps'][number] = (stripe, id) => stripe.failRefund(id);
const expire: Story['steps'][number] = async ({ stripe }, id) => {
  await stripe.checkout.sessions.expire(id);
};

const active = { revokedReason: null };
const buildRevoked = (revokedReason: string) => ({ revokedReason });

/** Orders of 12,000 cents. */
export const STORIES: Record<string, Story> = {
  'is paid': { steps: [pay], ends: ['paid', active] },
  'is refunded': { steps: [pay, refund()], ends: ['refunded', buildRevoked('refunded')] },
  'is refunded in part': {
    steps: [pay, refund(1000), refund(500)],
    ends: ['partially-refunded', active],
  },
  'is refunded bit by bit': {
    steps: [pay, refund(3000), refund(4999), refund()],
    ends: ['refunded', buildRevoked('refunded')],
  },
  'is disputed': { steps: [pay, dispute], ends: ['disputed', buildRevoked('disputed')] },
  'is disputed and won': { steps: [pay, dispute, close('won')], ends: ['paid', active] },
  'is disputed and lost': {
    steps: [pay, dispute, close('lost')],
    ends: ['lost', buildRevoked('dispute lost')],
  },
  'is won, then refunded': {
    steps: [pay, dispute, close('won'), refund()],
    ends: ['refunded', buildRevoked('refunded')],
  },
  'is refunded in part, then lost': {
    steps: [pay, refund(100), dispute, close('lost')],
    ends: ['lost', buildRevoked('dispute lost')],
  },
  'is refunded in part, then won': {
    steps: [pay, refund(100), dispute, close('won')],
    ends: ['partially-refunded', active],
  },
  'is asked about': { steps: [pay, openInquiry], ends: ['paid', active] },
  'is asked about, then disputed': {
    steps: [pay, openInquiry, close('escalated')],
    ends: ['disputed', buildRevoked('disputed')],
  },
  'is asked about, then left alone': {
    steps: [pay, openInquiry, close('inquiry-closed')],
    ends: ['paid', active],
  },
  'is lost, then appealed': {
    steps: [pay, dispute, close('lost'), close('appealed')],
    ends: ['disputed', buildRevoked('disputed')],
  },
  'is lost, then won on appeal': {
    steps: [pay, dispute, close('lost'), close('appealed'), close('won')],
    ends: ['paid', active],
  },
  'is refunded, which fails': {
    steps: [pay, refund(), failRefund],
    ends: ['paid', active],
  },
  'is never paid': { steps: [expire], ends: ['expired', null] },
};

export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const held = result[i] as T;
    result[i] = result[j] as T;
    result[j] = held;
  }
  return result;
}

/** Does the work for every item, so many at once, and answers in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next;
        next += 1;
        results[index] = await work(items[index] as T);
      }
    }),
  );
  return results;
}
