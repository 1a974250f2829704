import type { Transaction } from 'firebase-admin/firestore';
import type { License, NotedLicense } from '@flexa/contracts/licenses';
import type { Order } from '@flexa/contracts/orders';
import type { Passkey } from '@flexa/contracts/passkeys';
import type { SavedTheme } from '@flexa/contracts/themes';
import type { UserExport } from '@flexa/contracts/users';

/** What the users need of the licences. */
export interface LicenseHolder {
  active(uid: string): Promise<License[]>;
  all(uid: string): Promise<NotedLicense[]>;
  /** Whether the mailbox has had its trial, with whichever account. */
  hadTrial(email: string): Promise<boolean>;
  prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void>;
}

/** What the users need of the free offer. */
export interface PlaceHolder {
  /** @param address proved to be the person's, if any is. */
  placesOf(
    uid: string,
    address: string | undefined,
  ): Promise<{ offerId: string; takenAt: string }[]>;
  /** That the person had a place is kept, and no longer which account it was. */
  forgetHolder(uid: string): Promise<void>;
}

/** What the users need of the payments. */
export interface OrderHolder {
  all(uid: string): Promise<Order[]>;
  /**
   * Reads the person's orders in the transaction and answers a function that takes the person out of
   * them, to be called once all reads of the transaction are done; it answers those that can still be
   * paid.
   */
  prepareAnonymise(transaction: Transaction, uid: string): Promise<() => string[]>;
  /** Closes these orders, so that nobody can pay them, now or within the hour. */
  closeAbandoned(orderIds: readonly string[]): Promise<void>;
}

/**
 * What the users need of the themes, which lie below the profile and go with it. As they are now:
 * their earlier versions would be more than one answer holds, and GET /theme/{id} gives them.
 */
export interface ThemeHolder {
  all(uid: string): Promise<SavedTheme[]>;
}

/** What the users need of the wait list, which knows people by their address alone. */
export interface WaitListHolder {
  productsOf(email: string): Promise<UserExport['waitList']>;
  forget(email: string): Promise<void>;
}

/** What the users need of the mailed links, which know people by their address. */
export interface ResetHolder {
  forget(email: string): Promise<void>;
}

/** What the users need of the support desk, which knows people by their address alone. */
export interface TicketHolder {
  ofSender(email: string): Promise<UserExport['tickets']>;
  forget(email: string): Promise<void>;
}

/** What the users need of the passkeys, which lie below the profile and go with it. */
export interface PasskeyHolder {
  list(uid: string): Promise<{ data: Passkey[] }>;
}

/** The same of the devices that a person signed in on. */
export interface DeviceHolder {
  devicesOf(uid: string): Promise<UserExport['devices']>;
}

/** What the users need of the seats, which know people by their account and by their address. */
export interface SeatHolder {
  ofPerson(uid: string, email: string | undefined): Promise<UserExport['seats']>;
  forget(uid: string, email: string | undefined): Promise<void>;
}

/** What the users need of the teams. */
export interface TeamHolder {
  ofPerson(uid: string): Promise<UserExport['teams']>;
  /** Whether anybody else has a seat of the person's licences. */
  isInUse(uid: string): Promise<boolean>;
  forget(uid: string): Promise<void>;
}

/** Who else holds something about a person. */
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
}
