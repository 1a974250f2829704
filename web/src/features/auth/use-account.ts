import { useLocation, useNavigate } from 'react-router-dom';
import { logOut, useSession } from './session';
import { saveReturnPathFrom } from './return-path';

/** Who is signed in, for the frame around the pages. */
export function useAccount() {
  const { status, user, identity } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  return {
    status,
    name: user?.name ?? identity?.displayName ?? '',
    email: user?.email ?? identity?.email ?? '',
    isAdmin: user?.isAdmin === true,
    signOut: () => logOut(),
    /** Goes to a sign-in page and afterwards to `returnTo`, or back to where it was asked for. */
    startSignIn: (path: '/login' | '/register', returnTo = pathname + search + hash) => {
      saveReturnPathFrom(returnTo);
      void navigate(path);
    },
  };
}
