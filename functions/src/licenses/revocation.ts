import type { License } from '@flexa/contracts/licenses';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { AppError, createInvalidField } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createLicenseNotes } from './notes';
import { isGone, type RenewalChains } from './renewal-chain';
import type { LicenseRepository } from './repository';
import { createSeatRepository } from './seat-repository';
import { isPaymentReason } from './license-state';

interface OwnerReader {
  get(uid: string): Promise<{ email: string } | undefined>;
}

/**
 * Revokes a licence for good, even a suspended one, and mails its owner the reason. The licence leaves its renewal chain.
 * A licence already ended by an admin or with its account stays unchanged.
 *
 * @throws AppError not-found; invalid-argument for a reason reserved for payments.
 */
export function createRevocation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: LicenseRepository,
  chains: Pick<RenewalChains, 'leave'>,
  profiles: OwnerReader,
) {
  const notes = createLicenseNotes(db);
  const seats = createSeatRepository(db);

  return async (
    admin: Caller,
    { id, reason, note }: { id: string; reason: string; note?: string | undefined },
  ): Promise<License> => {
    // Otherwise winning the dispute would restore the licence.
    if (isPaymentReason(reason)) {
      throw createInvalidField('reason', 'Use other words: this reason is reserved for Stripe');
    }
    const owner = await repository.find(id).then((found) => found && profiles.get(found.userId));
    return retryOnConflict(async () => {
      const [stored] = await repository.findMany([id]);
      if (!stored) throw new AppError('not-found', 'There is no such licence');
      const { license } = stored;
      if (license.deletedAt !== null && !isPaymentReason(license.revokedReason)) return license;
      const at = clock();
      const batch = db.batch();
      const { userId, visualType, quantity, expiresAt, seatOf, seat } = license;
      const revocation = {
        deletedAt: license.deletedAt ?? at.toISOString(),
        revokedReason: reason,
      };
      repository.replan(batch, stored, revocation, at);
      if (!isGone(license)) await chains.leave(batch, stored, at);
      if (seatOf !== undefined && seat !== undefined) {
        await seats.noteRevoked(batch, seatOf, seat, id);
      }
      if (note && owner) notes.write(batch, license, note);
      if (owner) {
        const data = { licenseId: id, visualType, quantity, expiresAt, reason };
        const content = { template: 'license-revoked', data } as const;
        queueMail(db, batch, { id: `revoked-${id}`, to: owner.email, uid: userId, content }, at);
      }
      const changes = { userId, visualType, quantity, expiresAt };
      const entry = { actor: admin.uid, action: 'license.revoke', target: id, changes } as const;
      recordAudit(db, batch, entry, at);
      await batch.commit();
      return { ...license, ...revocation };
    });
  };
}
