import { FieldValue } from 'firebase-admin/firestore';
import { hasSeats, LICENSE_QUERY } from '@flexa/contracts/licenses';
import { recordAudit } from '../audit/repository';
import { AppError } from '../platform/errors';
import { defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import type { TeamReader } from './seat-access';

/** Serves the labels of licences, which tell two licences of a pack apart. */
export function createLicenseLabels(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  licenses: Pick<LicenseRepository, 'find'>,
  teams: Pick<TeamReader, 'isManager'>,
) {
  /** @throws AppError permission-denied for a licence that is neither the caller's nor their team's */
  async function nameLicense({ caller, input: { id, label } }: Context<'nameLicense'>) {
    const license = await licenses.find(id);
    const isOwn = license?.userId === caller.uid;
    const isTheirs =
      license !== undefined &&
      (isOwn || (hasSeats(license) && (await teams.isManager(license.userId, caller.uid))));
    // A seat has the label of its parent licence.
    if (!isTheirs || license.seatOf !== undefined) throw new AppError('permission-denied');
    if ((license.label ?? '') !== label) {
      const batch = db.batch();
      batch.update(db.doc(`${LICENSE_QUERY.collection}/${id}`), {
        label: label === '' ? FieldValue.delete() : label,
      });
      // The audit outlives the account, so it doesn't keep the text.
      const changes = {
        userId: license.userId,
        label: label === '' ? ('removed' as const) : ('changed' as const),
      };
      const entry = { actor: caller.uid, action: 'license.label', target: id, changes } as const;
      recordAudit(db, batch, entry, clock());
      await batch.commit();
    }
    return { label: label === '' ? null : label };
  }

  return defineHandlers({ nameLicense });
}
