// Bundles the functions with the packages they import, because a cold start spends most of its time on finding and
// reading hundreds of small files. Each file of src/entries becomes a file that a function's process loads alone, and so
// does each dynamic import (mails, WebAuthn, nodemailer).
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context } from 'esbuild';

const watch = process.argv.includes('--watch');
const LIB = 'lib';
const INDEX = 'index.cjs';

/**
 * Returns the files of src/entries in the bundle with the functions that they export.
 *
 * @param {import('esbuild').Metafile} metafile
 */
function listEntries({ outputs }) {
  const built = Object.entries(outputs).filter(([, { entryPoint }]) =>
    entryPoint?.startsWith('src/entries/'),
  );
  return Object.fromEntries(built.map(([path, { exports }]) => [basename(path), exports]));
}

/**
 * Returns the file that a deployment, the emulators and each function load. A process that runs one function loads only
 * the entry that exports it; without FUNCTION_TARGET, as in a deployment, it lists all functions.
 *
 * @param {Record<string, string[]>} entries
 */
function buildIndex(entries) {
  const files = Object.entries(entries).flatMap(([file, names]) =>
    names.map((name) => [name, `./${file}`]),
  );
  return `const files = ${JSON.stringify(Object.fromEntries(files), null, 2)};
const target = process.env.FUNCTION_TARGET;
const names = Object.hasOwn(files, target) ? [target] : Object.keys(files);
for (const name of names) exports[name] = require(files[name])[name];
`;
}

/**
 * Writes what has changed and nothing else: an emulator that runs watches the file, and loses the calls
 * it is answering where the same bundle is written once more, by a second `npm start` or a test.
 *
 * @type {import('esbuild').Plugin}
 */
const writeChanged = {
  name: 'write-changed',
  setup({ onEnd }) {
    onEnd(async ({ outputFiles = [], metafile }) => {
      if (outputFiles.length === 0 || !metafile) return;
      await mkdir(LIB, { recursive: true });
      const entries = listEntries(metafile);
      // Entries and index come last, when the files that they load are there.
      /** @param {import('esbuild').OutputFile} file */
      const isEntry = ({ path }) => Object.hasOwn(entries, basename(path));
      const files = [
        ...outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b))),
        { path: join(LIB, INDEX), contents: Buffer.from(buildIndex(entries)) },
      ];
      for (const { path, contents } of files) {
        const before = await readFile(path).catch(() => null);
        if (before?.equals(contents)) continue;
        await writeFile(path, contents);
      }
      const names = files.map(({ path }) => basename(path));
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

/**
 * Replaces code of packages that a cold start would load for nothing. Each pattern has to match, so that a new version
 * of a package can't bring the code back unnoticed.
 *
 * @type {{ filter: RegExp, change: (code: string) => string }[]}
 */
const REPLACED = [
  {
    // Both load Google's clients for gRPC, which Firestore loads itself at its first call.
    filter: /[/\\]firebase-admin[/\\]lib[/\\]esm[/\\]firestore[/\\]index\.js$/,
    change: (code) => code.replace(/^export const (GrpcStatus|v1) = .*$/gm, ''),
  },
  {
    // The client for backups and indexes.
    filter: /[/\\]@google-cloud[/\\]firestore[/\\]build[/\\]src[/\\]v1[/\\]index\.js$/,
    change: (code) => code.replace(/^.*firestore_admin_client.*$/gm, ''),
  },
  // firebase-functions imports both for every HTTPS function, and uses them in callables only.
  {
    filter: /[/\\]firebase-admin[/\\]lib[/\\]esm[/\\]auth[/\\]index\.js$/,
    change: () => "export const getAuth = (app) => require('../../auth/index.js').getAuth(app);",
  },
  {
    filter: /[/\\]firebase-admin[/\\]lib[/\\]esm[/\\]app-check[/\\]index\.js$/,
    change: () =>
      "export const getAppCheck = (app) => require('../../app-check/index.js').getAppCheck(app);",
  },
  {
    // 300 kB for node-fetch, which prefers the URL of Node.
    filter: /[/\\]node_modules[/\\]whatwg-url[/\\]lib[/\\]public-api\.js$/,
    change: () => 'exports.URL = URL;',
  },
];

/** @type {import('esbuild').Plugin} */
const replaceCode = {
  name: 'replace-code',
  setup({ onLoad, onEnd }) {
    const used = new Set();
    for (const { filter, change } of REPLACED) {
      onLoad({ filter }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        const contents = change(code);
        if (contents !== code) used.add(filter);
        return { contents };
      });
    }
    onEnd(() => {
      const unused = REPLACED.filter(({ filter }) => !used.has(filter));
      return {
        errors: unused.map(({ filter }) => ({ text: `Nothing was replaced in ${filter}` })),
      };
    });
  },
};

/** Names that packages written for CommonJS expect in their scope. */
const COMMONJS = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

const build = await context({
  entryPoints: ['src/entries/*.ts'],
  entryNames: '[name]',
  metafile: true,
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
  plugins: [englishOnly, copyJson, replaceCode, writeChanged],
});

await build.rebuild();
if (watch) await build.watch();
else await build.dispose();
