import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { DefaultLayout } from '@/app/layouts/default-layout';
import { saveReturnPathFrom } from '@/features/auth/return-path';
import { useSession, type Session } from '@/features/auth/session';
import { AppFrame } from './app-frame';
import { guardLoader, type Guard } from './guards';
import { reloadingOnce } from './lazy-page';
import { ErrorPage } from './error-page';

interface Page {
  /** Name of the route in the specification, section 2. */
  name: string;
  path: string;
  guard: Guard;
  layout: 'default' | 'login';
  load: () => Promise<{ Component: React.ComponentType }>;
}

/** Every page, in the order of the specification's table. */
export const pages: readonly Page[] = [
  { name: 'index', path: '/', guard: 'anybody', layout: 'default', load: () => import('@/pages/home') },
  { name: 'admin', path: '/admin', guard: 'admin', layout: 'default', load: () => import('@/pages/admin') },
  { name: 'login', path: '/login', guard: 'guest', layout: 'login', load: () => import('@/pages/login') },
  { name: 'register', path: '/register', guard: 'guest', layout: 'default', load: () => import('@/pages/register') },
  { name: 'general', path: '/general', guard: 'signed-in', layout: 'default', load: () => import('@/pages/general') },
  { name: 'not-found', path: '*', guard: 'anybody', layout: 'default', load: () => import('@/pages/not-found') },
]; // prettier-ignore

function routesOf(layout: Page['layout']): RouteObject[] {
  return pages
    .filter((page) => page.layout === layout)
    .map(({ name, path, guard, load }) => ({
      id: name,
      path,
      loader: guardLoader(guard),
      handle: { guard },
      lazy: reloadingOnce(load),
    }));
}

const routes: RouteObject[] = [
  {
    Component: AppFrame,
    HydrateFallback: () => null,
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    children: [
      {
        Component: DefaultLayout,
        children: [{ errorElement: <ErrorPage />, children: routesOf('default') }],
      },
      {
        lazy: async () => ({
          Component: (await import('@/app/layouts/login-layout')).LoginLayout,
        }),
        children: routesOf('login'),
      },
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
