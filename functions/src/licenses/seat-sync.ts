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

/** Licences of one batch. */
const AT_ONCE = 200;

/** Picks the fields that a seat's licence copies from its parent. */
const pickFollowed = ({ deletedAt, revokedReason, startsAt, expiresAt, name }: License) => ({
  deletedAt,
  revokedReason,
  startsAt,
  expiresAt,
  name,
});

/**
 * Brings the licences of seats in line with their parent: refunded, suspended, restored, prolonged.
 * Anyone who changes a parent notes until when its seats are looked at: longer than any call runs, so
 * that a seat that was being accepted just then is met as well.
 */
export function createSeatSync(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  profiles: SeatProfiles,
  carryAll: (id: string, nextId: string) => Promise<void>,
) {
  async function sync(parentId: string): Promise<void> {
    const [parent] = await licenses.findMany([parentId]);
    if (!parent) return;
    const { upgradedBy, renewedBy } = parent.license;
    const next = upgradedBy ?? (isGone(parent.license) ? renewedBy : undefined);
    // First: nobody is to be without a licence in between.
    if (next !== undefined) await carryAll(parentId, next);
    const held = (await seats.all(parentId)).flatMap((seat) => seat.data().licenseId ?? []);
    for (let from = 0; from < held.length; from += AT_ONCE) {
      const found = await licenses.findMany(held.slice(from, from + AT_ONCE));
      await Promise.all(found.map((license) => follow(license, parent.license)));
    }
  }

  async function follow(stored: StoredLicense, parent: License): Promise<void> {
    const { deletedAt, revokedReason } = stored.license;
    // Revoked separately from its parent: by an admin, or with its holder's account.
    const hasEnded = deletedAt !== null && !isPaymentReason(revokedReason);
    const isOver = (stored.license.seat ?? 0) >= parent.quantity;
    const refunded = {
      deletedAt: deletedAt ?? clock().toISOString(),
      revokedReason: REVOKED_REASONS.refunded,
    };
    const wanted = {
      ...pickFollowed(hasEnded ? stored.license : parent),
      // Its money was given back, and that of the others not.
      ...(isOver && !hasEnded && refunded),
      name: parent.name,
    };
    if (isDeepStrictEqual(pickFollowed(stored.license), wanted)) return;
    const batch = db.batch();
    licenses.follow(batch, stored, wanted);
    const isBack = isSuspended(stored.license) && wanted.deletedAt === null;
    if (isBack && wanted.expiresAt > stored.license.expiresAt) {
      await queueKeyMail(batch, stored.license, wanted.expiresAt);
    }
    try {
      await batch.commit();
    } catch (error) {
      // Taken back in between; otherwise the next run finds it.
      if (!isWriteConflict(error)) throw error;
    }
  }

  /** The key that a holder pasted ends with the term that was; its licence was given more days. */
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

  /** Goes on with every parent whose seats are still to be looked at. */
  async function syncDue(): Promise<void> {
    const due = await licenses.seatSyncs();
    for (const { id, until, updateTime } of due) {
      try {
        await sync(id);
        if (until <= clock()) await licenses.endSeatSync(id, updateTime);
      } catch (error) {
        log.error('seats not in line yet', error, { licenseId: id });
      }
    }
    if (due.length > 0) log.info('seats brought in line', { licences: due.length });
  }

  return { sync, syncDue };
}
