import { onRequest, type HttpsFunction } from 'firebase-functions/v2/https';
import { getDeployOptions } from '../platform/functions';
import type { EventHandler } from './webhook';

/**
 * Where Stripe sends its events. An HTTPS function of its own, since the signature is over the body
 * as it came.
 *
 * @param makeHandler called at the first request: nothing may be made while a module loads.
 */
export function stripeWebhookFunction(makeHandler: () => EventHandler): HttpsFunction {
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
