import { z } from 'zod';
import { named, type Call } from './call';
import { known, read, text } from './fields';
import { newestFirst, readList } from './lists';
import type { Charge, PaymentIntent } from './objects';

export function retrievePaymentIntent({ world, id, input }: Call): PaymentIntent {
  read(z.strictObject({ ...known('client_secret') }), input);
  return named(world.state.paymentIntents, 'payment_intent', id, 'intent');
}

const INTENT_FILTERS = { customer: text().optional(), ...known('customer_account') };

export function listPaymentIntents({ world, input }: Call) {
  const params = readList(INTENT_FILTERS, input);
  return newestFirst(
    '/v1/payment_intents',
    world.state.paymentIntents.values(),
    params,
    ({ customer }) => customer === (params.customer ?? customer),
  );
}

export function retrieveCharge({ world, id, input }: Call): Charge {
  read(z.strictObject({}), input);
  return named(world.state.charges, 'charge', id);
}

const CHARGE_FILTERS = {
  customer: text().optional(),
  payment_intent: text().optional(),
  ...known('transfer_group'),
};

export function listCharges({ world, input }: Call) {
  const params = readList(CHARGE_FILTERS, input);
  return newestFirst(
    '/v1/charges',
    world.state.charges.values(),
    params,
    (charge) =>
      charge.customer === (params.customer ?? charge.customer) &&
      charge.payment_intent === (params.payment_intent ?? charge.payment_intent),
  );
}
