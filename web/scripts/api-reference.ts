import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runFile } from './run-file.ts';

const NAME = 'virtual:api-reference';
const CONTRACTS = fileURLToPath(
  new URL('../../packages/contracts/src/openapi.ts', import.meta.url),
);
const REFERENCE = fileURLToPath(
  new URL('../src/features/content/document/api/reference.ts', import.meta.url),
);

interface Contracts {
  openApiDocument: () => unknown;
}
interface Reference {
  buildReference: (document: unknown) => unknown;
}

/**
 * Builds the API reference (features/content/document/api) as a module from the OpenAPI document, so that
 * pages load neither the operation table nor zod.
 */
export function apiReference(): Plugin {
  const id = `\0${NAME}`;
  return {
    name: 'flexa-api-reference',
    resolveId: (source) => (source === NAME ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const contracts = await runFile<Contracts>(CONTRACTS);
      const reference = await runFile<Reference>(REFERENCE);
      // Vite watches only this module, not its sources.
      for (const file of [...contracts.files, ...reference.files]) this.addWatchFile(file);
      const { openApiDocument } = contracts.module;
      return `export default ${JSON.stringify(reference.module.buildReference(openApiDocument()))};`;
    },
  };
}
