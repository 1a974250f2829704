import { findOverlap } from '@flexa/contracts/license-overlap';
import type { License } from '@flexa/contracts/licenses';
import { orderNumber } from '@flexa/contracts/numbers';
import { formatLicenseName, formatProductName } from '@flexa/contracts/product-names';
import { findUnpaidInvoice } from '@flexa/contracts/unpaid-invoice';
import { AppError } from '../platform/errors';
import type { PurchaseRequest } from './join';
import type { OrderDocument } from './order';
import type { LicenseIssuer } from './ports';

/** Refuses purchases that the buyer already has, or has an unpaid invoice for. */
export function createOverlapCheck(
  licenses: Pick<LicenseIssuer, 'listActive'>,
  orders: { all(uid: string): Promise<OrderDocument[]> },
) {
  /**
   * @param begin when the purchased months begin
   * @throws AppError already-owned unless the buyer accepts the overlap
   */
  return async (
    request: PurchaseRequest & { acceptsOverlap?: boolean | undefined },
    begin: Date,
  ): Promise<void> => {
    if (request.acceptsOverlap) return;
    const overlap = findOverlap(request, await licenses.listActive(request.uid), begin);
    if (overlap) throw new AppError('already-owned', describeOverlap(overlap, request));
    const unpaid = findUnpaidInvoice(request, await orders.all(request.uid));
    if (unpaid) throw new AppError('already-owned', describeUnpaidInvoice(unpaid, request));
  };
}

function describeUnpaidInvoice(
  { id, visualType }: OrderDocument,
  { renews }: PurchaseRequest,
): string {
  const state = `The invoice of your order ${orderNumber(id)} for ${formatProductName(visualType)} isn’t paid yet`;
  const otherwise = renews === undefined ? ', or choose a separate licence' : '';
  return `${state}. Open it under your orders and pay it${otherwise}`;
}

function describeOverlap(
  { visualType, seatOf, expiresAt }: License,
  { renews, visualType: wanted }: PurchaseRequest,
): string {
  const end = expiresAt.slice(0, 10);
  if (renews !== undefined) {
    const reason =
      seatOf === undefined ? `Your ${formatLicenseName(visualType)} runs` : 'Your seat runs';
    return `${reason} until ${end}. Renew ${formatProductName(wanted)} only for other people, or to have it afterwards`;
  }
  return seatOf === undefined
    ? `Your ${formatLicenseName(visualType)} runs until ${end}. Renew it or add seats, or choose a separate licence`
    : `You have a seat for ${formatProductName(visualType)} until ${end}. Choose a separate licence only for other people`;
}
