import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth/session-store';
import { local } from '@/lib/storage';
import { createGuardLoader } from './guards';
import { pages } from './pages';

/**
 * The table of routes (docs/specification.md, section 2), with the page that a visitor, a customer and an
 * admin end up on. Browser tests cover the frame around a page.
 */
const OPEN = [
  '/',
  '/blogs',
  '/blogs/theme-json-line-by-line',
  '/verify',
  '/seat',
  '/unsubscribe',
  '/verify-key',
  '/contact',
  '/about-us',
  '/document',
  '/document/licence-keys',
  '/document/api',
  '/document/api/licences',
  '/demo-video',
  '/flexa-theme',
  '/flexa-charts',
  '/flexa-design',
  '/flexa-tables',
  '/flexa-analytics',
  '/pricing-charts',
  '/pricing-design',
  '/pricing-tables',
  '/pricing-analytics',
  '/ask-question',
  '/privacy-policy',
  '/term-of-website-use',
  '/support-center',
  '/Power-BI-dashboard-examples-PBIX',
  '/Power-BI-dashboard-examples-PBIX/retail-sales-review',
  '/power-bi-templates-free-download',
  '/no-such-page',
].map((path) => [path, path, path, path, path] as const);

const TABLE = [
  ...OPEN,
  ['/login', '/login', '/', '/', '/'],
  ['/register', '/register', '/', '/', '/'],
  ['/general', '/', '/general', '/general', '/general'],
  ['/admin', '/', '/', '/admin', '/admin'],
] as const;

const PEOPLE = ['visitor', 'customer', 'admin', 'support'] as const;

function simulateSignIn(who: (typeof PEOPLE)[number]): void {
  localStorage.clear();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  if (who === 'visitor') return;
  local.set('access_token', 'a-token');
  local.set('uid', who);
  const user = { uid: who, isAdmin: who === 'admin', isSupport: who === 'support' } as User;
  useSession.setState({ status: 'signed-in', uid: who, user });
}

/** Pages and guards of the app without their content. */
function createRouterAt(path: string) {
  const routes = pages.map(({ name, path: route, guard }) => ({
    id: name,
    path: route,
    loader: createGuardLoader(guard),
    element: null,
  }));
  return createMemoryRouter(routes, { initialEntries: [path] });
}

/** Returns the path of a router after its navigations. */
async function awaitPath(router: ReturnType<typeof createRouterAt>): Promise<string> {
  const isAtRest = () => router.state.initialized && router.state.navigation.state === 'idle';
  if (!isAtRest()) {
    await new Promise<void>((resolve) => {
      const end = router.subscribe(() => {
        if (!isAtRest()) return;
        end();
        resolve();
      });
    });
  }
  expect(router.state.errors).toBeNull();
  return router.state.location.pathname;
}

beforeEach(() => localStorage.clear());
afterEach(() => useSession.setState({ status: 'signed-out', uid: null, user: null }));

test('every page of the app is in the table', () => {
  const listed = TABLE.map(([path]) => path);
  for (const { path } of pages) {
    const pattern = new RegExp(`^${path.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`);
    expect(
      listed.some((each) => pattern.test(each)),
      path,
    ).toBe(true);
  }
});

for (const [index, who] of PEOPLE.entries()) {
  test.each(TABLE)(`a ${who} who opens %s, by its address and by a link`, async (...row) => {
    const [path] = row;
    const end = row[index + 1];
    simulateSignIn(who);
    expect(await awaitPath(createRouterAt(path))).toBe(end);

    const router = createRouterAt('/about-us');
    await awaitPath(router);
    await router.navigate(path);
    expect(await awaitPath(router)).toBe(end);
    router.dispose();
  });
}
