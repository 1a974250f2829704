import { isHeld, type License } from '@flexa/contracts/licenses';
import type { FirstStep } from '../mail/mails';

/**
 * What is left to do in the account, in order. Nobody knows what a person has done in Power BI.
 *
 * @param active the licences that run.
 */
export function stepsLeft(active: readonly License[], savedThemes: number): FirstStep[] {
  // When the key of a seat was fetched is kept with the seat.
  const held = active.filter((license) => isHeld(license) && license.seatOf === undefined);
  return [
    ...(savedThemes === 0 ? (['theme'] as const) : []),
    ...(held.length > 0 && held.every(({ keyFetchedAt }) => keyFetchedAt === undefined)
      ? (['key'] as const)
      : []),
  ];
}
