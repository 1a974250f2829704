import type { Transaction } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import type { Seat, SeatedLicense } from '@flexa/contracts/seats';
import type { Caller } from '../platform/handlers';

/** What the teams need of the licences. */
export interface SeatedLicenses {
  /** Those of a person that have seats to give now. */
  withSeats(uid: string): Promise<License[]>;
  /** Also those that begin later, or may come back after a dispute or an upgrade. */
  standingWithSeats(uid: string): Promise<License[]>;
}

/** What the teams need of the seats. */
export interface SeatHolder {
  seated(license: License): Promise<{ license: SeatedLicense; data: Seat[] }>;
  takeBack(caller: Caller, seat: { id: string; seat: number }): Promise<Seat>;
}

/** What the teams need of the users. */
export interface ProfileReader {
  get(uid: string): Promise<{ email: string } | undefined>;
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

/** What handing over a team needs of the users. */
export interface OwnerProfiles {
  getIn(transaction: Transaction, uid: string): Promise<{ name: string } | undefined>;
  touch(transaction: Transaction, uid: string): void;
  markPurchased(transaction: Transaction, uid: string): void;
}
