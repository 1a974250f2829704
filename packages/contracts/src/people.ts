import { z } from 'zod';
import { instantSchema, uidSchema } from './fields';
import { notedLicenseSchema } from './licenses';
import { orderSchema } from './orders';
import { VISUAL_TYPES } from './plans';
import { WAIT_LIST_PRODUCTS } from './tickets';
import { userSummarySchema } from './users';

/** People whose holdings are asked for at once. */
export const HOLDINGS_MAX = 100;

/** A person's packs with an active licence, and the total they have paid. */
export const holdingSchema = z.object({
  uid: z.string(),
  packs: z.array(z.enum(VISUAL_TYPES)),
  /** Their own active licences, without seats in others' teams. */
  licenses: z.int(),
  /** Seats of those licences. */
  seats: z.int(),
  /** Cents in the currency of the price list, less what was given back. */
  paid: z.int(),
});
export type Holding = z.infer<typeof holdingSchema>;

/** Everything an admin sees of one person. */
export const personSchema = z.object({
  user: userSummarySchema,
  emailVerified: z.boolean(),
  /** When a token was last made for them; null where they never signed in. */
  lastSeenAt: instantSchema.nullable(),
  /** All of them, newest first. */
  licenses: z.array(notedLicenseSchema),
  orders: z.array(orderSchema),
});
export type PersonDetails = z.infer<typeof personSchema>;

/** Someone who waits for a product. */
export const waitListEntrySchema = z.object({
  email: z.string(),
  product: z.enum(WAIT_LIST_PRODUCTS),
  createdAt: instantSchema,
});
export type WaitListEntry = z.infer<typeof waitListEntrySchema>;

/** Names by uid, of those who have an account. */
export const peopleSchema = z.record(uidSchema, z.string());
