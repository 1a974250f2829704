import '../http/limit-all-bodies';
import { composePayments } from '../compose-payments';
import { createStripeWebhook } from '../payments/stripe-webhook';
import { getPlatform } from '../platform/platform';

export const stripeWebhook = createStripeWebhook(
  () => composePayments(getPlatform()).payments.handleEvent,
);
