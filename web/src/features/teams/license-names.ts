import { formatCount, formatNumber } from '@flexa/contracts/format';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { addLabel } from '@flexa/contracts/product-names';
import type { SeatedLicense } from '@flexa/contracts/seats';
import { formatDate } from '@/lib/format';

/**
 * Names a team's licence by its pack and label. One without a label is named by its end too if the
 * team has several of that pack.
 */
export function nameLicense(license: SeatedLicense, licenses: readonly SeatedLicense[]): string {
  const { visualType, expiresAt, label } = license;
  const isOnly = licenses.filter((each) => each.visualType === visualType).length < 2;
  const name = VISUAL_NAMES[visualType];
  if (label !== undefined) return addLabel(name, label);
  return isOnly ? name : `${name} until ${formatDate(expiresAt)}`;
}

/** Counts the seats of a licence that are invited or held: “1 of 5 seats assigned”. */
export function countAssigned({
  quantity,
  free,
}: Pick<SeatedLicense, 'quantity' | 'free'>): string {
  return `${formatNumber(quantity - free)} of ${formatCount(quantity, 'seat')} assigned`;
}
