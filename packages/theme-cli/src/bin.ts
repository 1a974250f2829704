import { type PublicKey } from '@flexa/license/core';
import { Failure, toFailure } from './failure';
import { requireLicence } from './licence';
import { loadValidator } from './microsoft';
import { run } from './run';

/** Defined by the build. */
declare const PUBLIC_KEYS: readonly PublicKey[];
declare const VERSION: string;

const args = process.argv.slice(2);
const [command, ...rest] = args;

// A reader such as head may close the pipe before the output ends.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

if (command === 'mcp' && !rest.includes('--help') && !rest.includes('-h')) {
  await startServer(rest);
} else {
  const { code, out, err } = await run(args, {
    cwd: process.cwd(),
    env: process.env,
    keys: PUBLIC_KEYS,
    validator: loadValidator,
    version: VERSION,
    print: (text) => process.stdout.write(`${text}\n`),
  });
  if (out !== '') process.stdout.write(`${out}\n`);
  if (err !== '') process.stderr.write(`${err}\n`);
  process.exitCode = code;
}

/** Loads the Model Context Protocol server only for its own command. */
async function startServer([folder = '.', ...more]: readonly string[]) {
  try {
    if (more.length > 0) throw new Failure(`mcp: takes one folder, ${more.length + 1} given`);
    requireLicence(process.env, PUBLIC_KEYS);
    const { serve } = await import('./mcp/serve');
    await serve(folder, VERSION, loadValidator);
  } catch (error) {
    const { message, code } = toFailure(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = code;
  }
}
