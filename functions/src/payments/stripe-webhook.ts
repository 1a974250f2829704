import { onRequest, type HttpsFunction } from 'firebase-functions/v2/https';
import { getDeployOptions } from '../platform/functions';
import type { EventHandler } from './webhook';

/**
 * Creates the function that receives Stripe's events. It is a separate HTTPS function, because the
 * signature covers the raw body.
 *
 * @param makeHandler called at the first request, because nothing may be created while a module
 * loads.
 */
export function createStripeWebhook(makeHandler: () => EventHandler): HttpsFunction {
  let handle: EventHandler | undefined;
  return onRequest(
    {
      invoker: 'public',
      ...getDeployOptions('stripeWebhook'),
    },
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      if (request.method !== 'POST') {
        response.set('Allow', 'POST').status(405).json({ message: 'Stripe sends its events here' });
        return;
      }
      handle ??= makeHandler();
      const { status, body } = await handle(request.rawBody, request.get('Stripe-Signature'));
      response.status(status).json(body);
    },
  );
}
