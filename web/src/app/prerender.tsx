import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { API_SLUGS, BLOG_SLUGS, CHAPTER_SLUGS, EXAMPLE_SLUGS } from '@/features/content';
import { downloadFiles, pictureFiles } from '@/features/content/downloads/downloads';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { STREAM_HEIGHT, STREAM_HILLS, STREAM_WIDTH } from '@/ui/stream-shape';
import { pages } from './pages';
import type { PageFacts } from './prerendering/page-facts';
import { mailPictures } from './prerendering/pack-picture';
import { choosePicture, formatPictureTitle, type SharedPicture } from './prerendering/picture';
import { renderStructuredData } from './prerendering/structured-data';
import { routes } from './router';

export { createSearchFiles } from './prerendering/search-files';
export { createSearchIndex } from './prerendering/search-index';
export { downloadFiles as files, mailPictures, pictureFiles as pictures };
/** Shape below the title of a preview picture. */
export const stream = { width: STREAM_WIDTH, height: STREAM_HEIGHT, layers: STREAM_HILLS };

/** A page that is the same for every visitor, which scripts/prerender.mjs writes as HTML. */
export interface Document {
  /** Address of the page; the 404 page has none. */
  path: string;
  /** Path within the build. */
  file: string;
  /** Name of the page's file in src/pages. */
  page: string;
}

const NOT_FOUND = '/404';

/** Slugs of the pages with a parameter. */
const SLUGS: Record<string, readonly string[]> = {
  'blogs-slug': BLOG_SLUGS,
  'dashboard-examples-slug': EXAMPLE_SLUGS,
  'document-slug': CHAPTER_SLUGS,
  'document-api-slug': API_SLUGS,
};

export const documents: readonly Document[] = pages
  // Excludes /login, whose content depends on the mail link that led there.
  .filter(({ guard, layout }) => (guard === 'anybody' || guard === 'guest') && layout !== 'login')
  .flatMap(({ name, path }) => {
    const page = name === 'index' ? 'home' : name;
    return listPaths(name, path).map((each) => ({
      path: each,
      file: each === '/' ? 'index.html' : `${each.slice(1)}.html`,
      page,
    }));
  });

function listPaths(name: string, path: string): readonly string[] {
  // Hosting serves 404.html, with that status, for missing files.
  if (path === '*') return [NOT_FOUND];
  if (!path.includes(':slug')) return [path];
  const slugs = SLUGS[name];
  if (!slugs) throw new Error(`SLUGS has no slugs for ${path}`);
  return slugs.map((slug) => path.replace(':slug', slug));
}

export interface Rendered {
  /** Content of the head and of #root, and the time it shows. */
  head: string;
  body: string;
  at: string;
}

export async function render({ path }: Document): Promise<Rendered> {
  const at = now().toISOString();
  // The 404 page serves many addresses, so the app fills in the path.
  const html = (await renderHtml(path)).replaceAll(new RegExp(`: ${NOT_FOUND}(?=[<"])`, 'g'), '');
  // Without a <head>, React writes titles, metas and links first.
  const start = html.search(/<(?!title|\/title|meta|link)/);
  return { head: html.slice(0, start), body: html.slice(start), at };
}

/** Returns the page's metadata for search engines and link previews. */
export function describePage(facts: PageFacts): {
  head: string;
  picture: SharedPicture & { title: string };
} {
  const picture = { ...choosePicture(facts.path), title: formatPictureTitle(facts) };
  const head =
    renderShareTags(facts, picture) + (facts.isIndexed ? renderStructuredData(facts, now()) : '');
  return { head, picture };
}

/** Renders the tags for link previews. */
function renderShareTags(
  { path }: PageFacts,
  { file, title }: SharedPicture & { title: string },
): string {
  const type = path.startsWith('/blogs/') ? 'article' : 'website';
  return renderToStaticMarkup(
    <>
      <meta property="og:type" content={type} />
      <meta property="og:image" content={new URL(file, env.siteUrl).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
    </>,
  );
}

async function renderHtml(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, env.siteUrl)));
  if (context instanceof Response) throw new Error(`${path} redirects; it can't be prerendered`);
  if (context.errors) throw new Error(`${path} fails`, { cause: context.errors });
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Renders everything in place: parts that stream later would need an inline script.
    { progressiveChunkSize: Infinity },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
