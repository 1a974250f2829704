import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { BLOG_SLUGS, EXAMPLE_SLUGS } from '@/features/content';
import { now } from '@/lib/clock';
import { pages } from './pages';
import { routes } from './router';

/** Nothing but a form: what is typed before the app listens would be lost. */
const FORMS = new Set(['verify']);

/** What stands for the slug of a page. */
const SLUGS: Record<string, readonly string[]> = {
  'blogs-slug': BLOG_SLUGS,
  'dashboard-examples-slug': EXAMPLE_SLUGS,
};

/** Addresses of the pages that are the same for every visitor; scripts/prerender.mjs writes them. */
export const paths: readonly string[] = pages
  .filter(({ name, guard, path }) => guard === 'anybody' && path !== '*' && !FORMS.has(name))
  .flatMap(({ name, path }) => {
    if (!path.includes(':slug')) return path;
    const slugs = SLUGS[name];
    if (!slugs) throw new Error(`SLUGS does not say what ${path} stands for`);
    return slugs.map((slug) => path.replace(':slug', slug));
  });

/** A page's HTML: what belongs into the head, what into #root, and the moment it shows. */
export async function render(path: string): Promise<{ head: string; body: string; at: string }> {
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
  const body = html.search(/<(?!title|\/title|meta|link)/);
  return { head: html.slice(0, body), body: html.slice(body), at };
}
