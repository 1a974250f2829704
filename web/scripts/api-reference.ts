import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:api-reference';
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Contracts {
  openApiDocument: () => unknown;
}
interface Reference {
  referenceOf: (document: unknown) => unknown;
}

/**
 * The API reference (features/content/document/api) as a module, made from the OpenAPI document that the
 * API answers with: the pages carry what they show, and neither the operation table nor zod.
 */
export function apiReference(): Plugin {
  const id = `\0${NAME}`;
  return {
    name: 'flexa-api-reference',
    resolveId: (source) => (source === NAME ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const { openApiDocument } = await run<Contracts>('@flexa/contracts/openapi');
      const { referenceOf } = await run<Reference>(
        '/src/features/content/document/api/reference.ts',
      );
      return `export default ${JSON.stringify(referenceOf(openApiDocument()))};`;
    },
  };
}

async function run<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { root: ROOT, configFile: false });
  return module;
}
