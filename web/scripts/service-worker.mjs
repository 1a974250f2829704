import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { offlineFiles } from './offline-files.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** What the studio's page asks for beside hashed files, and where it lies. */
const NAMED = {
  '/flexa-theme': 'flexa-theme.html',
  '/first-paint.js': 'first-paint.js',
  '/favicon.svg': 'favicon.svg',
  '/fonts/inter-latin.woff2': 'fonts/inter-latin.woff2',
  '/fonts/inter-latin-ext.woff2': 'fonts/inter-latin-ext.woff2',
};

/** Writes sw.js beside the built files: src/service-worker.ts with the list of what it keeps. */
export async function writeServiceWorker(manifest, dist) {
  const sources = new Map();
  for (const { file } of Object.values(manifest)) sources.set(file, await sourcesOf(dist, file));
  const hashed = offlineFiles(manifest, (file) => sources.get(file) ?? []);
  const named = await Promise.all(
    Object.entries(NAMED).map(async ([url, file]) => {
      const text = await readFile(join(dist, file));
      return { url, revision: createHash('sha256').update(text).digest('hex').slice(0, 16) };
    }),
  );
  const files = [...named, ...hashed.map((file) => ({ url: `/${file}`, revision: null }))];
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

async function sourcesOf(dist, file) {
  const map = join(dist, `${file}.map`);
  return existsSync(map) ? JSON.parse(await readFile(map, 'utf8')).sources : [];
}
