import { findPathObject, type Call } from './call';
import { createRefusal } from './errors';
import { text } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Charge, FraudWarning } from './objects';
import type { StripeAccount } from './account';

/** Reports a card payment as fraud, as its network does hours or days after the payment. */
export function warnOfFraud(account: StripeAccount, charge: Charge): FraudWarning {
  if (!charge.paid || charge.payment_method_details?.type !== 'card') {
    throw createRefusal({ message: `Charge ${charge.id} is not a paid card payment.` });
  }
  const warning: FraudWarning = {
    id: newId('fraudWarning'),
    object: 'radar.early_fraud_warning',
    // Stripe: neither disputed nor refunded in full.
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: account.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
  account.state.fraudWarnings.set(warning.id, warning);
  account.emit('radar.early_fraud_warning.created', warning, null);
  return warning;
}

export function retrieveFraudWarning({ account, id }: Call): FraudWarning {
  return findPathObject(account.state.fraudWarnings, 'radar.early_fraud_warning', id);
}

const FILTERS = { charge: text().optional(), payment_intent: text().optional() };

export function listFraudWarnings({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/radar/early_fraud_warnings',
    account.state.fraudWarnings.values(),
    params,
    (warning) =>
      warning.charge === (params.charge ?? warning.charge) &&
      warning.payment_intent === (params.payment_intent ?? warning.payment_intent),
  );
}
