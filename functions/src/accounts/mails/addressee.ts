import { isVerified } from '../../platform/account';
import type { Platform } from '../../platform/platform';
import type { UserRepository } from '../users/repository';

/**
 * Returns the name by which a mail greets a person: that of their profile, and only if they have proved the
 * address. Otherwise anyone could sign up with a victim's address and a name of a hundred characters, and so
 * write to them.
 */
export function createNameLookup(
  { auth }: Pick<Platform, 'auth'>,
  repository: Pick<UserRepository, 'get'>,
) {
  return async function nameAt(uid: string, address: string): Promise<string | null> {
    const { users } = await auth.getUsers([{ uid }]);
    const account = users[0];
    const isTheirs =
      account && isVerified(account) && account.email?.toLowerCase() === address.toLowerCase();
    return isTheirs ? ((await repository.get(uid))?.name ?? null) : null;
  };
}
