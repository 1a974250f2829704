import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import type { Request } from 'firebase-functions/v2/https';
import { afterAll } from 'vitest';
import {
  CALLABLES,
  listCallable,
  type CallableName,
  type OperationName,
} from '@flexa/contracts/operations';
import * as functions from '../index';
import { testEnvironment } from '../platform/test-environment';
import { answerOf, requestOf, type Answer } from './answer';
import { project } from './http';

const projectId = String(project.options.projectId);
// The functions make their platform at the first call, from the environment.
Object.assign(process.env, testEnvironment(projectId), {
  FIREBASE_CONFIG: JSON.stringify({ projectId }),
});

type Server = ReturnType<typeof getTestServer>;

const servers = new Map<CallableName, Promise<Server>>();
afterAll(async () => {
  for (const server of await Promise.all(servers.values())) server.close();
});

/** A function as Cloud Functions serves it, by the framework that it runs there. */
function serve(name: CallableName): Promise<Server> {
  // The framework sets `rawBody` before it calls a function; its type leaves that open.
  http(name, (request, response) => functions[name](request as Request, response));
  const server = getTestServer(name).listen(0, '127.0.0.1');
  return new Promise((resolve) => server.once('listening', () => resolve(server)));
}

const CALLABLE_OF = new Map(
  CALLABLES.flatMap((callable) =>
    listCallable(callable).map(({ name }) => [name, callable] as const),
  ),
);

/** Calls an operation at its callable function with the protocol of the SDKs: {data} there, {result} or {error} back. */
export async function callOperation(
  operation: OperationName,
  input: unknown,
  token?: string,
): Promise<Answer> {
  const name = CALLABLE_OF.get(operation);
  if (!name) throw new Error(`No callable function serves ${operation}`);
  const serving = servers.get(name) ?? serve(name);
  servers.set(name, serving);
  const { port } = (await serving).address() as AddressInfo;
  const sending = { body: { data: { operation, input } }, ...(token !== undefined && { token }) };
  return answerOf(await fetch(`http://127.0.0.1:${port}/`, requestOf('POST', sending)));
}
