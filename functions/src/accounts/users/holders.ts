import type { Transaction } from 'firebase-admin/firestore';
import type { License, NotedLicense } from '@flexa/contracts/licenses';
import type { Order, OrderKind } from '@flexa/contracts/orders';
import type { Passkey } from '@flexa/contracts/passkeys';
import type { SavedTheme } from '@flexa/contracts/themes';
import type { UserExport } from '@flexa/contracts/users';

/** The licence functions that the users need. */
export interface LicenseHolder {
  listActive(uid: string): Promise<License[]>;
  all(uid: string): Promise<NotedLicense[]>;
  /** Returns true if the mailbox has had its trial, with any account. */
  hadTrial(email: string): Promise<boolean>;
  prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void>;
}

/** The free-offer functions that the users need. */
export interface PlaceHolder {
  /** @param address proved address of the person, if any. */
  findPlaces(
    uid: string,
    address: string | undefined,
  ): Promise<{ offerId: string; takenAt: string }[]>;
  /** Keeps the place and forgets which account had it. */
  forgetHolder(uid: string): Promise<void>;
}

/** An order that can still be paid. */
interface UnpaidOrder {
  id: string;
  kind: OrderKind;
}

/** The payment functions that the users need. */
export interface OrderHolder {
  all(uid: string): Promise<Order[]>;
  /**
   * Reads the person's orders in the transaction and returns a function that removes the person from them. Call
   * that function once the transaction has read everything; it returns the orders that can still be paid.
   */
  prepareAnonymise(transaction: Transaction, uid: string): Promise<() => UnpaidOrder[]>;
  /** Closes these orders, so that nobody can pay them, now or within the hour. */
  closeAbandoned(orders: readonly UnpaidOrder[]): Promise<void>;
}

/**
 * The theme functions that the users need. Themes are stored below the profile and deleted with it. The export
 * has their latest version; earlier ones would exceed one answer, and GET /theme/{id} returns them.
 */
export interface ThemeHolder {
  exportThemes(uid: string): Promise<SavedTheme[]>;
}

/** The wait-list functions that the users need. The wait list stores addresses only. */
export interface WaitListHolder {
  findProducts(email: string): Promise<UserExport['waitList']>;
  forget(email: string): Promise<void>;
}

/** The mailed-link functions that the users need. Links are stored by address. */
export interface ResetHolder {
  forget(email: string): Promise<void>;
}

/** The support-desk functions that the users need. Tickets are stored by address. */
export interface TicketHolder {
  findBySender(email: string): Promise<UserExport['tickets']>;
  forget(email: string): Promise<void>;
}

/** The passkey functions that the users need. Passkeys are stored below the profile and deleted with it. */
export interface PasskeyHolder {
  list(uid: string): Promise<{ data: Passkey[] }>;
}

/** The known-device functions that the users need. Devices are deleted with the profile too. */
export interface DeviceHolder {
  exportDevices(uid: string): Promise<UserExport['devices']>;
}

/** The seat functions that the users need. Seats are stored by account and by address. */
export interface SeatHolder {
  exportSeats(uid: string, email: string | undefined): Promise<UserExport['seats']>;
  forget(uid: string, email: string | undefined): Promise<void>;
}

/** The team functions that the users need. */
export interface TeamHolder {
  exportTeams(uid: string): Promise<UserExport['teams']>;
  /** Returns true if anyone else has a seat of the person's licences. */
  isInUse(uid: string): Promise<boolean>;
  forget(uid: string): Promise<void>;
}

/** The functions of the billing contacts that the users need. They know contacts by address. */
export interface ContactHolder {
  /** Removes the contact while there is a profile, by which the customer at Stripe is found. */
  removeOwn(uid: string): Promise<void>;
  exportOwners(address: string | undefined): Promise<UserExport['billingContactFor']>;
  forget(uid: string, address: string | undefined): Promise<void>;
}

/** The team-theme functions that the users need. */
export interface TeamThemeHolder {
  exportThemes(uid: string): Promise<UserExport['teamThemes']>;
  /** Deletes the themes of the person's own team and removes their uid from versions saved for other teams. */
  forget(uid: string): Promise<void>;
}

/** Other modules that store a person's data. */
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
  billingContacts: ContactHolder;
  teamThemes: TeamThemeHolder;
}
