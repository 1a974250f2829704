import type { Stripe } from 'stripe';
import { bookDispute } from './balance';
import { findPathObject, type Call } from './call';
import { createRefusal } from './errors';
import { text } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Charge, Dispute } from './objects';
import type { Cause, StripeAccount } from './account';

const EVIDENCE_PERIOD_S = 7 * 24 * 3600;

/** Final statuses, except that a lost dispute can be appealed. */
const CLOSED: readonly Dispute['status'][] = ['won', 'lost', 'warning_closed', 'prevented'];
/** Statuses in which the seller has the money. */
const WON_STATUSES: readonly Dispute['status'][] = ['won', 'warning_closed', 'prevented'];

/**
 * A bank's moves of a dispute, each with the statuses it can follow. An inquiry can become a
 * dispute, and a lost dispute can be appealed.
 */
const MOVES = {
  escalated: { status: 'needs_response', from: ['warning_needs_response', 'warning_under_review'] },
  answered: { status: 'under_review', from: ['needs_response'] },
  'inquiry-closed': {
    status: 'warning_closed',
    from: ['warning_needs_response', 'warning_under_review'],
  },
  appealed: { status: 'appeal_under_review', from: ['lost'] },
  won: { status: 'won', from: ['needs_response', 'under_review', 'appeal_under_review'] },
  lost: { status: 'lost', from: ['needs_response', 'under_review', 'appeal_under_review'] },
} as const satisfies Record<
  string,
  { status: Stripe.Dispute.Status; from: readonly Stripe.Dispute.Status[] }
>;
export type DisputeMove = keyof typeof MOVES;

export function isDisputeMove(move: string | undefined): move is DisputeMove {
  return move !== undefined && Object.hasOwn(MOVES, move);
}

/**
 * @param kind an inquiry takes no money, and its charge can still be refunded
 * @param part disputed amount, by default all that can still be disputed
 */
export function openDispute(
  account: StripeAccount,
  charge: Charge,
  kind: 'dispute' | 'inquiry' = 'dispute',
  part?: number,
): Dispute {
  if (!charge.paid) throw createRefusal({ message: `Charge ${charge.id} has not been paid.` });
  const disputable = charge.amount - sumDisputed(account, charge);
  const amount = part ?? disputable;
  if (disputable <= 0 || amount > disputable) {
    throw createRefusal({
      message: `Only ${disputable} of charge ${charge.id} can still be disputed.`,
    });
  }
  const dispute = buildDispute(charge, amount, account.now(), kind);
  account.state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute, null);
  if (kind === 'dispute') withdrawFunds(account, dispute, null);
  return dispute;
}

/** Sums up the disputed and lost amounts of a charge. */
function sumDisputed(account: StripeAccount, charge: Charge): number {
  return [...account.state.disputes.values()]
    .filter(({ charge: id, status }) => id === charge.id && !WON_STATUSES.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function findDispute(account: StripeAccount, charge: Charge): Dispute | undefined {
  return [...account.state.disputes.values()].findLast((dispute) => dispute.charge === charge.id);
}

export function moveDispute(
  account: StripeAccount,
  dispute: Dispute,
  move: DisputeMove,
  cause: Cause,
): void {
  const { status, from } = MOVES[move];
  if (!(from as readonly string[]).includes(dispute.status)) {
    throw createRefusal({ message: `A dispute that is ${dispute.status} can't become ${status}.` });
  }
  dispute.status = status;
  if (move === 'escalated') dispute.is_charge_refundable = false;
  if (move === 'won') dispute.is_charge_refundable = true;
  const isClosing = CLOSED.includes(status);
  account.emit(`charge.dispute.${isClosing ? 'closed' : 'updated'}`, dispute, cause);
  if (move === 'escalated') withdrawFunds(account, dispute, cause);
  if (move === 'won') {
    bookDispute(account, dispute, 1);
    account.emit('charge.dispute.funds_reinstated', dispute, cause);
  }
}

function withdrawFunds(account: StripeAccount, dispute: Dispute, cause: Cause): void {
  bookDispute(account, dispute, -1);
  account.emit('charge.dispute.funds_withdrawn', dispute, cause);
}

export function retrieveDispute({ account, id }: Call): Dispute {
  return findPathObject(account.state.disputes, 'dispute', id);
}

/** Closes a dispute, which accepts its loss. */
export function closeDispute({ account, id, cause }: Call): Dispute {
  const dispute = findPathObject(account.state.disputes, 'dispute', id);
  moveDispute(account, dispute, 'lost', cause);
  return dispute;
}

const FILTERS = { charge: text().optional(), payment_intent: text().optional() };

export function listDisputes({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/disputes',
    account.state.disputes.values(),
    params,
    (dispute) =>
      dispute.charge === (params.charge ?? dispute.charge) &&
      dispute.payment_intent === (params.payment_intent ?? dispute.payment_intent),
  );
}

function buildDispute(
  charge: Charge,
  amount: number,
  created: number,
  kind: 'dispute' | 'inquiry',
): Dispute {
  return {
    id: newId('dispute'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: created + EVIDENCE_PERIOD_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        network: 'visa',
        network_reason_code: '10.4',
        case_type: kind === 'inquiry' ? 'inquiry' : 'chargeback',
      },
      type: 'card',
    },
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  };
}
