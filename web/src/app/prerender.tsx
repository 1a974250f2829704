import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BLOG_SLUGS, EXAMPLE_SLUGS } from '@/features/content';
import { now } from '@/lib/clock';
import { pages } from './pages';
import { routes } from './router';

/** A page that is the same for every visitor, to be written as HTML by scripts/prerender.mjs. */
export interface Document {
  /** Its address; the 404 page has none of its own. */
  path: string;
  /** Where it lies beside the built files. */
  file: string;
  /** Name of its file in src/pages. */
  page: string;
  /** Somebody who is signed in is led on from here, and must not see it flash. */
  isForGuests: boolean;
}

/** What stands for the slug of a page. */
const SLUGS: Record<string, readonly string[]> = {
  'blogs-slug': BLOG_SLUGS,
  'dashboard-examples-slug': EXAMPLE_SLUGS,
};

export const documents: readonly Document[] = pages
  // /login is also where the links of mails lead: what it shows is not the same for everybody.
  .filter(({ guard, layout }) => (guard === 'anybody' || guard === 'guest') && layout !== 'login')
  .flatMap(({ name, path, guard }) => {
    const page = name === 'index' ? 'home' : name;
    return pathsOf(name, path).map((each) => ({
      path: each,
      file: each === '/' ? 'index.html' : `${each.slice(1)}.html`,
      page,
      isForGuests: guard === 'guest',
    }));
  });

function pathsOf(name: string, path: string): readonly string[] {
  // Hosting answers 404.html, with that status, wherever there is no file.
  if (path === '*') return ['/404'];
  if (!path.includes(':slug')) return [path];
  const slugs = SLUGS[name];
  if (!slugs) throw new Error(`SLUGS does not say what ${path} stands for`);
  return slugs.map((slug) => path.replace(':slug', slug));
}

/** A page's HTML: what belongs into the head, what into #root, and the moment it shows. */
export async function render({
  path,
}: Document): Promise<{ head: string; body: string; at: string }> {
  const at = now().toISOString();
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://127.0.0.1')));
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
    // Everything in its place: parts that are written later would need an inline script.
    { progressiveChunkSize: Infinity },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // Without a <head> of its own React writes what belongs there first: titles, metas and links.
  const start = html.search(/<(?!title|\/title|meta|link)/);
  const head = html.slice(0, start).replace(/<(title|meta|link)/g, '<$1 data-prerendered=""');
  return { head, body: html.slice(start), at };
}
