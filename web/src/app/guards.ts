import { replace } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { isStaff } from '@flexa/contracts/staff';
import { readActionLink } from '@/features/auth/action-link';
import {
  forgetReturnPath,
  forgetStaleReturnPath,
  saveReturnPath,
} from '@/features/auth/return-path';
import { endSession, isUnanswered, loadUser } from '@/features/auth/session';
import { useSession } from '@/features/auth/session-store';
import { toast } from '@/lib/toast';

/**
 * The people a page is for (docs/specification.md, section 2):
 * - 'anybody': no check, but a stored token fetches its user;
 * - 'guest': /login and /register; people who are signed in go to /. The router leads those on who sign in there;
 * - 'signed-in' and 'staff', which is admins and support: anyone else goes to /.
 */
export type Guard = 'anybody' | 'guest' | 'signed-in' | 'staff';

/** A navigation. The request of a loader has no hash, so the router passes it along. */
interface Visit {
  request: Request;
  hash?: string;
}

type Check = (visit: Visit) => void | Promise<void>;

/** Redirects replace the entry: going back must not lead here again. */
const CHECKS: Record<Guard, Check> = {
  // A page for anybody does not wait: it is shown while the user is fetched.
  anybody: ({ request }) => {
    if (useSession.getState().status === 'loading') {
      void fetchUser(request.signal).catch(() => undefined);
    }
  },
  guest: ({ request }) => {
    // The link of a mail does what it says for everybody, signed in or not: /login shows the outcome.
    if (readActionLink(new URL(request.url).searchParams)) return;
    const { status } = useSession.getState();
    if (status === 'loading') forgetStaleReturnPath();
    if (status !== 'signed-in') return;
    forgetReturnPath();
    throw replace('/');
  },
  'signed-in': async (visit) => void (await requireUser(visit)),
  staff: async (visit) => {
    if (!isStaff(await requireUser(visit))) throw replace('/');
  },
};

/**
 * The route's loader for a guard.
 *
 * @throws Error 'Unknown route middleware', at the navigation, for a guard that is not one
 */
export function createGuardLoader(guard: Guard) {
  return async (visit: Visit): Promise<null> => {
    if (!Object.hasOwn(CHECKS, guard)) throw new Error(MESSAGES.unknownMiddleware);
    await CHECKS[guard](visit);
    return null;
  };
}

async function requireUser({ request, hash = '' }: Visit) {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search + hash;
  const user = await fetchUser(request.signal).catch(() => {
    if (!request.signal.aborted) saveReturnPath(address);
    throw replace('/login');
  });
  if (user) return user;
  saveReturnPath(address);
  toast.info('Sign in to open this page');
  throw replace('/');
}

/** Attempts at fetching the user before a page gives up; each may take twice the time of a call. */
const TRIES = 3;

/**
 * Fetches the stored token's user. A token that is refused, or was stored without a uid, is forgotten. Without
 * an answer it is kept: the outlines of the page wait for a slow line before the visitor goes to /login.
 */
async function fetchUser(signal: AbortSignal) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadUser();
    } catch (error) {
      if (!isUnanswered(error)) endSession('expired');
      if (!isUnanswered(error) || tries === TRIES || signal.aborted) throw error;
    }
  }
}
