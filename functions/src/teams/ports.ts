import type { License } from '@flexa/contracts/licenses';
import type { Seat, SeatedLicense } from '@flexa/contracts/seats';
import type { Caller } from '../platform/handlers';

/** What the teams need of the licences: those of a person that have seats to give. */
export interface SeatedLicenses {
  withSeats(uid: string): Promise<License[]>;
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
