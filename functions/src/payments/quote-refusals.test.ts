import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { QuotesRefused, quoteRefusal } from './quote-refusals';

const { errors } = Stripe;
const invalid = (message: string, param?: string) =>
  new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
  });

test.each([
  ['the plan is missing', invalid('To use quotes, upgrade to Invoicing Plus.'), true],
  ['the key may not', new errors.StripePermissionError({ type: 'invalid_request_error' }), true],
  ['tax can’t be worked out', invalid('You can’t use automatic tax yet.'), false],
  ['a parameter of ours is wrong', invalid('Invalid integer', 'expires_at'), false],
  ['Stripe does not answer', new errors.StripeConnectionError({ type: 'api_error' }), false],
])('%s', (_what, error, isRefused) => {
  const told = quoteRefusal(error);
  if (isRefused) expect(told).toMatchObject({ cause: error });
  expect(told instanceof QuotesRefused).toBe(isRefused);
  if (!isRefused) expect(told).toBe(error);
});
