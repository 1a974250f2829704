// Bundles the functions for deployment: our own code in one file, installed packages left outside.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { context } from 'esbuild';

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const installed = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

const watch = process.argv.includes('--watch');

/**
 * Writes what has changed and nothing else: an emulator that runs watches the file, and loses the calls
 * it is answering where the same bundle is written once more, by a second `npm start` or a test.
 *
 * @type {import('esbuild').Plugin}
 */
const writeChanged = {
  name: 'write-changed',
  setup({ onEnd }) {
    onEnd(async ({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) {
        const before = await readFile(path).catch(() => null);
        if (before?.equals(contents)) continue;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, contents);
      }
    });
  },
};

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
  write: false,
  plugins: [writeChanged],
});

await build.rebuild();
if (watch) await build.watch();
else await build.dispose();
