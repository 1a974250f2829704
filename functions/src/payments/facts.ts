import type Stripe from 'stripe';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import type { DisputeState } from '@flexa/contracts/order-details';
import type { OrderKind } from '@flexa/contracts/orders';
import { buildPlanId, PLANS, type Plan } from '@flexa/contracts/plans';
import { readBooks, readTaxId, type Books } from './books';
import {
  ACTOR,
  readCreditNotes,
  REASON,
  REQUEST_ID,
  SEATS,
  type CreditFacts,
} from './credit-notes';
import { readExpanded, readId } from './expandable';
import { ignoreMissing } from './missing';
import { listDisputeMovements, listRefundMovements, type Movement } from './movements';
import type { Join, Part, Payment, Refund } from './progress';
import { readTaxIdStatus } from './tax-ids';

interface RefundActor {
  uid: string;
  reason: string | null;
}

/** The evidence of a dispute, which an operator sends in Stripe's dashboard. */
export interface DisputeFile {
  /** Null for a dispute that takes no evidence. */
  dueAt: string | null;
  url: string;
}

/** Stripe's data about a Checkout Session, an invoice or a payment without either, at one moment. */
export interface PaymentFacts {
  kind: OrderKind;
  /** Id of the session, the invoice or the payment. */
  sessionId: string;
  /** The `client_reference_id` of the session, which a payment link or buy button carries too. */
  uid: string | null;
  /** Read from its metadata. */
  plan: Plan | null;
  /** Read from its metadata. */
  join?: Join | undefined;
  payment: Payment;
  /** Amount that bank transfers have brought so far, for an open invoice or a Checkout that waits for the rest. */
  received?: number | undefined;
  /** True for a Checkout that waits for a bank transfer, which the buyer may never send. */
  awaitsTransfer?: boolean | undefined;
  /** Charge of a failed bank debit, for an open invoice. */
  failedDebit?: string | undefined;
  /** Credit notes cover the whole invoice. */
  isCredited?: boolean | undefined;
  /** A credit note reduced the invoice after a part of it was paid. */
  isCreditedAfterPart?: boolean | undefined;
  /** In the currency's smallest unit, less what credit notes took before the payment. */
  amount: number;
  currency: string;
  /** Seats of each line. */
  lines: number[];
  paymentIntent: string | null;
  /** Payments of an invoice that was paid in parts. */
  parts?: Part[] | undefined;
  books: Books;
  refunds: Record<string, Refund>;
  /** The admins who made refunds here, by refund. */
  actors: Record<string, RefundActor>;
  disputes: Record<string, DisputeState>;
  /** Deadline and dashboard page of each dispute and inquiry. */
  disputeFiles: Record<string, DisputeFile>;
  /** Amount taken by lost disputes, each of which may concern a part. */
  takenBack: number;
  movements: Movement[];
  /** False while a dispute keeps Stripe from making refunds. */
  refundable: boolean;
  createdAt: string;
  /**
   * Time at which the money was confirmed, which for a bank debit is days after the request; null if nothing was
   * paid.
   */
  paidAt: string | null;
}

/** Maximum number of entries on one page of a Stripe list. */
const PAGE = 100;

/** Reads a Checkout Session; undefined if Stripe has no such session, or if it isn't for a payment. */
export async function readSessionFacts(
  stripe: Stripe,
  sessionId: string,
): Promise<PaymentFacts | undefined> {
  const session = await retrieve(stripe, sessionId);
  if (session?.mode !== 'payment') return undefined;
  const intent = readExpanded(session.payment_intent);
  const charge = readExpanded(intent?.latest_charge ?? null);
  const notes = await readCreditNotes(stripe, readExpanded(session.invoice));
  const [lines, ofCharge, promotionCode, taxIdStatus] = await Promise.all([
    complete(session.line_items, () =>
      stripe.checkout.sessions.listLineItems(sessionId, { limit: PAGE }),
    ),
    chargeFacts(stripe, charge, notes),
    readPromotionCode(stripe, session),
    readTaxIdStatus(stripe, readId(session.customer), readTaxId(session)),
  ]);
  const uid = uidSchema.safeParse(session.client_reference_id);
  const payment = readPayment(session, intent);
  return {
    kind: 'checkout',
    sessionId,
    uid: uid.success ? uid.data : null,
    plan: parsePlan(session.metadata),
    join: parseJoin(session.metadata),
    payment,
    received: payment === 'processing' ? computeTransferred(intent) : undefined,
    awaitsTransfer: payment === 'processing' ? computeTransferred(intent) !== undefined : undefined,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    lines: lines.map(({ quantity }) => quantity ?? 1).filter((seats) => seats > 0),
    paymentIntent: readId(session.payment_intent),
    books: readBooks(session, charge, { promotionCode, taxIdStatus }),
    ...ofCharge,
    createdAt: toInstant(session.created),
    paidAt: payment === 'paid' ? toInstant(findConfirmationTime(session, charge)) : null,
  };
}

