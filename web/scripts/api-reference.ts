import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:api-reference';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONTRACTS = fileURLToPath(
  new URL('../../packages/contracts/src/openapi.ts', import.meta.url),
);
const REFERENCE = `${ROOT}src/features/content/document/api/reference.ts`;

interface Contracts {
  openApiDocument: () => unknown;
}
interface Reference {
  referenceOf: (document: unknown) => unknown;
}

/**
 * The API reference (features/content/document/api) as a module, made from the OpenAPI document of the
 * operation table: the pages carry what they show, and neither the operation table nor zod.
 */
export function apiReference(): Plugin {
  const id = `\0${NAME}`;
  return {
    name: 'flexa-api-reference',
    resolveId: (source) => (source === NAME ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const contracts = await run<Contracts>(CONTRACTS);
      const reference = await run<Reference>(REFERENCE);
      // Vite knows only this module, not what made it.
      for (const file of [...contracts.files, ...reference.files]) this.addWatchFile(file);
      const { openApiDocument } = contracts.module;
      return `export default ${JSON.stringify(reference.module.referenceOf(openApiDocument()))};`;
    },
  };
}

/** Runs a file; its `files` are it and those it imports. */
async function run<Module>(file: string): Promise<{ module: Module; files: string[] }> {
  const options = { root: ROOT, configFile: false } as const;
  const { module, dependencies } = await runnerImport<Module>(file, options);
  return { module, files: [file, ...dependencies] };
}
