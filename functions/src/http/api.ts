import { getRequestListener } from '@hono/node-server';
import { onRequest } from 'firebase-functions/v2/https';
import { composeHandlers } from '../compose';
import { REGION } from '../platform/config';
import { getPlatform } from '../platform/platform';
import { createApp } from './app';

let listener: ReturnType<typeof getRequestListener> | undefined;

/** All of /api/v1/**, reached same-origin through the Hosting rewrite. */
export const api = onRequest({ region: REGION, invoker: 'public' }, async (request, response) => {
  listener ??= getRequestListener(createApp(getPlatform(), composeHandlers(getPlatform())).fetch, {
    overrideGlobalObjects: false,
  });
  await listener(request, response);
});
