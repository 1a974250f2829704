import { isVerified } from '../../platform/account';
import type { Platform } from '../../platform/platform';
import type { UserRepository } from '../users/repository';

/**
 * How a mail greets a person: by the name of their profile, and only at an address they have proved.
 * Else who signs up with someone's address and a name of a hundred characters writes to them.
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
