import { z } from 'zod';
import { instantSchema, uidSchema } from './fields';
import { notedLicenseSchema } from './licenses';
import { orderSchema } from './orders';
import { VISUAL_TYPES } from './plans';
import { WAIT_LIST_PRODUCTS } from './tickets';
import { userSummarySchema } from './users';

/** Maximum number of people in one request for holdings. */
export const HOLDINGS_MAX = 100;

/** A person's packs with an active licence, and the total they have paid. */
export const holdingSchema = z.object({
  uid: z.string(),
  packs: z.array(z.enum(VISUAL_TYPES)),
  /** Their own active licences, without seats in others' teams. */
  licenses: z.int(),
  /** Seats of those licences. */
  seats: z.int(),
  /** Total paid in cents of the price list's currency, less refunds. */
  paid: z.int(),
});
export type Holding = z.infer<typeof holdingSchema>;

/** Everything an admin sees of one person. */
export const personSchema = z.object({
  user: userSummarySchema,
  emailVerified: z.boolean(),
  /** Time at which a token was last issued to the person; null if they never signed in. */
  lastSeenAt: instantSchema.nullable(),
  /** All licences, newest first. */
  licenses: z.array(notedLicenseSchema),
  orders: z.array(orderSchema),
});
export type PersonDetails = z.infer<typeof personSchema>;

/** Person on the wait list of a product. */
export const waitListEntrySchema = z.object({
  email: z.string(),
  product: z.enum(WAIT_LIST_PRODUCTS),
  createdAt: instantSchema,
});
export type WaitListEntry = z.infer<typeof waitListEntrySchema>;

/** Names by uid, for people who have an account. */
export const peopleSchema = z.record(uidSchema, z.string());
