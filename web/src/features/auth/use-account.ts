import { useNavigate } from 'react-router-dom';
import { logOut, useSession } from './session';
import { hasReturnPath, saveReturnPath } from './return-path';

/** Who is signed in, for the frame around the pages. */
export function useAccount() {
  const { status, user, identity } = useSession();
  const navigate = useNavigate();

  return {
    status,
    name: user?.name ?? identity?.displayName ?? '',
    email: user?.email ?? identity?.email ?? '',
    isAdmin: user?.isAdmin === true,
    signOut: () => logOut(),
    /** Goes to a sign-in page and afterwards to `returnTo`. */
    startSignIn: (path: '/login' | '/register', returnTo: string) => {
      // A visitor who was turned away from a page is still on the way there.
      if (returnTo !== '/' || !hasReturnPath()) saveReturnPath(returnTo);
      void navigate(path);
    },
  };
}
