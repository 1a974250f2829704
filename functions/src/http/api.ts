import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { composeHandlers, processServices } from '../compose';
import { API } from '../platform/capacity';
import { REGION } from '../platform/config';
import { getPlatform } from '../platform/platform';
import { secretsOf } from '../platform/secrets';
import { serviceAccountOf } from '../platform/service-accounts';
import { createApp } from './app';

let listener: ReturnType<typeof getRequestListener> | undefined;

function makeApp() {
  const [platform, services] = [getPlatform(), processServices()];
  return createApp(platform, composeHandlers(platform, services));
}

/** All of /api/v1/**, reached same-origin through the Hosting rewrite. */
export const api = onRequest(
  {
    region: REGION,
    invoker: 'public',
    secrets: secretsOf('api'),
    serviceAccount: serviceAccountOf('api'),
    ...API,
  },
  async (request, response) => {
    listener ??= getRequestListener(makeApp().fetch);
    await listener(request, response);
  },
);
