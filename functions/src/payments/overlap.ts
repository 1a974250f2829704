import { findOverlap } from '@flexa/contracts/license-overlap';
import type { License } from '@flexa/contracts/licenses';
import { formatLicenseName, formatProductName } from '@flexa/contracts/product-names';
import { AppError } from '../platform/errors';
import type { PurchaseRequest } from './join';
import type { LicenseIssuer } from './ports';

/** Refuses purchases that the buyer already has. */
export function createOverlapCheck(licenses: Pick<LicenseIssuer, 'listActive'>) {
  /** @throws AppError already-owned unless the buyer asks for a separate licence */
  return async (
    request: PurchaseRequest & { acceptsOverlap?: boolean | undefined },
    at: Date,
  ): Promise<void> => {
    if (request.acceptsOverlap) return;
    const overlap = findOverlap(request, await licenses.listActive(request.uid), at);
    if (!overlap) return;
    throw new AppError('already-owned', describeOverlap(overlap));
  };
}

function describeOverlap({ visualType, seatOf, expiresAt }: License): string {
  const end = expiresAt.slice(0, 10);
  return seatOf === undefined
    ? `Your ${formatLicenseName(visualType)} runs until ${end}. Renew it or add seats, or choose a separate licence`
    : `You have a seat for ${formatProductName(visualType)} until ${end}. Choose a separate licence only for other people`;
}
