// Writes each public page as HTML into the build, so that visitors can read it before any script runs.
// app.html is the page without content, for everything that is not prerendered.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inlineColours, readColours } from './colours.mjs';
import { findEmptySections } from './empty-sections.mjs';
import { drawPictures } from './og.mjs';
import { readPageFacts } from './page-facts.mjs';
import { listPageFiles } from './page-files.mjs';
import { makePictures } from './pictures.mjs';
import { writeServiceWorker } from './service-worker.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const DIST = process.env.FLEXA_WEB_DIST || join(WEB, 'dist');
// Inside web/, where the server's build finds its packages.
const SERVER = join(WEB, `node_modules/.cache/prerender-${process.pid}`);
const ROOT = '<div id="root"></div>';
/** Modules that a page shows right after it starts. Preloading them saves slow phones a second wait. */
const SHOWN_AT_ONCE = { 'flexa-theme': ['src/features/theme-studio/workspace/live-report.tsx'] };

try {
  await build({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: SERVER, manifest: false, sourcemap: false },
  });
  const site = await import(pathToFileURL(join(SERVER, 'prerender.js')).href);
  const shell = join(DIST, 'app.html');
  await copyFile(join(DIST, 'index.html'), shell);
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
  const template = removeFacts(await readFile(shell, 'utf8'));

  const pages = [];
  const pictures = [];
  for (const document of site.documents) {
    const { path, file, page } = document;
    const { head, body, at } = await site.render(document);
    const empty = findEmptySections(body);
    if (empty.length > 0) throw new Error(`${path}: nothing follows “${empty.join('”, “')}”`);
    const facts = readPageFacts(path, head, body);
    const description = site.describePage(facts);
    pages.push(facts);
    pictures.push(description.picture);
    const pageHead =
      head.replace(/<(title|meta|link)/g, '<$1 data-prerendered=""') + description.head;
    const { scripts, styles } = listPageFiles(
      manifest,
      `src/pages/${page}.tsx`,
      SHOWN_AT_ONCE[page],
    );
    // The shell already links the files that every page needs.
    const isNew = (name) => !template.includes(name);
    const files = [
      ...styles.filter(isNew).map(createStyleLink),
      ...scripts.filter(isNew).map(createPreloadLink),
    ];
    // Replaces with functions, because `$` has a meaning in replacement strings.
    await write(
      file,
      template
        .replace('</head>', () => `${files.join('')}${pageHead}</head>`)
        .replace(ROOT, () => `<div id="root" data-path="${path}" data-at="${at}">${body}</div>`),
    );
  }
  for (const { file, text } of site.createSearchFiles(pages)) {
    await write(file, text);
  }
  await writeServiceWorker(manifest, DIST);
  await write('search.json', JSON.stringify(await site.createSearchIndex(pages)));
  const drawings = new Map();
  for (const { file, make } of site.files) {
    const made = make();
    drawings.set(file, made);
    await write(file, made);
  }
  const colour = await readColours();
  await makePictures(
    [
      ...site.pictures.map(({ drawing, ...rest }) => ({ ...rest, svg: drawings.get(drawing) })),
      ...site.mailPictures.map(({ svg, ...rest }) => ({
        ...rest,
        svg: inlineColours(svg, colour),
      })),
    ],
    DIST,
  );
  await drawPictures(
    pictures.filter(({ file }) => !existsSync(join(WEB, 'public', file))),
    site.stream,
    DIST,
  );
  console.log(
    `${pages.length} pages prerendered, ${site.files.length} files and ${site.pictures.length} pictures made`,
  );
} finally {
  await rm(SERVER, { recursive: true, force: true });
}

async function write(file, text) {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), text);
}

/** Removes the shell's own metadata. */
function removeFacts(html) {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const shell = html
    .replace(/\s*<(title|meta|noscript)\s+data-static[^>]*>([^<]*<\/(title|noscript)\s*>)?/g, '')
    .replace(/\s*<meta property="og:(type|image)[^>]*>/g, '');
  if (/<\/?(title|noscript)/.test(shell))
    throw new Error('index.html says more of itself than is taken out');
  return shell;
}

function createPreloadLink(file) {
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}

function createStyleLink(file) {
  return `<link rel="stylesheet" crossorigin href="${file}">`;
}