/**
 * Returns the time of payment, in seconds. Without an invoice, as for a payment link, it is the
 * time of the booking.
 */
function findConfirmationTime(
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | null,
): number {
  const paid = readExpanded(session.invoice)?.status_transitions.paid_at;
  const bookedAt = readExpanded(charge?.balance_transaction ?? null)?.created;
  return paid ?? bookedAt ?? charge?.created ?? session.created;
}

function retrieve(stripe: Stripe, sessionId: string) {
  return ignoreMissing(
    stripe.checkout.sessions.retrieve(sessionId, {
      expand: [
        'line_items',
        'invoice',
        'payment_intent.latest_charge.refunds',
        'payment_intent.latest_charge.balance_transaction',
      ],
    }),
  );
}

/** Balance transactions of a refund and of its failure. */
const BOOKED = ['data.balance_transaction', 'data.failure_balance_transaction'];

const hasRefunds = ({ refunds }: Stripe.Charge) => !refunds || refunds.data.length > 0;

type ChargeFacts = Pick<
  PaymentFacts,
  'refunds' | 'actors' | 'disputes' | 'disputeFiles' | 'takenBack' | 'movements' | 'refundable'
>;

/**
 * Reads the refunds and disputes of a charge.
 *
 * @param notes credit notes of its invoice, which made some of the refunds.
 */
export async function chargeFacts(
  stripe: Stripe,
  charge: Stripe.Charge | null,
  notes?: CreditFacts,
): Promise<ChargeFacts> {
  const [refunds, disputes] = await Promise.all([
    charge && hasRefunds(charge)
      ? collectAll(stripe.refunds.list({ charge: charge.id, limit: PAGE, expand: [...BOOKED] }))
      : [],
    // Stays true after the dispute has ended.
    charge?.disputed ? collectAll(stripe.disputes.list({ charge: charge.id, limit: PAGE })) : [],
  ]);
  const refundFacts = refunds.map((refund) => ({
    ...refund,
    metadata: { ...notes?.metadata.get(refund.id), ...refund.metadata },
  }));
  return {
    refunds: {
      ...Object.fromEntries(
        refundFacts.map((refund) => [
          refund.id,
          {
            ...readRefund(refund),
            ...(notes?.metadata.has(refund.id) && { hasNote: true as const }),
          },
        ]),
      ),
      ...notes?.refunds,
    },
    actors: { ...Object.fromEntries(refundFacts.flatMap(readActor)), ...notes?.actors },
    disputes: Object.fromEntries(disputes.map(({ id, status }) => [id, toDisputeState(status)])),
    disputeFiles: Object.fromEntries(
      disputes.map((dispute) => [dispute.id, readDisputeFile(dispute)]),
    ),
    takenBack: charge ? sumLostDisputes(charge, disputes) : 0,
    movements: [
      ...refunds.flatMap(listRefundMovements),
      ...(notes?.movements ?? []),
      ...(charge ? disputes.flatMap((dispute) => listDisputeMovements(dispute, charge)) : []),
    ],
    refundable: disputes.every(allowsRefund),
  };
}

export function parsePlan(metadata: Stripe.Metadata | null): Plan | null {
  return PLANS.find((plan) => buildPlanId(plan) === metadata?.['planId']) ?? null;
}

