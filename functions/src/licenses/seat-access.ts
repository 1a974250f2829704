import { hasSeats, isActive, type License } from '@flexa/contracts/licenses';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';

/** The team functions that the seats need. */
export interface TeamReader {
  /** True if the person may assign the seats of that owner's licences. */
  isManager(ownerUid: string, uid: string): Promise<boolean>;
  /** True if the link's code lets the address take a seat of that owner's licences. */
  admits(ownerUid: string, link: string, email: string): Promise<boolean>;
}

/**
 * Returns a licence whose seats the caller may give and take back.
 *
 * @throws AppError permission-denied; not-found, for admins alone, so that a stranger learns nothing
 */
export async function requireManagedLicense(
  find: (id: string) => Promise<License | undefined>,
  teams: TeamReader,
  caller: Caller,
  id: string,
): Promise<License> {
  const license = await find(id);
  if (license && (await mayManage(teams, caller, license.userId)) && hasSeats(license)) {
    return license;
  }
  throw caller.isAdmin
    ? new AppError('not-found', 'There is no such licence with seats')
    : new AppError('permission-denied');
}

async function mayManage(teams: TeamReader, caller: Caller, owner: string): Promise<boolean> {
  return caller.isAdmin || caller.uid === owner || teams.isManager(owner, caller.uid);
}

/** @throws AppError license-not-active */
export function requireActive(license: License, now: Date): void {
  if (!isActive(license, now)) throw new AppError('license-not-active');
}
