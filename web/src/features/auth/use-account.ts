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
    /** True for admins and support, who see the admin area. */
    isStaff: isStaff(user),
    signOut: () => logOut(),
    /** Goes to a sign-in page and afterwards to `returnTo`, by default the current page. */
    startSignIn: (path: SignInPath, returnTo = readCurrentPath()) => {
      saveReturnPathFrom(returnTo);
      void navigate(path);
    },
    /** Returns the props of a link that does the same, and works before hydration too. */
    signInLink: (path: SignInPath, returnTo?: string) => ({
      to: path,
      onClick: () => saveReturnPathFrom(returnTo ?? readCurrentPath()),
    }),
  };
}

/** Reads the path at the click: the router may still show a page that was just left. */
function readCurrentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
