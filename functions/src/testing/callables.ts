import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll } from 'vitest';
import * as functions from '../index';
import { testEnvironment } from '../platform/test-environment';
import { answerOf, requestOf, type Answer } from './answer';
import { project } from './http';

const projectId = String(project.options.projectId);
// The functions make their platform at the first call, from the environment.
Object.assign(process.env, testEnvironment(projectId), {
  FIREBASE_CONFIG: JSON.stringify({ projectId }),
});

type Handler = Parameters<typeof http>[1];
type Server = ReturnType<typeof getTestServer>;

const servers = new Map<string, Promise<Server>>();
afterAll(async () => {
  for (const server of await Promise.all(servers.values())) server.close();
});

/** A function as Cloud Functions serves it, by the framework that it runs there. */
function serve(name: string): Promise<Server> {
  http(name, functions[name as keyof typeof functions] as unknown as Handler);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  return new Promise((resolve) => server.once('listening', () => resolve(server)));
}

/** Calls a callable function with the protocol of the SDKs: {data} there, {result} or {error} back. */
export async function callFunction(name: string, data: unknown, token?: string): Promise<Answer> {
  const serving = servers.get(name) ?? serve(name);
  servers.set(name, serving);
  const { port } = (await serving).address() as AddressInfo;
  const sending = { body: { data }, ...(token !== undefined && { token }) };
  return answerOf(await fetch(`http://127.0.0.1:${port}/`, requestOf('POST', sending)));
}
