// Bundles the functions for deployment: our own code in one file, installed packages left outside.
import { context } from 'esbuild';

const watch = process.argv.includes('--watch');

const build = await context({
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});

await build.rebuild();
if (watch) await build.watch();
else await build.dispose();
