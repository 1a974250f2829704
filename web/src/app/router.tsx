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
import { createLazyPart } from '@/lib/later';
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

/** A page's address as it is spelt: /Blogs is found too, and leads to /blogs. */
function correctSpelling(path: string, pathname: string): string {
  const [parts, asked] = [path.split('/'), pathname.split('/')];
  if (parts.length !== asked.length) return pathname;
  return parts.map((part, i) => (/^[:*]/.test(part) ? asked[i] : part)).join('/');
}

/** The route's loader: how its address is spelt, its guard, then whether the slug names something. */
export function createPageLoader({
  path,
  guard,
  validate,
}: Pick<Page, 'path' | 'guard' | 'validate'>) {
  const check = createGuardLoader(guard);
  return async ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) => {
    const { pathname, search } = new URL(request.url);
    const hash = readHash();
    const spelled = correctSpelling(path, pathname);
    if (spelled !== pathname) throw replace(spelled + search + hash);
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
        children: [
          { errorElement: <ErrorPage />, HydrateFallback, children: createRoutes('default') },
        ],
      },
      {
        lazy: stallIfMissing(() => import('@/app/layouts/login-layout')),
        children: createRoutes('login'),
      },
      { errorElement: standalone, HydrateFallback, children: createRoutes('none') },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;

/** Returns the hash of the page that is loading: the request of a loader comes without it. */
function readHash(): string {
  // Pages are prerendered without a window, and the first loaders run before the router is returned.
  if (!router) return globalThis.window?.location.hash ?? '';
  return (router.state.navigation.location ?? router.state.location).hash;
}

/** The router; its first loaders run at once, so the session has to be started before. */
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

/** Pages that lead on to the saved path once the person is signed in. */
const LEADS_ON = /^\/(login|register|verify)(?![\w-])/;

/** Forgets the path to return to once a signed-in person goes elsewhere. */
function forgetUnusedReturnPaths(started: Router): void {
  let shown = started.state.location.key;
  started.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    const isSignedIn = useSession.getState().status === 'signed-in';
    if (isSignedIn && !LEADS_ON.test(location.pathname)) forgetReturnPath();
  });
}

/** Applies the guards again after a sign-in or sign-out (docs/specification.md, section 2). */
function applyGuards(started: Router, now: Session): void {
  const { location, navigation } = started.state;
  if (now.status === 'signed-in') {
    // A page that is loading counts too: its guard may have run before this was known. Pages for anybody
    // have nothing to check, and a form that signs someone in and leads on must not be crossed by a
    // second navigation.
    const next = navigation.location ?? location;
    const guard = findGuard(next.pathname);
    if (guard === 'guest') {
      if (isMailLink(next)) return;
      void started.navigate(takeReturnPath(), { replace: next === location });
    } else if (guard !== 'anybody') void started.revalidate();
    return;
  }
  const guard = findGuard(location.pathname);
  // The link of a mail may itself have ended the session, and is about to say so.
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
