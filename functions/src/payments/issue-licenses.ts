import type { WriteBatch } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import { findLicensee, listLicenses, type OrderLicense } from './licenses-of-order';
import type { OwnedOrder } from './order';
import type { LicenseIssuer } from './ports';

/** Adds the licences of an order to the batch, one for each line, and returns the first. */
export async function issueLicenses(
  licenses: Pick<LicenseIssuer, 'issue' | 'renew'>,
  batch: WriteBatch,
  order: OwnedOrder & { name: string },
  at: Date,
): Promise<License> {
  const { id: orderId, uid: userId, visualType, licenseType, month } = order;
  const name = findLicensee(order);
  const lines = listLicenses(order).map(({ id, quantity, payment }) => ({
    id,
    userId,
    name,
    visualType,
    licenseType,
    month,
    quantity,
    payment,
  }));
  const [first, ...others] = lines;
  if (!first) throw new Error(`Order ${orderId} has no line`);
  const term = await findTerm(licenses, batch, order, first, at);
  const issue = ({ payment, ...license }: typeof first) =>
    licenses.issue(batch, license, term, payment, at);
  const issued = issue(first);
  for (const license of others) issue(license);
  return issued;
}

/** Added seats end with the licence that they join; a renewal begins when the licence before it ends. */
async function findTerm(
  licenses: Pick<LicenseIssuer, 'renew'>,
  batch: WriteBatch,
  { renews, endsAt }: OwnedOrder,
  by: Parameters<LicenseIssuer['renew']>[1]['by'] & { payment: OrderLicense['payment'] },
  at: Date,
): Promise<Parameters<LicenseIssuer['issue']>[2]> {
  // The buyer already has a seat of that licence, so none is reserved for them.
  if (endsAt !== undefined) return { expiresAt: endsAt, held: false };
  if (renews === undefined) return {};
  return licenses.renew(batch, { renews, by, payment: by.payment }, at);
}
