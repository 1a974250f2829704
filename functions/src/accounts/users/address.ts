import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { UserRepository } from './repository';
import type { UserDocument } from './user-document';

/**
 * Copies the address of the sign-in to the profile. It changes at the identity service when the link in its
 * mail is opened, which tells us nothing, so the owner's next call updates the profile with its sort fields and
 * search keys. It also copies the second since which sign-ins count: a new password ends all others, and the
 * security rules only know the profile.
 */
export function createAddressFollower(
  { db, auth }: Pick<Platform, 'db' | 'auth'>,
  repository: UserRepository,
) {
  /** Returns the profile with the address of the sign-in; unchanged if the caller is someone else. */
  return async function follow(caller: Caller, profile: UserDocument): Promise<UserDocument> {
    const isTheirs = caller.uid === profile.uid;
    if (!isTheirs) return profile;
    if (caller.validSince > (profile.validSince ?? 0)) {
      await repository.raiseValidSince(profile.uid, caller.validSince);
    }
    if (!caller.email || caller.email === profile.email) return profile;
    const user = await db.runTransaction(async (transaction) => {
      const stored = await repository.getIn(transaction, profile.uid);
      // Read again inside the transaction: of two concurrent calls, the last one served must not know less.
      const { email } = await auth.getUser(profile.uid);
      if (!stored || !email || email === stored.email) return stored;
      repository.update(transaction, stored, { email });
      return { ...stored, email };
    });
    return user ?? profile;
  };
}
