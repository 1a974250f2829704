import Stripe from 'stripe';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import { planIdOf, PLANS, type Plan } from '@flexa/contracts/plans';
import { booksOf, type Books } from './books';
import { expanded, idOf } from './expandable';
import type { Dispute, Join, Payment, Refund } from './progress';

interface RefundActor {
  uid: string;
  reason: string | null;
}

/** What Stripe says of a Checkout Session at one moment. */
export interface PaymentFacts {
  sessionId: string;
  /** Whose it is: client_reference_id, which a payment link or buy button carries too. */
  uid: string | null;
  /** Of the session's metadata. */
  plan: Plan | null;
  /** Of the session's metadata. */
  join?: Join | undefined;
  payment: Payment;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** Seats of each line. */
  lines: number[];
  paymentIntent: string | null;
  books: Books;
  refunds: Record<string, Refund>;
  /** The admins who made refunds here, by refund. */
  actors: Record<string, RefundActor>;
  disputes: Record<string, Dispute>;
  /** False while a dispute keeps Stripe from giving anything back. */
  refundable: boolean;
  createdAt: string;
  /** When the charge was made; null where nothing was paid. */
  paidAt: string | null;
}

/** Under which a refund that was made here names the admin. */
export const ACTOR = 'actor';
/** Under which it names the press that made it. */
export const REQUEST_ID = 'requestId';
/** Under which it says how many seats it takes back. */
export const SEATS = 'seats';

/** The most that one page of a list of Stripe's holds. */
const PAGE = 100;

/** Reads the truth from Stripe; undefined where there is no such session, or one of another kind. */
export async function readFacts(
  stripe: Stripe,
  sessionId: string,
): Promise<PaymentFacts | undefined> {
  const session = await retrieve(stripe, sessionId);
  if (session?.mode !== 'payment') return undefined;
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge ?? null);
  const [lines, refunds, disputes, promotionCode] = await Promise.all([
    complete(session.line_items, () =>
      stripe.checkout.sessions.listLineItems(sessionId, { limit: PAGE }),
    ),
    charge
      ? complete(charge.refunds, () => stripe.refunds.list({ charge: charge.id, limit: PAGE }))
      : [],
    // Stays true when the dispute is over.
    charge?.disputed ? all(stripe.disputes.list({ charge: charge.id, limit: PAGE })) : [],
    promotionCodeOf(stripe, session),
  ]);
  const uid = uidSchema.safeParse(session.client_reference_id);
  const payment = paymentOf(session, intent);
  return {
    sessionId,
    uid: uid.success ? uid.data : null,
    plan: PLANS.find((plan) => planIdOf(plan) === session.metadata?.['planId']) ?? null,
    join: joinOf(session.metadata),
    payment,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    lines: lines.map(({ quantity }) => quantity ?? 1).filter((seats) => seats > 0),
    paymentIntent: idOf(session.payment_intent),
    books: booksOf(session, charge, promotionCode),
    refunds: Object.fromEntries(refunds.map((refund) => [refund.id, refundOf(refund)])),
    actors: Object.fromEntries(refunds.flatMap(actorOf)),
    disputes: Object.fromEntries(disputes.map(({ id, status }) => [id, disputeOf(status)])),
    refundable: disputes.every(allowsRefund),
    createdAt: instantOf(session.created),
    // Where there was nothing to pay there is no charge.
    paidAt: payment === 'paid' ? instantOf(charge?.created ?? session.created) : null,
  };
}

async function retrieve(stripe: Stripe, sessionId: string) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, {
      expand: [
        'line_items',
        'invoice',
        'payment_intent.latest_charge.refunds',
        'payment_intent.latest_charge.balance_transaction',
      ],
    });
  } catch (error) {
    const isUnknown =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isUnknown) return undefined;
    throw error;
  }
}

/** As people write it. Asked for alone: most sessions have none, and a key may lack the permission. */
async function promotionCodeOf(
  stripe: Stripe,
  { discounts }: Stripe.Checkout.Session,
): Promise<string | null> {
  const id = idOf(discounts?.[0]?.promotion_code ?? null);
  return id === null ? null : (await stripe.promotionCodes.retrieve(id)).code;
}

function paymentOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Payment {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return hasFailed ? 'failed' : 'processing';
}

function joinOf(metadata: Stripe.Metadata | null): Join | undefined {
  const renews = licenseIdSchema.safeParse(metadata?.['renews']);
  if (renews.success) return { renews: renews.data };
  const endsAt = instantSchema.safeParse(metadata?.['endsAt']);
  if (endsAt.success) return { endsAt: endsAt.data };
  const upgrades = (metadata?.['upgrades'] ?? '').split(',').filter((id) => id !== '');
  const credit = Number(metadata?.['credit']);
  return upgrades.length > 0 && Number.isInteger(credit) ? { upgrades, credit } : undefined;
}

function refundOf({ amount, status, metadata }: Stripe.Refund): Refund {
  const requestId = metadata?.[REQUEST_ID];
  const failed = status === 'failed' || status === 'canceled';
  const seats = Number(metadata?.[SEATS]);
  return {
    ...{ amount, failed },
    ...(requestId !== undefined && { requestId }),
    ...(Number.isInteger(seats) && seats > 0 && { seats }),
  };
}

/** Of one that is won Stripe decides itself. */
function allowsRefund({ status, is_charge_refundable: allowed }: Stripe.Dispute): boolean {
  return allowed || disputeOf(status) === 'won';
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function actorOf({ id, metadata, reason }: Stripe.Refund): [id: string, actor: RefundActor][] {
  const actor = uidSchema.safeParse(metadata?.[ACTOR]);
  return actor.success ? [[id, { uid: actor.data, reason }]] : [];
}

/** What is under review after it was lost is an appeal, and open like any other dispute. */
function disputeOf(status: Stripe.Dispute['status']): Dispute {
  switch (status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    case 'lost':
      return 'lost';
    default:
      return 'open';
  }
}

/** A list that came with its owner holds ten at most. */
async function complete<T>(
  included: Stripe.ApiList<T> | null | undefined,
  list: () => AsyncIterable<T>,
): Promise<T[]> {
  return included && !included.has_more ? included.data : all(list());
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}
