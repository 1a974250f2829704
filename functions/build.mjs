// Bundles the functions with the packages they import, because a cold start spends most of its time on finding and
// reading hundreds of small files. Each dynamic import (mails, WebAuthn, nodemailer) becomes a file of its own.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context } from 'esbuild';

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

/**
 * Keeps zod's English messages only. Its entry exports the messages of all languages, which no bundler can drop.
 *
 * @type {import('esbuild').Plugin}
 */
const englishOnly = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/**
 * Leaves the JSON files of packages beside the bundle. Most are read late or never, and as part of the code each
 * megabyte (Firestore's and gax's protocols) would be parsed at every start.
 *
 * @type {import('esbuild').Plugin}
 */
const copyJson = {
  name: 'copy-json',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]node_modules[/\\].*\.json$/ }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'copy',
    }));
  },
};

/** Names that packages written for CommonJS expect in their scope. */
const COMMONJS = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

const build = await context({
  entryPoints: ['src/index.ts'],
  outdir: LIB,
  bundle: true,
  splitting: true,
  // Google's buildpack starts it, not our code.
  external: ['@google-cloud/functions-framework'],
  banner: { js: COMMONJS },
  // Names stay, for the stack traces in the log.
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  write: false,
  plugins: [englishOnly, copyJson, writeChanged],
});

await build.rebuild();
if (watch) await build.watch();
else await build.dispose();