/**
 * Returns the code as people write it. Fetched separately, because most sessions have none and a key may lack the
 * permission.
 */
async function readPromotionCode(
  stripe: Stripe,
  { discounts }: Stripe.Checkout.Session,
): Promise<string | null> {
  const id = readId(discounts?.[0]?.promotion_code ?? null);
  return id === null ? null : (await stripe.promotionCodes.retrieve(id)).code;
}

function readPayment(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Payment {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return hasFailed ? 'failed' : 'processing';
}

/** Returns the amount that has arrived of an awaited bank transfer; undefined for any other payment. */
export function computeTransferred(intent: Stripe.PaymentIntent | null): number | undefined {
  const { amount_remaining: rest = null } =
    intent?.next_action?.display_bank_transfer_instructions ?? {};
  return intent?.status === 'requires_action' && rest !== null ? intent.amount - rest : undefined;
}

export function parseJoin(metadata: Stripe.Metadata | null): Join | undefined {
  const renews = licenseIdSchema.safeParse(metadata?.['renews']);
  if (renews.success) return { renews: renews.data };
  const endsAt = instantSchema.safeParse(metadata?.['endsAt']);
  if (endsAt.success) return { endsAt: endsAt.data };
  const upgrades = (metadata?.['upgrades'] ?? '').split(',').filter((id) => id !== '');
  const credit = Number(metadata?.['credit']);
  return upgrades.length > 0 && Number.isInteger(credit) ? { upgrades, credit } : undefined;
}

/** Returns the part of a refund that an order keeps. */
export function readRefund({ amount, status, metadata }: Stripe.Refund): Refund {
  const requestId = metadata?.[REQUEST_ID];
  const failed = status === 'failed' || status === 'canceled';
  const seats = Number(metadata?.[SEATS]);
  return {
    amount,
    failed,
    ...(status === 'canceled' && { cancelled: true as const }),
    ...(requestId !== undefined && { requestId }),
    ...(Number.isInteger(seats) && seats > 0 && { seats }),
    ...(status === 'pending' && { waitsFor: 'bank' as const }),
    ...(status === 'requires_action' && { waitsFor: 'buyer' as const }),
  };
}

function readDisputeFile({
  id,
  livemode,
  evidence_details: evidence,
}: Stripe.Dispute): DisputeFile {
  return {
    dueAt: evidence.due_by ? toInstant(evidence.due_by) : null,
    url: buildDashboardUrl(`disputes/${id}`, livemode),
  };
}

export function buildDashboardUrl(path: string, livemode: boolean): string {
  return `https://dashboard.stripe.com/${livemode ? '' : 'test/'}${path}`;
}

/**
 * Sums up lost disputes. A dispute in another currency counts as the whole payment, because its
 * amount can't be compared.
 */
function sumLostDisputes(
  { amount: all, currency }: Stripe.Charge,
  disputes: Stripe.Dispute[],
): number {
  return disputes
    .filter(({ status }) => toDisputeState(status) === 'lost')
    .reduce((sum, dispute) => sum + (dispute.currency === currency ? dispute.amount : all), 0);
}

/**
 * Tells whether a dispute still allows a refund. A won one does, even if Stripe says otherwise for
 * now.
 */
function allowsRefund({ status, is_charge_refundable: allowed }: Stripe.Dispute): boolean {
  return allowed || toDisputeState(status) === 'won';
}

export function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function readActor({ id, metadata, reason }: Stripe.Refund): [id: string, actor: RefundActor][] {
  const actor = uidSchema.safeParse(metadata?.[ACTOR]);
  const why = metadata?.[REASON] ?? reason;
  return actor.success ? [[id, { uid: actor.data, reason: why }]] : [];
}

/** A review after a lost dispute is an appeal, and open like any other dispute. */
function toDisputeState(status: Stripe.Dispute['status']): DisputeState {
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

/** Completes a list included in its owner, which holds ten entries at most. */
async function complete<T>(
  included: Stripe.ApiList<T> | null | undefined,
  list: () => AsyncIterable<T>,
): Promise<T[]> {
  return included && !included.has_more ? included.data : collectAll(list());
}

async function collectAll<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}
