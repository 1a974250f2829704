import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listOfflineFiles } from './offline-files.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Files of the studio's page whose addresses don't change with their contents. */
const NAMED = {
  '/flexa-theme': 'flexa-theme.html',
  '/favicon.svg': 'favicon.svg',
  '/fonts/inter-latin.woff2': 'fonts/inter-latin.woff2',
  '/fonts/inter-latin-ext.woff2': 'fonts/inter-latin-ext.woff2',
};

/** Writes sw.js into the build: src/service-worker.ts with the list of files to cache. */
export async function writeServiceWorker(manifest, dist) {
  const sources = new Map();
  for (const { file } of Object.values(manifest)) sources.set(file, await readSources(dist, file));
  const hashed = listOfflineFiles(manifest, (file) => sources.get(file) ?? []);
  const named = await Promise.all(
    Object.entries(NAMED).map(async ([url, file]) => {
      const text = await readFile(join(dist, file));
      return { url, revision: createHash('sha256').update(text).digest('hex').slice(0, 16) };
    }),
  );
  const page = await readFile(join(dist, NAMED['/flexa-theme']), 'utf8');
  const firstPaint = /\/first-paint\.js\?v=\w+/.exec(page)?.[0];
  if (!firstPaint) throw new Error('The studio’s page has no versioned first-paint.js');
  const files = [
    ...named,
    ...[firstPaint, ...hashed.map((file) => `/${file}`)].map((url) => ({ url, revision: null })),
  ];
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    define: { OFFLINE_FILES: JSON.stringify(files) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(WEB, 'src/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

async function readSources(dist, file) {
  const map = join(dist, `${file}.map`);
  return existsSync(map) ? JSON.parse(await readFile(map, 'utf8')).sources : [];
}
