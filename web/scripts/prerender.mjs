// Writes each public page as HTML beside the built files, so that a visitor reads it before any script
// has run. app.html is the page without content: for everything that is not prerendered.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const DIST = process.env.FLEXA_WEB_DIST ?? join(WEB, 'dist');
// Inside the workspace: the server's build finds its packages there.
const SERVER = join(WEB, `../.cache/prerender-${process.pid}`);
const ROOT = '<div id="root"></div>';

try {
  await build({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: SERVER, manifest: false, sourcemap: false },
  });
  const { paths, render } = await import(pathToFileURL(join(SERVER, 'prerender.js')).href);
  const shell = join(DIST, 'app.html');
  await copyFile(join(DIST, 'index.html'), shell);
  const template = (await readFile(shell, 'utf8')).replace(
    /\s*<(title|meta)\s+data-static[^>]*>([^<]*<\/title>)?/g,
    '',
  );
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);

  for (const path of paths) {
    const { head, body, at } = await render(path);
    const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    // Functions: what is put in may hold the $ that a replacement text gives a meaning to.
    const html = template
      .replace(
        '</head>',
        () => `${head.replace(/<(title|meta|link)/g, '<$1 data-prerendered=""')}</head>`,
      )
      .replace(ROOT, () => `<div id="root" data-path="${path}" data-at="${at}">${body}</div>`);
    await writeFile(file, html);
  }
  console.log(`${paths.length} pages prerendered`);
} finally {
  await rm(SERVER, { recursive: true, force: true });
}
