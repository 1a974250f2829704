import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Operation } from '@flexa/contracts/operation';
import { runFile } from './run-file.ts';

const NAME = 'virtual:api-routes';
const OPERATIONS = fileURLToPath(
  new URL('../../packages/contracts/src/operations.ts', import.meta.url),
);

/** Operations for programs and monitoring, which the web app never calls: every byte counts on marketing pages. */
export const NEVER_CALLED: readonly string[] = ['health', 'verifyLicense', 'listSeats'];

/**
 * Builds a module with the part of each operation that the client needs, so that no page loads schemas
 * or zod.
 */
export function apiRoutes(): Plugin {
  const id = `\0${NAME}`;
  return {
    name: 'flexa-api-routes',
    resolveId: (source) => (source === NAME ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const { module, files } = await runFile<{ operationList: readonly Operation[] }>(OPERATIONS);
      // Vite watches only this module, not its sources.
      for (const file of files) this.addWatchFile(file);
      const called = module.operationList.filter(({ name }) => !NEVER_CALLED.includes(name));
      const routes = called.map((operation) => [operation.name, pickRoute(operation)]);
      return `export default ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  };
}

function pickRoute(operation: Operation) {
  const { method, path, botCheck, afterTimeout } = operation;
  const limits = [operation.limit ?? []].flat();
  // A browser that has signed in before has its own limits, so the call sends its device id.
  const namesDevice = limits.some((limit) => limit !== 'none' && limit.by === 'email-and-address');
  return { method, path, botCheck, afterTimeout, ...(namesDevice && { namesDevice }) };
}
