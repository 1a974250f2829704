import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { onTestFinished } from 'vitest';

export const readPort = (server: Server) => (server.address() as AddressInfo).port;

export async function listenLocally(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

/**
 * Serves a function as Cloud Functions does, through Google's functions framework, until the test ends.
 *
 * @returns its port on 127.0.0.1
 */
export async function serve(name: string, handler: unknown): Promise<number> {
  http(name, handler as HttpFunction);
  const server = await listenLocally(getTestServer(name));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return readPort(server);
}
