import { z } from 'zod';
import { named, type Call } from './call';
import { refused } from './errors';
import { read, text } from './fields';
import { newId } from './ids';
import { newestFirst, readList } from './lists';
import type { Charge, Dispute } from './objects';
import type { Cause, StripeAccount } from './account';

const ANSWER_WITHIN_S = 7 * 24 * 3600;

export function openDispute(account: StripeAccount, charge: Charge): Dispute {
  if (!charge.paid) throw refused({ message: `Charge ${charge.id} has not been paid.` });
  if (disputeOf(account, charge)) {
    throw refused({ message: `Charge ${charge.id} is disputed already.` });
  }
  const dispute = disputeFor(charge, account.now());
  account.state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute, null);
  return dispute;
}

export function disputeOf(account: StripeAccount, charge: Charge): Dispute | undefined {
  return [...account.state.disputes.values()].find((dispute) => dispute.charge === charge.id);
}

export function settleDispute(
  account: StripeAccount,
  dispute: Dispute,
  outcome: 'won' | 'lost',
  cause: Cause,
): void {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw refused({ message: 'This dispute is already closed.' });
  }
  dispute.status = outcome;
  dispute.is_charge_refundable = outcome === 'won';
  account.emit('charge.dispute.closed', dispute, cause);
}

export function retrieveDispute({ account, id, input }: Call): Dispute {
  read(z.strictObject({}), input);
  return named(account.state.disputes, 'dispute', id);
}

/** Closing is giving up: the dispute is lost. */
export function closeDispute({ account, id, input, cause }: Call): Dispute {
  read(z.strictObject({}), input);
  const dispute = named(account.state.disputes, 'dispute', id);
  settleDispute(account, dispute, 'lost', cause);
  return dispute;
}

const FILTERS = { charge: text().optional(), payment_intent: text().optional() };

export function listDisputes({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return newestFirst(
    '/v1/disputes',
    account.state.disputes.values(),
    params,
    (dispute) =>
      dispute.charge === (params.charge ?? dispute.charge) &&
      dispute.payment_intent === (params.payment_intent ?? dispute.payment_intent),
  );
}

function disputeFor(charge: Charge, created: number): Dispute {
  return {
    id: newId('dispute'),
    object: 'dispute',
    amount: charge.amount,
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
      due_by: created + ANSWER_WITHIN_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
