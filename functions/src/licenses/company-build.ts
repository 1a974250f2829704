import { FLEXA_VISUALS, listProductsFor } from '@flexa/license/flexa';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import type { OperationOutput } from '@flexa/contracts/operations';
import type { VisualType } from '@flexa/contracts/plans';
import { recordAudit } from '../audit/repository';
import { defineHandlers, type Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { LicenseKeyService } from './key-service';
import type { LicenseRepository } from './repository';
import { requireActive, requireManagedLicense, type TeamReader } from './seat-access';

/** Returns the names of the visuals that a licence unlocks. */
export const listLicensedVisuals = (visualType: VisualType): string[] =>
  FLEXA_VISUALS.flatMap(({ name, pack }) =>
    listProductsFor(pack).includes(visualType) ? [name] : [],
  );

/** The team functions that count builds. */
interface BuildCounter {
  /** Counts a build in the transaction that records it, and returns its number. */
  countCompanyBuild(ownerUid: string, also: (transaction: Transaction) => void): Promise<number>;
}

/** Hands out the key that a company puts into the packages of its visuals. */
export function createCompanyBuildHandlers(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  licenses: Pick<LicenseRepository, 'find'>,
  teams: TeamReader,
  counter: BuildCounter,
  keys: Pick<LicenseKeyService, 'issue'>,
) {
  /** @throws AppError permission-denied, license-not-active */
  async function build(caller: Caller, id: string): Promise<OperationOutput<'buildForCompany'>> {
    // An admin reads nobody's key.
    const person = { ...caller, isAdmin: false };
    const license = await requireManagedLicense(licenses.find, teams, person, id);
    const now = clock();
    requireActive(license, now);
    const key = await keys.issue(license);
    const { userId, visualType, expiresAt: endsAt } = license;
    const number = await counter.countCompanyBuild(userId, (transaction) => {
      const companyBuiltAt = Timestamp.fromDate(now);
      transaction.update(db.doc(`${LICENSE_QUERY.collection}/${id}`), { companyBuiltAt });
      const entry = { actor: caller.uid, action: 'license.company-build', target: id } as const;
      recordAudit(db, transaction, { ...entry, changes: { userId } }, now);
    });
    return { key, endsAt, build: number, visuals: listLicensedVisuals(visualType) };
  }

  return defineHandlers({ buildForCompany: ({ caller, input }) => build(caller, input.id) });
}
