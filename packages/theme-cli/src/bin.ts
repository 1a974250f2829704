import { type PublicKey } from '@flexa/license/core';
import { run } from './run';

/** Put in by the build. */
declare const PUBLIC_KEYS: readonly PublicKey[];

const { code, out, err } = run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  keys: PUBLIC_KEYS,
});
if (out !== '') process.stdout.write(`${out}\n`);
if (err !== '') process.stderr.write(`${err}\n`);
process.exitCode = code;
