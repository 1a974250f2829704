import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';

/** Signs in an admin or a member of support, until `signOut`. */
export function signInAs(role: 'admin' | 'support'): void {
  const user = {
    id: 'boss',
    uid: 'boss',
    name: 'Bo',
    email: 'bo@flexa.test',
    isAdmin: role === 'admin',
    isSupport: role === 'support',
  } as User;
  useSession.setState({ status: 'signed-in', uid: user.uid, user });
}

export function signOut(): void {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
}
