import type { License } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { AppError, invalidField } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { licenseNotes } from './notes';
import type { LicenseRepository } from './repository';
import { seatRepository } from './seat-repository';
import { isPaymentReason } from './standing';

interface OwnerReader {
  get(uid: string): Promise<{ email: string } | undefined>;
}

/**
 * Takes a licence back for good, also one that a dispute has suspended, and tells its owner why; one
 * that an admin or the deletion of the account has ended stays as it is.
 *
 * @throws AppError not-found; invalid-argument for a reason that is kept for the payments.
 */
export function revocation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: LicenseRepository,
  profiles: OwnerReader,
) {
  const notes = licenseNotes(db);
  const seats = seatRepository(db);

  return async (
    admin: Caller,
    { id, reason, note }: ParsedInput<'revokeLicense'>,
  ): Promise<License> => {
    // A dispute that is won would give the licence back.
    if (isPaymentReason(reason)) {
      throw invalidField('reason', 'Use other words: this reason is reserved for Stripe');
    }
    const owner = await repository.find(id).then((found) => found && profiles.get(found.userId));
    return db.runTransaction(async (transaction) => {
      const license = await repository.findIn(transaction, id);
      if (!license) throw new AppError('not-found', 'There is no such licence');
      if (license.deletedAt !== null && !isPaymentReason(license.revokedReason)) return license;
      const { seatOf, seat } = license;
      const noteAtSeat =
        seatOf === undefined || seat === undefined
          ? undefined
          : await seats.revokeIn(transaction, seatOf, seat, id);
      const at = clock();
      const { userId, visualType, quantity, expiresAt } = license;
      const standing = { deletedAt: license.deletedAt ?? at.toISOString(), revokedReason: reason };
      repository.setStandingIn(transaction, license, standing, at);
      noteAtSeat?.();
      if (note && owner) notes.write(transaction, license, note);
      if (owner) {
        const data = { licenseId: id, visualType, quantity, expiresAt, reason };
        const content = { template: 'license-revoked', data } as const;
        queueMail(
          db,
          transaction,
          { id: `revoked-${id}`, to: owner.email, uid: userId, content },
          at,
        );
      }
      const changes = { userId, visualType, quantity, expiresAt };
      const entry = { actor: admin.uid, action: 'license.revoke', target: id, changes } as const;
      recordAudit(db, transaction, entry, at);
      return { ...license, ...standing };
    });
  };
}
