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
  /** The day of the month on which the licence that it renews began. */
  anchorDay?: number | undefined;
  /** All its seats are for others. */
  held?: false | undefined;
  /** The licence that it was bought to carry on from. */
  follows?: string | undefined;
  /** The label of the licence that it renews. */
  label?: string | undefined;
}

type Grant = Pick<License, 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'> & {
  uid: string;
  /** Idempotency key. */
  requestId?: string | undefined;
};

/** The part of the licences that the payments need. */
export interface LicenseIssuer {
  /** Grants a licence as an admin. */
  grant(admin: Caller, input: Grant): Promise<License>;
  find(id: string): Promise<License | undefined>;
  /** Licences and seats that give a person a right now. */
  listActive(uid: string): Promise<License[]>;
  /**
   * Adds to the batch that a licence carries on as that one, and answers the term of that one: when it
   * begins, where it has to wait, and its anchor day. The batch fails (isWriteConflict) where something else renewed it.
   */
  renew(
    batch: WriteBatch,
    request: { renews: string; by: LicenseToIssue; payment: OrderLicense['payment'] },
    at: Date,
  ): Promise<Omit<LicenseTerm, 'expiresAt'>>;
  /**
   * Adds a licence to the batch, which fails (isWriteConflict) where it is there already. It runs from now
   * for its months unless the term says otherwise.
   */
  issue(
    batch: WriteBatch,
    license: LicenseToIssue,
    term: LicenseTerm,
    payment: OrderLicense['payment'],
    at: Date,
  ): License;
  /** A licence and what carries on after it, without those that were taken back. */
  readChain(id: string): Promise<License[]>;
  /**
   * Adds to the batch that the licences end for that one; false where one of them has ended, or was
   * credited already. The batch fails (isWriteConflict) where one was written since.
   */
  upgrade(batch: WriteBatch, ids: readonly string[], by: string, at: Date): Promise<boolean>;
  /** Adds to the batch that those that ended for that one stand as their own payment does. */
  downgrade(
    batch: WriteBatch,
    wanted: ReadonlyMap<string, OrderLicense['payment']>,
    by: string,
    at: Date,
  ): Promise<void>;
  /** Adds to the batch what brings the licences in line with their payment. */
  align(batch: WriteBatch, licenses: readonly OrderLicense[], at: Date): Promise<void>;
}

/** A profile, as far as someone is sold to. */
export interface Buyer {
  uid: string;
  name: string;
  email: string;
  stripeCustomerId?: string | undefined;
  /** Since when sign-ins count: raised where the account became its owner's alone. */
  validSince?: number | undefined;
}

/** A confirmed address that gets the payment mails of an account besides its owner. */
export interface BillingContact {
  email: string;
  /** Code of the link by which it leaves. */
  leaveCode: string;
}

/** The part of the users that the payments need. */
export interface ProfileHolder {
  get(uid: string): Promise<Buyer | undefined>;
  /** Returns the confirmed address that gets payment mails too. */
  findBillingContact(uid: string): Promise<BillingContact | undefined>;
  /** Stores the account's customer at Stripe. */
  setStripeCustomer(uid: string, stripeCustomerId: string): Promise<void>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
  /** As touch, and says that the person has bought something. */
  markPurchased(batch: WriteBatch, uid: string): void;
}
