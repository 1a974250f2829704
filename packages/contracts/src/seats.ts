import { z } from 'zod';
import { accountEmailSchema, instantSchema, uidSchema } from './fields';
import { GIVER_NAME_MAX } from './giver';
import { licenseIdSchema, licenseLabelSchema } from './licenses';
import { LICENSE_TYPES, VISUAL_TYPES } from './plans';

/** Maximum number of addresses in one call that assigns seats. */
export const SEAT_ADDRESSES_MAX = 500;
/** Times that a seat may change its person within SEAT_MOVES_DAYS. After that, only an admin can move it. */
export const SEAT_MOVES_MAX = 5;
export const SEAT_MOVES_DAYS = 30;

/** `invited`: given to an address whose owner has not accepted yet. */
export const SEAT_STATES = ['free', 'invited', 'held'] as const;

/** Seat of a licence. Seat 0 is the buyer's own until they give it away. */
export const seatSchema = z.object({
  seat: z.int().min(0),
  state: z.enum(SEAT_STATES),
  email: accountEmailSchema.nullable(),
  uid: uidSchema.nullable(),
  invitedAt: instantSchema.nullable(),
  heldAt: instantSchema.nullable(),
  keyFetchedAt: instantSchema.nullable(),
  /** True if an admin revoked the holder’s licence. Once taken back, the seat can be assigned again. */
  isRevoked: z.literal(true).optional(),
});
export type Seat = z.infer<typeof seatSchema>;

/** The code of a team link: 12 random bytes in base64url. */
export const teamLinkCodeSchema = z.string().regex(/^[\w-]{16}$/, 'Not the code of a team link');

/** Seat in an address of /seat: one of a licence, with the code of a team link if needed. */
export const seatTargetSchema = z.strictObject({
  id: licenseIdSchema,
  link: teamLinkCodeSchema.optional(),
});
export type SeatTarget = z.infer<typeof seatTargetSchema>;

/** Outcomes of one line of a list of addresses. */
export const SEAT_OUTCOMES = ['invited', 'already', 'full', 'moved-too-often', 'invalid'] as const;

export const seatLineSchema = z.object({
  email: z.string(),
  seat: z.int().min(0).nullable(),
  outcome: z.enum(SEAT_OUTCOMES),
});
export type SeatLine = z.infer<typeof seatLineSchema>;

/** Letters beyond U+FFFF count twice in the length of a string. */
const giverNameSchema = z.string().max(2 * GIVER_NAME_MAX);

/** The person who gave a seat, as its recipient sees them. */
export const giverSchema = z.object({
  name: giverNameSchema.nullable(),
  company: giverNameSchema.nullable(),
  email: accountEmailSchema,
});

/** A seat that an address was invited to, as the invited person sees it. */
export const invitationSchema = z.object({
  /** The licence of the seat. */
  licenseId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  expiresAt: instantSchema,
  /** Null if the accounts of both the giver and the owner were deleted. */
  giver: giverSchema.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Licence with seats to assign, as its team sees it. */
export const seatedLicenseSchema = z.object({
  id: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  /** Label that tells its owner and managers which licence this is. */
  label: licenseLabelSchema.optional(),
  licenseType: z.enum(LICENSE_TYPES),
  quantity: z.int().min(1),
  free: z.int().min(0),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** The renewal: its number of seats, and the end of the last one. */
  renewal: z.object({ quantity: z.int().min(1), expiresAt: instantSchema }).optional(),
  /** Time of the last company build with its key. */
  companyBuiltAt: instantSchema.optional(),
  /** True if the renewed licence has a company build, whose key ends with that licence. */
  replacesCompanyBuild: z.literal(true).optional(),
});
export type SeatedLicense = z.infer<typeof seatedLicenseSchema>;
