import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a file. Returns its module, and the absolute paths of the file and its imports. */
export async function runFile<Module>(file: string): Promise<{ module: Module; files: string[] }> {
  const options = { root: ROOT, configFile: false } as const;
  const { module, dependencies } = await runnerImport<Module>(file, options);
  return { module, files: [file, ...dependencies] };
}
