import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { UserRepository } from './repository';
import type { UserDocument } from './user-document';

/**
 * Follows the address of the sign-in, which changes at the identity service when the link in its
 * mail is opened: nobody tells us, so the next call of its owner takes it over into the profile, with
 * the order of the list and the words of the search. The same for the second since which sign-ins count:
 * a new password ends all others, and the security rules know only what the profile says.
 */
export function createAddressFollower(
  { db, auth }: Pick<Platform, 'db' | 'auth'>,
  repository: UserRepository,
) {
  /** The profile with the address of the sign-in; as it was for the person who asks about someone else. */
  return async function follow(caller: Caller, known: UserDocument): Promise<UserDocument> {
    const isTheirs = caller.uid === known.uid;
    if (!isTheirs) return known;
    if (caller.validSince > (known.validSince ?? 0)) {
      await repository.raiseValidSince(known.uid, caller.validSince);
    }
    if (!caller.email || caller.email === known.email) return known;
    const user = await db.runTransaction(async (transaction) => {
      const stored = await repository.getIn(transaction, known.uid);
      // Asked again in here: of two calls at once the one that is served last must not know less.
      const { email } = await auth.getUser(known.uid);
      if (!stored || !email || email === stored.email) return stored;
      repository.update(transaction, stored, { email });
      return { ...stored, email };
    });
    return user ?? known;
  };
}
