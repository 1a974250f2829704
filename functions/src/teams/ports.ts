import type { Transaction } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import type { Seat, SeatedLicense } from '@flexa/contracts/seats';
import type { Caller } from '../platform/handlers';

/** The part of the licences that the teams need. */
export interface SeatedLicenses {
  /** Returns a person's licences with seats that can be assigned now. */
  listActiveWithSeats(uid: string): Promise<License[]>;
  /**
   * Also includes licences that begin later, or that may be restored after a dispute or an upgrade.
   */
  listRestorableWithSeats(uid: string): Promise<License[]>;
}

/** The part of the seats that the teams need. */
export interface SeatHolder {
  readSeatedLicense(license: License): Promise<{ license: SeatedLicense; data: Seat[] }>;
  takeBack(caller: Caller, seat: { id: string; seat: number }): Promise<Seat>;
}

/** The part of the users that the teams need. */
export interface ProfileReader {
  get(uid: string): Promise<{ email: string; name: string } | undefined>;
}

/** The licences of a team, read in the transaction in which it is handed over. */
export type LicenseHandover = (
  transaction: Transaction,
  owners: { from: string; to: string },
  at: Date,
) => Promise<{
  ids: readonly string[];
  isPaid: boolean;
  hasOwn: boolean;
  move(name: string): void;
}>;

/** The themes of a team, read in the transaction in which it is handed over. */
export type ThemeHandover = (
  transaction: Transaction,
  from: string,
) => Promise<(to: string) => void>;

/** The part of the users that a team transfer needs. */
export interface OwnerProfiles {
  getIn(transaction: Transaction, uid: string): Promise<{ name: string } | undefined>;
  touch(transaction: Transaction, uid: string): void;
  markPurchased(transaction: Transaction, uid: string): void;
}
