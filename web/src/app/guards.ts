import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { actionLinkOf } from '@/features/auth/action-link';
import { saveReturnPath, takeReturnPath } from '@/features/auth/return-path';
import { endSession, loadUser, useSession } from '@/features/auth/session';
import { toast } from '@/lib/toast';

/**
 * Who a page is for (specification, section 2):
 * - 'anybody': no check, but a stored token fetches its user;
 * - 'guest': /login and /register; whoever is signed in goes on to where they came from, or to /;
 * - 'signed-in' and 'admin': whoever is not goes to /.
 */
export type Guard = 'anybody' | 'guest' | 'signed-in' | 'admin';

/** The route's loader for a guard. Redirects replace the entry: going back must not lead here again. */
export function guardLoader(guard: Guard) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { status } = useSession.getState();
    if (guard === 'guest') {
      // The link of a mail is done as it says, whoever is signed in: /login shows what became of it.
      const { searchParams } = new URL(request.url);
      if (status === 'signed-in' && !actionLinkOf(searchParams)) throw replace(takeReturnPath());
      return null;
    }
    // A page for anybody does not wait: it is shown while the user is fetched.
    if (guard === 'anybody') {
      if (status === 'loading') void fetchUser().catch(() => undefined);
      return null;
    }
    const user = await fetchUser().catch(() => {
      throw replace('/login');
    });
    const { pathname, search } = new URL(request.url);
    if (!user) {
      saveReturnPath(pathname + search);
      toast.info('Sign in to open that page');
      throw replace('/');
    }
    if (guard === 'admin' && user.isAdmin !== true) throw replace('/');
    return null;
  };
}

/** The stored token's user. Where that fails the token is forgotten: the visitor goes to /login. */
async function fetchUser() {
  try {
    return await loadUser();
  } catch (error) {
    endSession('expired');
    throw error;
  }
}
