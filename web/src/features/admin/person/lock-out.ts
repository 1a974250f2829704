import { useQuery } from '@tanstack/react-query';
import type { UserSummary } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { statsQuery } from '../queries';

/**
 * Explains why a person can't lose admin rights, be disabled or be deleted; null if they can. The server
 * protects the last admin too.
 */
export function explainLockOut(
  user: Pick<UserSummary, 'uid' | 'isAdmin' | 'disabled'>,
  ownUid: string | null,
  admins: number | undefined,
): string | null {
  if (user.isAdmin && !user.disabled && admins === 1) {
    return 'This is the last admin. Make another person an admin first';
  }
  if (user.uid === ownUid) return 'This is you. Ask another admin to do this';
  return null;
}

export function useLockOut(user: UserSummary) {
  const ownUid = useSession((session) => session.uid);
  const { data } = useQuery(statsQuery());
  return { reason: explainLockOut(user, ownUid, data?.users.admins), isOwn: user.uid === ownUid };
}
