import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Operation } from '@flexa/contracts/operation';
import { runFile } from './run-file.ts';

const NAME = 'virtual:api-routes';
const OPERATIONS = fileURLToPath(
  new URL('../../packages/contracts/src/operations.ts', import.meta.url),
);

/**
 * Method, path and bot check of each operation as a module, made from the operation table: the
 * client carries these and neither schemas nor zod.
 */
export function apiRoutes(): Plugin {
  const id = `\0${NAME}`;
  return {
    name: 'flexa-api-routes',
    resolveId: (source) => (source === NAME ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const { module, files } = await runFile<{ operationList: readonly Operation[] }>(OPERATIONS);
      // Vite knows only this module, not what made it.
      for (const file of files) this.addWatchFile(file);
      const routes = module.operationList.map(({ name, method, path, botCheck }) => [
        name,
        { method, path, botCheck },
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(routes))};`;
    },
  };
}
