import { GRACE_DAYS } from '@flexa/license/issue';
import { isAhead, type License } from '@flexa/contracts/licenses';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import type { SeatRepository, StoredSeat } from './seat-repository';

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Finds the other seats of an address that came from the same seat: those it was carried over to by a renewal or a
 * membership, and those it was carried over from, as long as their keys may work.
 */
export function createSeatLineage(
  { clock }: Pick<Platform, 'clock'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
) {
  async function findLater({ renewedBy, upgradedBy }: License): Promise<License[]> {
    const ids = [renewedBy, upgradedBy].flatMap((id) => id ?? []);
    return ids.length === 0 ? [] : (await licenses.findMany(ids)).map(({ license }) => license);
  }

  /**
   * A seat of a licence that hasn't begun can be taken back alone: its holder works with the
   * earlier one.
   */
  async function findEarlier(license: License): Promise<License[]> {
    const now = clock();
    if (isAhead(license, now)) return [];
    const since = now.getTime() - GRACE_MS;
    const found = await licenses.findPredecessors(license.id);
    return found.filter(({ expiresAt }) => new Date(expiresAt).getTime() > since);
  }

  async function walk(
    from: License,
    step: (license: License) => Promise<License[]>,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const license of await step(from)) ids.push(license.id, ...(await walk(license, step)));
    return ids;
  }

  return async (license: License, email: string): Promise<StoredSeat[]> => {
    const ids = new Set([
      ...(await walk(license, findLater)),
      ...(await walk(license, findEarlier)),
    ]);
    const found = await Promise.all(
      [...ids].map(async (id) => {
        const [address] = await seats.addresses(id, [email]);
        const number = address?.data()?.seat ?? null;
        if (number === null) return [];
        const stored = (await seats.find(id, number)) as StoredSeat;
        return stored.exists && stored.data().email === email ? [stored] : [];
      }),
    );
    return found.flat();
  };
}
