import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { DefaultLayout } from '@/app/layouts/default-layout';
import { saveReturnPathFrom } from '@/features/auth/return-path';
import { useSession, type Session } from '@/features/auth/session';
import { AppFrame } from './app-frame';
import { guardLoader, type Guard } from './guards';
import { pages, type LayoutName, type Page } from './pages';
import { reloadingOnce } from './lazy-page';
import { ErrorPage } from './error-page';

/** The route's loader: its guard first, then whether the slug names something. */
export function pageLoader({ guard, validate }: Pick<Page, 'guard' | 'validate'>) {
  const check = guardLoader(guard);
  return async ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
    await check({ request });
    if (validate && !(await validate(params['slug'] ?? ''))) {
      throw new Response(null, { status: 404, statusText: 'Page Not Found' });
    }
    return null;
  };
}

function routesOf(layout: LayoutName): RouteObject[] {
  return pages
    .filter((page) => page.layout === layout)
    .map((page) => ({
      id: page.name,
      path: page.path,
      loader: pageLoader(page),
      handle: { guard: page.guard },
      lazy: reloadingOnce(page.load),
    }));
}

const standalone = (
  <main id="main" tabIndex={-1} className="outline-none">
    <ErrorPage />
  </main>
);

export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    HydrateFallback: () => null,
    errorElement: standalone,
    children: [
      {
        Component: DefaultLayout,
        children: [{ errorElement: <ErrorPage />, children: routesOf('default') }],
      },
      {
        lazy: reloadingOnce(async () => ({
          Component: (await import('@/app/layouts/login-layout')).LoginLayout,
        })),
        children: routesOf('login'),
      },
      { errorElement: standalone, children: routesOf('none') },
    ],
  },
];

/** The router; its first loaders run at once, so the session has to be started before. */
export function startRouter() {
  const router = createBrowserRouter(routes);
  useSession.subscribe((now, before) => {
    if (now.status !== before.status) applyGuards(router, now);
  });
  return router;
}

/** After a change of who is signed in the guards apply again (specification, section 2). */
function applyGuards(router: ReturnType<typeof createBrowserRouter>, now: Session): void {
  // Also the one of a page that is on its way: it may have been asked before this was known.
  if (now.status === 'signed-in') return void router.revalidate();

  const current = router.state.matches.at(-1)?.route.handle as { guard: Guard } | undefined;
  if (now.ended === 'expired') {
    const { pathname, search, hash } = router.state.location;
    saveReturnPathFrom(pathname + search + hash);
    void router.navigate('/login');
  } else if (current?.guard === 'signed-in' || current?.guard === 'admin') {
    void router.navigate('/', { replace: true });
  }
}
