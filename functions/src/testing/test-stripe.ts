import { startStripe } from '@flexa/emulators/stripe';
import type { Action } from '@flexa/emulators/stripe/checkout';
import type { DisputeMove } from '@flexa/emulators/stripe/disputes';
import type { RefundMove } from '@flexa/emulators/stripe/refund-moves';
import type { Trouble } from '@flexa/emulators/stripe/troubles';
import { Stripe } from 'stripe';
import { parseConfig } from '../platform/config';
import { testEnvironment } from '../platform/test-environment';

// Doesn't import vitest, because the benches use it too.

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

    /** Presses a button of the pay page, with the typed fields. */
    act: (sessionId: string, action: Action, typed: Record<string, string> = {}) =>
      post(`/c/pay/${sessionId}`, { action, ...typed }),

    /** Refunds in the merchant's dashboard at Stripe, not through our API. */
    async refund(sessionId: string, amount?: number): Promise<void> {
      const charge = await findCharge(sessionId);
      await stripe.refunds.create({ charge, ...(amount !== undefined && { amount }) });
    },

    /** Opens a dispute, by default of the whole remaining amount. Returns its id. */
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

    /** Reports the payment of the session as fraud, as the card network does. */
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

    /** Returns a client whose key has only these permissions. */
    async restrictedTo(permissions: readonly string[]): Promise<Stripe> {
      const key = await restrictedKey(permissions);
      return new Stripe(key, { host, port, protocol: 'http' });
    },

    /** Returns all events of Stripe, oldest first. */
    async events(): Promise<Stripe.Event[]> {
      const events: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) events.push(event);
      return events.reverse();
    },
  };
}

export type TestStripe = Awaited<ReturnType<typeof startTestStripe>>;

/** Builds the request body of an event, with its signature. */
export function signEvent(event: Stripe.Event, at: Date, secret = WEBHOOK_SECRET) {
  const payload = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(at.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: Buffer.from(payload), header };
}

/** The steps of an order, and the expected end of it and its licence. */
export interface Story {
  steps: ((stripe: TestStripe, sessionId: string) => Promise<void>)[];
  /** State of the order, and the reason for its licence's revocation if it has one; null without a licence. */
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

/** Runs the work for every item, with up to `atOnce` in parallel. Returns the results in the order of the items. */
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
