import type { WriteBatch } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';
import type { Caller } from '../platform/handlers';
import type { OrderLicense } from './licenses-of-order';

type LicenseToIssue = Pick<
  License,
  'id' | 'userId' | 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'
>;

interface LicenseTerm {
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
  /** Day of the month on which the renewed licence began. */
  anchorDay?: number | undefined;
  /** All its seats are for others. */
  held?: false | undefined;
  /** Licence that this purchase continues. */
  follows?: string | undefined;
  /** Label of the renewed licence. */
  label?: string | undefined;
}

type Grant = Pick<License, 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'> & {
  uid: string;
  /** Idempotency key. */
  requestId?: string | undefined;
};

/** The licence functions that the payments need. */
export interface LicenseIssuer {
  /** Grants a licence as an admin. */
  grant(admin: Caller, input: Grant): Promise<License>;
  find(id: string): Promise<License | undefined>;
  /** Lists the licences and seats that a person can use now. */
  listActive(uid: string): Promise<License[]>;
  /**
   * Adds to the batch that one licence continues another, and returns the term of the new one: its start, if it has
   * to wait, and its anchor day. The batch fails (isWriteConflict) if another purchase renewed it.
   */
  renew(
    batch: WriteBatch,
    request: { renews: string; by: LicenseToIssue; payment: OrderLicense['payment'] },
    at: Date,
  ): Promise<Omit<LicenseTerm, 'expiresAt'>>;
  /**
   * Adds a licence to the batch, which fails (isWriteConflict) if it already exists. Without a given term it runs
   * from now for its months.
   */
  issue(
    batch: WriteBatch,
    license: LicenseToIssue,
    term: LicenseTerm,
    payment: OrderLicense['payment'],
    at: Date,
  ): License;
  /** Returns a licence and its renewals, without revoked ones. */
  readChain(id: string): Promise<License[]>;
  /**
   * Adds to the batch that the licences end for their replacement; returns false if one has ended or was credited
   * already. The batch fails (isWriteConflict) if one was written since.
   */
  upgrade(batch: WriteBatch, ids: readonly string[], by: string, at: Date): Promise<boolean>;
  /** Adds to the batch that licences which ended for that replacement return to the state of their own payment. */
  downgrade(
    batch: WriteBatch,
    wanted: ReadonlyMap<string, OrderLicense['payment']>,
    by: string,
    at: Date,
  ): Promise<void>;
  /** Adds to the batch the changes that align the licences with their payment. */
  align(batch: WriteBatch, licenses: readonly OrderLicense[], at: Date): Promise<void>;
}

/** The part of a profile that a sale needs. */
export interface Buyer {
  uid: string;
  name: string;
  email: string;
  stripeCustomerId?: string | undefined;
  /** Second since which sign-ins count; raised when only the owner kept access to the account. */
  validSince?: number | undefined;
}

/** A confirmed address that gets the payment mails of an account besides its owner. */
export interface BillingContact {
  email: string;
  /** Code of the link by which it leaves. */
  leaveCode: string;
}

/** The user functions that the payments need. */
export interface ProfileHolder {
  get(uid: string): Promise<Buyer | undefined>;
  /** Returns the confirmed address that gets payment mails too. */
  findBillingContact(uid: string): Promise<BillingContact | undefined>;
  /** Stores the account's customer at Stripe. */
  setStripeCustomer(uid: string, stripeCustomerId: string): Promise<void>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
  /** Touches the profile and records that the person has bought something. */
  markPurchased(batch: WriteBatch, uid: string): void;
}
