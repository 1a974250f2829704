// Builds the published package: dist/ with JavaScript that needs nothing else installed. The server for assistants is a
// file of its own, which the other commands do not load.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** JSON as /api/v1/licenses/keys answers it. Without it the build asks for no licence. */
const { keys } = JSON.parse(process.env.FLEXA_LICENSE_KEY_SET ?? '{"keys":[]}');

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await build({
  entryPoints: { 'flexa-theme': join(root, 'src/bin.ts') },
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  chunkNames: '[name]-[hash]',
  bundle: true,
  // Optional: loaded only where it is installed.
  external: ['@microsoft/powerbi-report-authoring-cli'],
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  legalComments: 'eof',
  banner: { js: '#!/usr/bin/env node' },
  define: {
    VERSION: JSON.stringify(source.version),
    PUBLIC_KEYS: JSON.stringify(keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }))),
  },
});
chmodSync(join(dist, 'flexa-theme.mjs'), 0o755);

const { private: _private, scripts: _scripts, devDependencies: _tools, ...published } = source;
const manifest = {
  ...published,
  engines: { node: '>=20.19' },
  bin: { 'flexa-theme': 'flexa-theme.mjs' },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(root, 'README.md'), join(dist, 'README.md'));
cpSync(join(root, '..', '..', 'LICENSE'), join(dist, 'LICENSE'));
cpSync(join(root, 'action'), join(dist, 'action'), { recursive: true });
cpSync(join(root, 'azure'), join(dist, 'azure'), { recursive: true });
cpSync(join(root, 'skill'), join(dist, 'skill'), { recursive: true });
