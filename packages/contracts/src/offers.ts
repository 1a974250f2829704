import { z } from 'zod';
import { instantSchema } from './fields';
import { monthSchema } from './licenses';
import type { Limit } from './operation';

/** The current free offer. Without one, the date is empty and there are no places. */
export const latestOfferSchema = z.object({
  /** End of the offer, or '' if there is no offer. */
  expiryDate: z.union([instantSchema, z.literal('')]),
  /** Places left. */
  userCount: z.int().min(0),
  /** Maximum term of its free licences; missing if there is no offer. */
  maxMonths: monthSchema.optional(),
});
export type LatestOffer = z.infer<typeof latestOfferSchema>;

/** Daily limit of free places and trials for one network address: enough for an office, not for a script. */
export const FREE_PER_SOURCE: Limit = {
  points: 50,
  seconds: 24 * 60 * 60,
  by: 'address',
  lasting: true,
};

/** Maximum number of places of one offer. */
export const PLACES_MAX = 10_000;

/**
 * Maximum length of an offer’s id. The id of a free licence (`free-`, offer, hash of the mailbox, pack) then has ID_MAX
 * characters.
 */
const OFFER_ID_MAX = 48;

export const offerIdSchema = z
  .string()
  .min(1)
  .max(OFFER_ID_MAX)
  .regex(/^[a-z0-9-]+$/, 'Use lowercase letters, digits and hyphens');

/** A person's place in a free offer. */
export const offerPlaceSchema = z.object({ offerId: z.string(), takenAt: instantSchema });
export type OfferPlace = z.infer<typeof offerPlaceSchema>;

/** An offer as an admin sees it. */
export const offerDetailsSchema = z.object({
  id: z.string(),
  expiryDate: instantSchema,
  /** Total places, including taken ones. */
  userCount: z.int().min(0),
  placesLeft: z.int().min(0),
  maxMonths: monthSchema,
  createdAt: instantSchema,
});
export type OfferDetails = z.infer<typeof offerDetailsSchema>;
