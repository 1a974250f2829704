import { useLocation, useNavigate } from 'react-router-dom';
import { logOut, useSession } from './session';
import { saveReturnPathFrom } from './return-path';

type SignInPath = '/login' | '/register';

/** Who is signed in, for the frame around the pages. */
export function useAccount() {
  const { status, user, identity } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const returnPath = pathname + search + hash;

  return {
    status,
    name: user?.name ?? identity?.displayName ?? '',
    email: user?.email ?? identity?.email ?? '',
    isAdmin: user?.isAdmin === true,
    signOut: () => logOut(),
    /** Goes to a sign-in page and afterwards to `returnTo`, or back to where it was asked for. */
    startSignIn: (path: SignInPath, returnTo = returnPath) => {
      saveReturnPathFrom(returnTo);
      void navigate(path);
    },
    /** The same as a link, which leads there before the app listens, too. */
    signInLink: (path: SignInPath, returnTo = returnPath) => ({
      to: path,
      onClick: () => saveReturnPathFrom(returnTo),
    }),
  };
}
