// Bundles the functions for deployment: our own code in lib/index.js, the mails in files that load when one is sent,
// installed packages left outside.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context } from 'esbuild';

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const installed = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

const watch = process.argv.includes('--watch');
const LIB = 'lib';

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
      if (outputFiles.length === 0) return;
      await mkdir(LIB, { recursive: true });
      // The index comes last, when the files that it loads are there.
      /** @param {import('esbuild').OutputFile} file */
      const isIndex = ({ path }) => basename(path) === 'index.js';
      const inOrder = outputFiles.toSorted((a, b) => Number(isIndex(a)) - Number(isIndex(b)));
      for (const { path, contents } of inOrder) {
        const before = await readFile(path).catch(() => null);
        if (before?.equals(contents)) continue;
        await writeFile(path, contents);
      }
      const names = outputFiles.map(({ path }) => basename(path));
      const stale = (await readdir(LIB)).filter((name) => !names.includes(name));
      await Promise.all(stale.map((name) => rm(join(LIB, name))));
    });
  },
};

const build = await context({
  entryPoints: ['src/index.ts'],
  outdir: LIB,
  bundle: true,
  splitting: true,
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
