// Builds what is published: dist/ with one file of JavaScript that needs nothing else installed.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

/** JSON as /api/v1/licenses/keys answers it. Without it the build asks for no licence. */
const { keys } = JSON.parse(process.env.FLEXA_LICENSE_KEY_SET ?? '{"keys":[]}');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await build({
  entryPoints: [join(root, 'src/bin.ts')],
  outfile: join(dist, 'flexa-theme.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  legalComments: 'eof',
  banner: { js: '#!/usr/bin/env node' },
  define: {
    PUBLIC_KEYS: JSON.stringify(keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }))),
  },
});
chmodSync(join(dist, 'flexa-theme.mjs'), 0o755);

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { private: _private, scripts: _scripts, devDependencies: _tools, ...published } = source;
const manifest = {
  ...published,
  engines: { node: '>=20.19' },
  bin: { 'flexa-theme': 'flexa-theme.mjs' },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(root, 'README.md'), join(dist, 'README.md'));
cpSync(join(root, '..', '..', 'LICENSE'), join(dist, 'LICENSE'));
