import { useNavigate } from 'react-router-dom';
import { isStaff } from '@flexa/contracts/staff';
import { logOut } from './session';
import { useSession } from './session-store';
import { saveReturnPathFrom } from './return-path';

type SignInPath = '/login' | '/register';

/** Returns the signed-in person, for the frame around the pages. */
export function useAccount() {
  const { status, user, identity } = useSession();
  const navigate = useNavigate();

  return {
    status,
    name: user?.name ?? identity?.displayName ?? '',
    email: user?.email ?? identity?.email ?? '',
    isAdmin: user?.isAdmin === true,
    /** Sees the admin area: as an admin, or for support. */
    isStaff: isStaff(user),
    signOut: () => logOut(),
    /** Goes to a sign-in page and afterwards to `returnTo`, or back to where it was asked for. */
    startSignIn: (path: SignInPath, returnTo = readCurrentPath()) => {
      saveReturnPathFrom(returnTo);
      void navigate(path);
    },
    /** The same as a link, which leads there before the app listens, too. */
    signInLink: (path: SignInPath, returnTo?: string) => ({
      to: path,
      onClick: () => saveReturnPathFrom(returnTo ?? readCurrentPath()),
    }),
  };
}

/** Read at the press: a page that was just left may still be shown. */
function readCurrentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
