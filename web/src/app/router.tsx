import {
  createBrowserRouter,
  matchRoutes,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { DefaultLayout } from '@/app/layouts/default-layout';
import { readActionLink } from '@/features/auth/action-link';
import { forgetReturnPath, saveReturnPathFrom, takeReturnPath } from '@/features/auth/return-path';
import { useSession, type Session } from '@/features/auth/session-store';
import { createLazyPart } from '@/lib/lazy';
import { AppFrame } from './app-frame';
import { createGuardLoader, type Guard } from './guards';
import { pages, type LayoutName, type Page } from './pages';
import { stallIfMissing, reloadForMissingFiles } from './missing-files';
import { ErrorPage } from './error-page';

const Waiting = createLazyPart(async () => (await import('./waiting')).Waiting);

/**
 * Placeholder until the first page's guard has run. It fills the window, so that the footer doesn't
 * show and jump.
 */
const HydrateFallback = () => (
  <div className="min-h-dvh">
    <Waiting />
  </div>
);

/** Returns the canonical URL path: /Blogs redirects to /blogs. */
function canonicalizePath(path: string, pathname: string): string {
  const [parts, requested] = [path.split('/'), pathname.split('/')];
  if (parts.length !== requested.length) return pathname;
  return parts.map((part, i) => (/^[:*]/.test(part) ? requested[i] : part)).join('/');
}

/** Creates the route's loader, which checks the spelling of the path, the guard and the slug. */
export function createPageLoader({
  path,
  guard,
  validate,
}: Pick<Page, 'path' | 'guard' | 'validate'>) {
  const check = createGuardLoader(guard);
  return async ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
    const { pathname, search } = new URL(request.url);
    const hash = readHash();
    const canonicalPath = canonicalizePath(path, pathname);
    if (canonicalPath !== pathname) throw replace(canonicalPath + search + hash);
    await check({ request, hash });
    if (validate && !(await validate(params['slug'] ?? ''))) {
      throw new Response(null, { status: 404, statusText: 'Page Not Found' });
    }
    return null;
  };
}

function createRoutes(layout: LayoutName): RouteObject[] {
  return pages
    .filter((page) => page.layout === layout)
    .map((page) => ({
      id: page.name,
      path: page.path,
      loader: createPageLoader(page),
      handle: { guard: page.guard },
      lazy: stallIfMissing(page.load),
    }));
}

const standaloneErrorPage = (
  <main id="main" tabIndex={-1} className="outline-none">
    <ErrorPage />
  </main>
);

export const routes: RouteObject[] = [
  {
    Component: AppFrame,
    HydrateFallback: () => null,
    errorElement: standaloneErrorPage,
    children: [
      {
        Component: DefaultLayout,
        children: [
          { errorElement: <ErrorPage />, HydrateFallback, children: createRoutes('default') },
        ],
      },
      {
        lazy: stallIfMissing(() => import('@/app/layouts/login-layout')),
        children: createRoutes('login'),
      },
      { errorElement: standaloneErrorPage, HydrateFallback, children: createRoutes('none') },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;

/** Returns the hash of the page that is loading: a loader's request has no hash. */
function readHash(): string {
  // Pages are prerendered without a window, and the first loaders run before the router is returned.
  if (!router) return globalThis.window?.location.hash ?? '';
  return (router.state.navigation.location ?? router.state.location).hash;
}

/** Creates the router. Its first loaders run at once, so start the session first. */
export function startRouter() {
  router = undefined;
  const started = createBrowserRouter(routes);
  router = started;
  reloadForMissingFiles(started);
  useSession.subscribe((now, before) => {
    if (now.status !== before.status) applyGuards(started, now);
  });
  forgetUnusedReturnPaths(started);
  return started;
}

/** Pages that return to the saved path after the sign-in. */
const RETURNING_PAGES = /^\/(login|register|verify)(?![\w-])/;

/** Forgets the path to return to once a signed-in person goes elsewhere. */
function forgetUnusedReturnPaths(started: Router): void {
  let shownKey = started.state.location.key;
  started.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shownKey) return;
    shownKey = location.key;
    const isSignedIn = useSession.getState().status === 'signed-in';
    if (isSignedIn && !RETURNING_PAGES.test(location.pathname)) forgetReturnPath();
  });
}

/** Applies the guards again after a sign-in or sign-out (docs/specification.md, section 2). */
function applyGuards(started: Router, now: Session): void {
  const { location, navigation } = started.state;
  if (now.status === 'signed-in') {
    // A loading page counts too: its guard may have run before the change. Pages for anybody have nothing to
    // check, and a form that signs someone in and then navigates must not be interrupted by a second
    // navigation.
    const next = navigation.location ?? location;
    const guard = findGuard(next.pathname);
    if (guard === 'guest') {
      if (isMailLink(next)) return;
      void started.navigate(takeReturnPath(), { replace: next === location });
    } else if (guard !== 'anybody') void started.revalidate();
    return;
  }
  const guard = findGuard(location.pathname);
  // A mail link may itself have ended the session, and shows its own result.
  if (guard === 'guest' && isMailLink(location)) return;
  if (now.ended === 'expired') {
    saveReturnPathFrom(location.pathname + location.search + location.hash);
    void started.navigate('/login');
  } else if (guard === 'signed-in' || guard === 'staff') {
    void started.navigate('/', { replace: true });
  }
}

const isMailLink = ({ search }: { search: string }) =>
  readActionLink(new URLSearchParams(search)) !== undefined;

function findGuard(pathname: string): Guard | undefined {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return (route?.handle as { guard: Guard } | undefined)?.guard;
}
