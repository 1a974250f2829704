// Builds what is published: dist/, or the folder that is named, with JavaScript, types, README and a
// package.json of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Largest size of the licence check in a visual, in bytes of gzip, including noble. */
const SIZE_MAX = 10_000;

const root = join(import.meta.dirname, '..');
const dist = resolve(root, process.argv[2] ?? 'dist');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [tsc, '-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', dist],
  { cwd: root, stdio: 'inherit' },
);
// One file for each entry and their common part: webpack, as Microsoft's tool calls it, wraps every module in a function
// and never joins modules.
await build({
  entryPoints: ['index', 'core', 'issue', 'flexa/index'].map((entry) =>
    join(root, 'src', `${entry}.ts`),
  ),
  outbase: join(root, 'src'),
  outdir: dist,
  chunkNames: 'shared-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  target: 'es2020',
});

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { private: _private, scripts: _scripts, devDependencies: _tools, ...published } = source;
const buildEntry = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
const manifest = {
  ...published,
  // Resolvers that know no `exports` read these two.
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': buildEntry('index'),
    './core': buildEntry('core'),
    './issue': buildEntry('issue'),
    './flexa': buildEntry('flexa/index'),
  },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(root, 'README.md'), join(dist, 'README.md'));
cpSync(join(root, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
cpSync(join(root, '..', '..', 'LICENSE'), join(dist, 'LICENSE'));

const bundle = await build({
  entryPoints: [join(dist, 'index.js')],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2020',
  // Bundlers put the notices of licences into a file of their own.
  legalComments: 'none',
  logOverride: { 'ignored-bare-import': 'silent' },
  write: false,
});
const size = gzipSync(bundle.outputFiles[0].contents).length;
console.log(`@flexa/license ${source.version}: ${size} bytes gzip of ${SIZE_MAX}`);
if (size > SIZE_MAX) throw new Error(`${size} bytes gzip are more than ${SIZE_MAX}`);
