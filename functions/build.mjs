// Bundles the functions for deployment: our own code in one file, installed packages left outside.
import { readFile } from 'node:fs/promises';
import { context } from 'esbuild';

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const installed = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

const watch = process.argv.includes('--watch');

const build = await context({
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  external: installed,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});

await build.rebuild();
if (watch) await build.watch();
else await build.dispose();
