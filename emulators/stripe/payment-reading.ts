import { findPathObject, type Call } from './call';
import { text } from './fields';
import { listNewestFirst, readList } from './lists';
import type { Charge, PaymentIntent } from './objects';

export function retrievePaymentIntent({ account, id }: Call): PaymentIntent {
  return findPathObject(account.state.paymentIntents, 'payment_intent', id, 'intent');
}

const INTENT_FILTERS = { customer: text().optional() };

export function listPaymentIntents({ account, input }: Call) {
  const params = readList(INTENT_FILTERS, input);
  return listNewestFirst(
    '/v1/payment_intents',
    account.state.paymentIntents.values(),
    params,
    ({ customer }) => customer === (params.customer ?? customer),
  );
}

export function retrieveCharge({ account, id }: Call): Charge {
  return findPathObject(account.state.charges, 'charge', id);
}

const CHARGE_FILTERS = {
  customer: text().optional(),
  payment_intent: text().optional(),
};

export function listCharges({ account, input }: Call) {
  const params = readList(CHARGE_FILTERS, input);
  return listNewestFirst(
    '/v1/charges',
    account.state.charges.values(),
    params,
    (charge) =>
      charge.customer === (params.customer ?? charge.customer) &&
      charge.payment_intent === (params.payment_intent ?? charge.payment_intent),
  );
}
