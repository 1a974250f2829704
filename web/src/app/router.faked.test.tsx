import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { takeReturnPath } from '@/features/auth/return-path';
import { endSession, startSession } from '@/features/auth/session';
import { SIGNED_OUT, useSession } from '@/features/auth/session-store';
import { ApiError } from '@/lib/api-error';
import { local } from '@/lib/storage';
import type { Page } from './pages';
import { startRouter } from './router';

const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));
const auth = vi.hoisted(() => ({
  currentUser: null,
  signOut: async () => undefined,
  authStateReady: () => new Promise<void>(() => undefined),
}));
vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: () => undefined }));

/** The guards and addresses of the app's pages, without the pages. */
vi.mock('./pages', async (importOriginal) => {
  const { pages } = await importOriginal<{ pages: readonly Page[] }>();
  const load = async () => ({ Component: () => null });
  return { pages: pages.map(({ validate: _, ...page }) => ({ ...page, load })) };
});
vi.mock('./app-frame', () => ({ AppFrame: Outlet }));
vi.mock('./error-page', () => ({ ErrorPage: () => null }));
vi.mock('@/app/layouts/default-layout', () => ({ DefaultLayout: Outlet }));
vi.mock('@/app/layouts/login-layout', () => ({ Component: Outlet }));

const NORA = { uid: 'nora', name: 'Nora' } as User;
const cutOff = () => new ApiError(0, 'network', 'An error occurred please try again');
let routers: ReturnType<typeof startRouter>[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  // Resets the module, as on a page that was just loaded.
  takeReturnPath();
  useSession.setState({ ...SIGNED_OUT, ended: null });
});
afterEach(() => {
  useSession.setState({ ...SIGNED_OUT, ended: null });
  for (const router of routers) router.dispose();
  routers = [];
});

const readAddress = (router: ReturnType<typeof startRouter>) => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};

/** Opens an address as a page load does. */
function load(address: string) {
  window.history.replaceState(null, '', address);
  const router = startRouter();
  routers.push(router);
  return router;
}

async function expectAt(router: ReturnType<typeof startRouter>, address: string) {
  await vi.waitFor(() => {
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.initialized).toBe(true);
    expect(readAddress(router)).toBe(address);
  });
}

const keepSignIn = () => {
  local.set('access_token', 'kept');
  local.set('uid', 'nora');
};
const simulateSignIn = () => {
  keepSignIn();
  useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA });
};

describe('the return path after a sign-in', () => {
  test.each(['/general?tab=orders#team', '/General?tab=orders#team'])(
    'the return path keeps query and hash of %s, opened by its address',
    async (address) => {
      const router = load(address);
      await expectAt(router, '/');
      expect(local.get('before_login_path')).toBe('/general?tab=orders#team');
      await router.navigate('/login');
      simulateSignIn();
      await expectAt(router, '/general?tab=orders#team');
      expect(local.get('before_login_path')).toBeNull();
    },
  );

  test('the return path keeps the hash of a link', async () => {
    const router = load('/blogs#top');
    await expectAt(router, '/blogs#top');
    await router.navigate('/general#team');
    await expectAt(router, '/');
    expect(local.get('before_login_path')).toBe('/general#team');
  });

  test('the return path keeps the hash of a page that stopped waiting for its user', async () => {
    api.call.mockRejectedValue(cutOff());
    keepSignIn();
    startSession();
    const router = load('/general#team');
    await expectAt(router, '/login');
    expect(local.get('before_login_path')).toBe('/general#team');
    useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA });
    await expectAt(router, '/general#team');
    expect(local.get('before_login_path')).toBeNull();
  });
});

describe.each(['/login', '/register'])('%s opened by a signed-in person', (page) => {
  test('a sign-in page opened by a link redirects a signed-in person to / and forgets a leftover path', async () => {
    local.set('before_login_path', '/blogs');
    simulateSignIn();
    const router = load('/about-us');
    await expectAt(router, '/about-us');
    await router.navigate(page);
    await expectAt(router, '/');
    expect(local.get('before_login_path')).toBeNull();
  });

  test('a sign-in page opened by its address redirects to / before the stored sign-in is known', async () => {
    local.set('before_login_path', '/blogs');
    api.call.mockResolvedValue(NORA);
    keepSignIn();
    startSession();
    const router = load(page);
    await expectAt(router, '/');
    expect(local.get('before_login_path')).toBeNull();
  });
});

test('the saved path is forgotten when a signed-in person goes anywhere but to confirm their address', async () => {
  simulateSignIn();
  const router = load('/general');
  await expectAt(router, '/general');
  local.set('before_login_path', '/general');
  await router.navigate('/verify');
  await expectAt(router, '/verify');
  expect(local.get('before_login_path')).toBe('/general');
  await router.navigate('/blogs');
  await expectAt(router, '/blogs');
  expect(local.get('before_login_path')).toBeNull();
});

test('a sign-out forgets the saved path, and browsing as a visitor keeps it', async () => {
  local.set('before_login_path', '/general');
  const router = load('/blogs');
  await router.navigate('/about-us');
  await expectAt(router, '/about-us');
  endSession('left');
  expect(local.get('before_login_path')).toBe('/general');
  simulateSignIn();
  endSession('left');
  expect(local.get('before_login_path')).toBeNull();
});

test('a new sign-in returns to the page on which the last one expired', async () => {
  local.set('before_login_path', '/admin');
  simulateSignIn();
  const router = load('/general#team');
  await expectAt(router, '/general#team');
  endSession('expired');
  await expectAt(router, '/login');
  expect(local.get('before_login_path')).toBe('/general#team');
});

describe('a stored token without a uid', () => {
  test.each([
    ['/general#team', '/general#team'],
    ['/admin', '/admin'],
    ['/blogs', '/blogs'],
  ])(
    'a stored token without a uid is cleared on %s and leads to /login',
    async (address, saved) => {
      local.set('access_token', 'kept');
      startSession();
      const router = load(address);
      await expectAt(router, '/login');
      expect(local.get('access_token')).toBeNull();
      expect(local.get('uid')).toBeNull();
      expect(local.get('before_login_path')).toBe(saved);
      expect(useSession.getState().status).toBe('signed-out');
      expect(api.call).not.toHaveBeenCalled();
    },
  );
});
