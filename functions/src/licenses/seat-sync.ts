import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import { queueMail } from '../mail/outbox';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { isGone } from './renewal-chain';
import { isPaymentReason, isSuspended } from './license-state';
import type { SeatProfiles } from './seat-holding';
import type { LicenseRepository, StoredLicense } from './repository';
import type { SeatRepository } from './seat-repository';

/** Licences read per query. */
const LICENSES_PER_READ = 200;

/** Picks the fields that a seat's licence copies from its parent. */
const pickInheritedFields = ({ deletedAt, revokedReason, startsAt, expiresAt, name }: License) => ({
  deletedAt,
  revokedReason,
  startsAt,
  expiresAt,
  name,
});

/**
 * Brings the licences of seats in line with their parent: refunded, suspended, restored, extended.
 * Code that changes a parent also records how long its seats must be synced. That outlasts any call, so a seat
 * accepted at the same moment is caught too.
 */
export function createSeatSync(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  profiles: SeatProfiles,
  carrySeatsOver: (id: string, nextId: string) => Promise<void>,
) {
  async function sync(parentId: string): Promise<void> {
    const [parent] = await licenses.findMany([parentId]);
    if (!parent) return;
    const { upgradedBy, renewedBy } = parent.license;
    const next = upgradedBy ?? (isGone(parent.license) ? renewedBy : undefined);
    // Carry seats over first, so that nobody is without a licence in between.
    if (next !== undefined) await carrySeatsOver(parentId, next);
    const held = (await seats.all(parentId)).flatMap((seat) => seat.data().licenseId ?? []);
    for (let from = 0; from < held.length; from += LICENSES_PER_READ) {
      const found = await licenses.findMany(held.slice(from, from + LICENSES_PER_READ));
      await Promise.all(found.map((license) => updateSeatLicense(license, parent.license)));
    }
  }

  async function updateSeatLicense(stored: StoredLicense, parent: License): Promise<void> {
    const { deletedAt, revokedReason } = stored.license;
    // Revoked separately from its parent: by an admin, or with its holder's account.
    const hasEnded = deletedAt !== null && !isPaymentReason(revokedReason);
    const isBeyondQuantity = (stored.license.seat ?? 0) >= parent.quantity;
    const refunded = {
      deletedAt: deletedAt ?? clock().toISOString(),
      revokedReason: REVOKED_REASONS.refunded,
    };
    const wanted = {
      ...pickInheritedFields(hasEnded ? stored.license : parent),
      // This seat was refunded; the others were not.
      ...(isBeyondQuantity && !hasEnded && refunded),
      name: parent.name,
    };
    if (isDeepStrictEqual(pickInheritedFields(stored.license), wanted)) return;
    const batch = db.batch();
    licenses.updateSeatLicense(batch, stored, wanted);
    const isBack = isSuspended(stored.license) && wanted.deletedAt === null;
    if (isBack && wanted.expiresAt > stored.license.expiresAt) {
      await queueKeyMail(batch, stored.license, wanted.expiresAt);
    }
    try {
      await batch.commit();
    } catch (error) {
      // Another write came first, perhaps taking the seat back. The next run tries again.
      if (!isWriteConflict(error)) throw error;
    }
  }

  /** Queues the new key: the one in the holder's reports ends with the old term, but the licence was extended. */
  async function queueKeyMail(
    batch: WriteBatch,
    license: License,
    expiresAt: string,
  ): Promise<void> {
    const { id: licenseId, userId: uid, visualType, expiresAt: endsAt } = license;
    const now = clock();
    const profile = new Date(expiresAt) > now ? await profiles.get(uid) : undefined;
    if (!profile) return;
    profiles.touch(batch, uid);
    const data = {
      licenseId,
      visualType,
      quantity: 1,
      expiresAt,
      endsAt,
      cause: 'restored' as const,
    };
    const content = { template: 'next-key', data } as const;
    const id = `restored-${licenseId}-${Date.parse(expiresAt)}`;
    queueMail(db, batch, { id, to: profile.email, uid, content }, now);
  }

  /** Syncs every parent whose seats are still due. */
  async function syncDue(): Promise<void> {
    const due = await licenses.listDueSeatSyncs();
    for (const { id, until, updateTime } of due) {
      try {
        await sync(id);
        if (until <= clock()) await licenses.endSeatSync(id, updateTime);
      } catch (error) {
        log.error('seat sync failed, will retry', error, { licenseId: id });
      }
    }
    if (due.length > 0) log.info('seats synced', { licences: due.length });
  }

  return { sync, syncDue };
}
