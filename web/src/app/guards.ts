import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { MESSAGES } from '@flexa/contracts/errors';
import { isStaff } from '@flexa/contracts/staff';
import { actionLinkOf } from '@/features/auth/action-link';
import { saveReturnPath, takeReturnPath } from '@/features/auth/return-path';
import { endSession, isUnanswered, loadUser } from '@/features/auth/session';
import { useSession } from '@/features/auth/session-store';
import { toast } from '@/lib/toast';

/**
 * Who a page is for (docs/specification.md, section 2):
 * - 'anybody': no check, but a stored token fetches its user;
 * - 'guest': /login and /register; anyone who is signed in goes on to where they came from, or to /;
 * - 'signed-in' and 'staff', which is admins and support: anyone who is not goes to /.
 */
export type Guard = 'anybody' | 'guest' | 'signed-in' | 'staff';

type Check = (request: Request) => void | Promise<void>;

/** Redirects replace the entry: going back must not lead here again. */
const CHECKS: Record<Guard, Check> = {
  // A page for anybody does not wait: it is shown while the user is fetched.
  anybody: ({ signal }) => {
    if (useSession.getState().status === 'loading') void fetchUser(signal).catch(() => undefined);
  },
  guest: ({ url }) => {
    // The link of a mail is done as it says, no matter who is signed in: /login shows what became of it.
    if (actionLinkOf(new URL(url).searchParams)) return;
    if (useSession.getState().status === 'signed-in') throw replace(takeReturnPath());
  },
  'signed-in': async (request) => void (await requireUser(request)),
  staff: async (request) => {
    if (!isStaff(await requireUser(request))) throw replace('/');
  },
};

/**
 * The route's loader for a guard.
 *
 * @throws Error 'Unknown route middleware', at the navigation, for a guard that is not one
 */
export function guardLoader(guard: Guard) {
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    if (!Object.hasOwn(CHECKS, guard)) throw new Error(MESSAGES.unknownMiddleware);
    await CHECKS[guard](request);
    return null;
  };
}

async function requireUser(request: Request) {
  const { pathname, search } = new URL(request.url);
  const user = await fetchUser(request.signal).catch(() => {
    if (!request.signal.aborted) saveReturnPath(pathname + search);
    throw replace('/login');
  });
  if (user) return user;
  saveReturnPath(pathname + search);
  toast.info('Sign in to open this page');
  throw replace('/');
}

/** How often the user is asked for before a page gives up, each time for twice the time of a call. */
const TRIES = 3;

/**
 * The stored token's user. Where it is refused the token is forgotten. Where there was no answer it is
 * kept: a slow line is waited for, with the outlines of the page, before the visitor goes to /login.
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
