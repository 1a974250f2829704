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
 * - 'guest': /login and /register. Signed-in people go to /, and people who sign in there return to their page;
 * - 'signed-in' and 'staff' (admins and support): everyone else goes to /.
 */
export type Guard = 'anybody' | 'guest' | 'signed-in' | 'staff';

/** A navigation. The request of a loader has no hash, so the router passes it along. */
interface Visit {
  request: Request;
  hash?: string;
}

type Check = (visit: Visit) => void | Promise<void>;

/** Checks of each guard. Redirects replace the history entry, so that Back doesn't return here. */
const CHECKS: Record<Guard, Check> = {
  // A page for anybody is shown while the user loads.
  anybody: ({ request }) => {
    if (useSession.getState().status === 'loading') {
      void fetchUser(request.signal).catch(() => undefined);
    }
  },
  guest: ({ request }) => {
    // The links of mails work for everybody, signed in or not: /login shows the outcome.
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
 * Creates the route's loader for a guard.
 *
 * @throws Error 'Unknown route middleware' for an unknown guard, at the navigation
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

/** Attempts to fetch the user before a page gives up. Each may take twice the timeout of a call. */
const MAX_ATTEMPTS = 3;

/**
 * Fetches the stored token's user. A refused token, or one stored without a uid, is removed. Without an answer
 * it is kept: on a slow connection the page's outlines wait before the visitor goes to /login.
 */
async function fetchUser(signal: AbortSignal) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadUser();
    } catch (error) {
      if (!isUnanswered(error)) endSession('expired');
      if (!isUnanswered(error) || tries === MAX_ATTEMPTS || signal.aborted) throw error;
    }
  }
}
