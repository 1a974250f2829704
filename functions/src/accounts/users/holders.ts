import type { Transaction } from 'firebase-admin/firestore';
import type { License, NotedLicense } from '@flexa/contracts/licenses';
import type { Order, OrderKind } from '@flexa/contracts/orders';
import type { Passkey } from '@flexa/contracts/passkeys';
import type { SavedTheme } from '@flexa/contracts/themes';
import type { UserExport } from '@flexa/contracts/users';

/** The part of the licences that the users need. */
export interface LicenseHolder {
  listActive(uid: string): Promise<License[]>;
  all(uid: string): Promise<NotedLicense[]>;
  /** True if the mailbox has had its trial, with any account. */
  hadTrial(email: string): Promise<boolean>;
  prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void>;
}

/** The part of the free offer that the users need. */
export interface PlaceHolder {
  /** @param address proved address of the person, if any. */
  findPlaces(
    uid: string,
    address: string | undefined,
  ): Promise<{ offerId: string; takenAt: string }[]>;
  /** That the person had a place is kept, and no longer which account it was. */
  forgetHolder(uid: string): Promise<void>;
}

/** An order that can still be paid. */
interface UnpaidOrder {
  id: string;
  kind: OrderKind;
}

/** The part of the payments that the users need. */
export interface OrderHolder {
  all(uid: string): Promise<Order[]>;
  /**
   * Reads the person's orders in the transaction and answers a function that takes the person out of
   * them, to be called once all reads of the transaction are done; it answers those that can still be
   * paid.
   */
  prepareAnonymise(transaction: Transaction, uid: string): Promise<() => UnpaidOrder[]>;
  /** Closes these orders, so that nobody can pay them, now or within the hour. */
  closeAbandoned(orders: readonly UnpaidOrder[]): Promise<void>;
}

/**
 * The part of the themes that the users need. Themes lie below the profile and are deleted with it.
 * The export has their latest version; earlier ones would exceed one answer, and GET /theme/{id}
 * returns them.
 */
export interface ThemeHolder {
  exportThemes(uid: string): Promise<SavedTheme[]>;
}

/** The part of the wait list that the users need. It knows people only by address. */
export interface WaitListHolder {
  findProducts(email: string): Promise<UserExport['waitList']>;
  forget(email: string): Promise<void>;
}

/** The part of the mailed links that the users need. They know people by address. */
export interface ResetHolder {
  forget(email: string): Promise<void>;
}

/** The part of the support desk that the users need. It knows people only by address. */
export interface TicketHolder {
  findBySender(email: string): Promise<UserExport['tickets']>;
  forget(email: string): Promise<void>;
}

/**
 * The part of the passkeys that the users need. They lie below the profile and are deleted with it.
 */
export interface PasskeyHolder {
  list(uid: string): Promise<{ data: Passkey[] }>;
}

/**
 * The part of a person's known devices that the users need. They are deleted with the profile too.
 */
export interface DeviceHolder {
  exportDevices(uid: string): Promise<UserExport['devices']>;
}

/** The part of the seats that the users need. Seats know people by account and by address. */
export interface SeatHolder {
  exportSeats(uid: string, email: string | undefined): Promise<UserExport['seats']>;
  forget(uid: string, email: string | undefined): Promise<void>;
}

/** The part of the teams that the users need. */
export interface TeamHolder {
  exportTeams(uid: string): Promise<UserExport['teams']>;
  /** True if anyone else has a seat of the person's licences. */
  isInUse(uid: string): Promise<boolean>;
  forget(uid: string): Promise<void>;
}

/** The part of the teams' themes that the users need. */
export interface TeamThemeHolder {
  exportThemes(uid: string): Promise<UserExport['teamThemes']>;
  /** Deletes the themes of the person's own team and removes their uid from versions saved for other teams. */
  forget(uid: string): Promise<void>;
}

/** Other modules that hold a person's data. */
export interface OtherHolders {
  orders: OrderHolder;
  themes: ThemeHolder;
  waitList: WaitListHolder;
  resets: ResetHolder;
  passkeys: PasskeyHolder;
  sessions: DeviceHolder;
  tickets: TicketHolder;
  seats: SeatHolder;
  teams: TeamHolder;
  teamThemes: TeamThemeHolder;
}
