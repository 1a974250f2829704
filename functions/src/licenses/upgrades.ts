import type { WriteBatch } from 'firebase-admin/firestore';
import { REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import type { LicenseRepository } from './repository';
import { isUpgraded, computeRevocationAfter, type PaymentStatus } from './license-state';

/** Credits licences to a membership, in the batch that changes its order. */
export function createLicenseUpgrades(repository: LicenseRepository) {
  return {
    /** Returns a licence and its renewals, without those that were taken back. */
    async readChain(id: string): Promise<License[]> {
      const chain: License[] = [];
      for await (const { license } of repository.chain(id)) {
        if (license.deletedAt === null) chain.push(license);
      }
      return chain;
    },

    /**
     * Adds the writes that end the licences for the membership. Returns false if one of them has ended or was already
     * credited. The batch fails (isWriteConflict) if one was written since.
     */
    async upgrade(
      batch: WriteBatch,
      ids: readonly string[],
      by: string,
      at: Date,
    ): Promise<boolean> {
      const found = await repository.findMany(ids);
      const isFree = found.length === ids.length && found.every((it) => !isTaken(it.license));
      if (!isFree) return false;
      const revocation = { deletedAt: at.toISOString(), revokedReason: REVOKED_REASONS.upgraded };
      for (const stored of found) repository.setUpgraded(batch, stored, revocation, by, at);
      return true;
    },

    /** Adds the writes that give licences credited to the membership the state of their own payments again. */
    async downgrade(
      batch: WriteBatch,
      wanted: ReadonlyMap<string, PaymentStatus>,
      by: string,
      at: Date,
    ): Promise<void> {
      for (const stored of await repository.findMany([...wanted.keys()])) {
        const { id, upgradedBy } = stored.license;
        if (upgradedBy !== by || !isUpgraded(stored.license)) continue;
        const payment = wanted.get(id) ?? 'good';
        const revocation = computeRevocationAfter(
          { deletedAt: null, revokedReason: null },
          payment,
          at,
        );
        repository.setUpgraded(batch, stored, revocation, null, at);
      }
    },
  };
}

function isTaken({ deletedAt, upgradedBy }: License): boolean {
  return deletedAt !== null || upgradedBy !== undefined;
}
