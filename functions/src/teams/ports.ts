import type { Transaction } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import type { Seat, SeatedLicense } from '@flexa/contracts/seats';
import type { Caller } from '../platform/handlers';

/** The licence functions that the teams need. */
export interface SeatedLicenses {
  /** Returns a person's licences with seats that can be assigned now. */
  listActiveWithSeats(uid: string): Promise<License[]>;
  /**
   * Also includes licences that begin later, or that may be restored after a dispute or an upgrade.
   */
  listRestorableWithSeats(uid: string): Promise<License[]>;
}

/** The seat functions that the teams need. */
export interface SeatHolder {
  readSeatedLicense(license: License): Promise<{ license: SeatedLicense; data: Seat[] }>;
  takeBack(caller: Caller, seat: { id: string; seat: number }): Promise<Seat>;
}

/** The account functions that the teams need. */
export interface ProfileReader {
  get(uid: string): Promise<{ email: string; name: string } | undefined>;
}

/** A mailed link that asks an address to be the billing contact of an owner. */
export interface ContactLink {
  email: string;
  /** The owner. */
  uid: string;
  issuedAt: string;
}

/** The mailed-link functions that billing contacts need. */
export interface ContactLinks {
  /** Creates a link in the transaction and returns its code. */
  issue(transaction: Transaction, link: { email: string; uid: string }): string;
  /** Returns a link that has not expired, used or not; throws link-refused. */
  find(code: string): Promise<ContactLink>;
  /** Marks the link as used and runs the work; throws link-refused if it was used before. */
  use<T>(code: string, work: () => Promise<T>): Promise<T>;
  removeAbout(uid: string): Promise<void>;
}

/** The licences of a team, read in the transaction that transfers it. */
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

/** The themes of a team, read in the transaction that transfers it. */
export type ThemeHandover = (
  transaction: Transaction,
  from: string,
) => Promise<(to: string) => void>;

/** The account functions that a team transfer needs. */
export interface OwnerProfiles {
  getIn(transaction: Transaction, uid: string): Promise<{ name: string } | undefined>;
  touch(transaction: Transaction, uid: string): void;
  markPurchased(transaction: Transaction, uid: string): void;
}
