import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { composeHandlers, processServices } from '../compose';
import { getDeployOptions } from '../platform/functions';
import { getPlatform } from '../platform/platform';
import { createApp } from './app';

let listener: ReturnType<typeof getRequestListener> | undefined;

function makeApp() {
  const [platform, services] = [getPlatform(), processServices()];
  return createApp(platform, composeHandlers(platform, services));
}

/** All of /api/v1/**, reached same-origin through the Hosting rewrite. */
export const api = onRequest(
  {
    invoker: 'public',
    ...getDeployOptions('api'),
  },
  async (request, response) => {
    listener ??= getRequestListener(makeApp().fetch);
    await listener(request, response);
  },
);
