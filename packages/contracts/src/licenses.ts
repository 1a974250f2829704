import { z } from 'zod';
import {
  createDocumentIdSchema,
  createLineSchema,
  instantSchema,
  nameSchema,
  uidSchema,
} from './fields';
import { LICENSE_MONTHS, LICENSE_TYPES, PACKS, VISUAL_TYPES } from './plans';

/** Licences that GET /users/{uid}/licenses answers at most. */
export const LICENSES_LISTED_MAX = 200;

/** Why a licence was taken back, in the words of the payments and of the archive; an admin's are free. */
export const REVOKED_REASONS = {
  /** Suspended: a dispute that is won gives it back. */
  disputed: 'disputed',
  refunded: 'refunded',
  lost: 'dispute lost',
  /** It began before its invoice was paid, which ended without a payment. */
  unpaid: 'invoice not paid',
  /** Credited to a membership, which a refund of that undoes. */
  upgraded: 'upgraded',
  /** By those who gave the seat, or by its holder. */
  seat: 'seat taken back',
  /** Not taken back at all: it ended so long ago that the live list leaves it out. */
  archived: 'expired',
} as const;

/** A trial runs so long. */
export const TRIAL_DAYS = 14;
/** A trial ends soon from so many days before on, as its visuals say. */
export const TRIAL_NOTICE_DAYS = 5;

/** Fields that an operation takes too. */
export const packSchema = z.enum(PACKS);
export const monthSchema = z.literal(LICENSE_MONTHS, 'Choose 1, 3, 6 or 12 months');

/** Ids of licences say where they come from. */
export const licenseIdSchema = createDocumentIdSchema('Not a licence');

/** Characters of a licence's label at most. */
export const LICENSE_LABEL_MAX = 40;

/** A short label of a licence, such as “Finance”. */
export const licenseLabelSchema = createLineSchema(LICENSE_LABEL_MAX, 'Enter a name');

/**
 * A licence (docs/specification.md, section 3). `deletedAt` null and `expiresAt` ahead mean active;
 * `name` is whom it was made out to; `revokedReason` says why it was taken back.
 */
export const licenseSchema = z.object({
  id: z.string(),
  userId: uidSchema,
  name: nameSchema.nullable(),
  /** Label that tells its owner and managers which licence this is. */
  label: licenseLabelSchema.optional(),
  licenseType: z.enum(LICENSE_TYPES),
  visualType: z.enum(VISUAL_TYPES),
  month: z.int().min(1).max(120),
  quantity: z.int().min(1),
  source: z.enum(['free-offer', 'order', 'admin', 'trial']),
  createdAt: instantSchema,
  /** Start of a licence bought ahead. Others begin when they are created. */
  startsAt: instantSchema.optional(),
  expiresAt: instantSchema,
  /** The day of the month it renews on, if a shorter month moved its start. */
  anchorDay: z.int().min(1).max(31).optional(),
  /** The licence that renews this one. */
  renewedBy: z.string().optional(),
  /** The licence that this one was bought to carry on from. */
  follows: z.string().optional(),
  /** The membership that its rest was credited to. */
  upgradedBy: z.string().optional(),
  deletedAt: instantSchema.nullable(),
  revokedReason: z.string().nullable(),
  /** For a seat holder's licence: the parent licence and the number of the seat. */
  seatOf: z.string().optional(),
  seat: z.int().min(0).optional(),
  /**
   * True for a seat's licence; false if the first seat is for others too, because it was given away
   * or added.
   */
  held: z.boolean().optional(),
  /** Day on which its owner last fetched its key. For a seat's licence, the seat stores it. */
  keyFetchedAt: instantSchema.optional(),
  /** When its key first left the server, by mail or to its owner; it stays when the owner changes. */
  keyIssuedAt: instantSchema.optional(),
  /** When someone last built visuals with its key inside for the whole company. */
  companyBuiltAt: instantSchema.optional(),
});
export type License = z.infer<typeof licenseSchema>;

/** A licence with what an admin noted as they revoked it; not for its owner's browser. */
export const notedLicenseSchema = licenseSchema.extend({ note: z.string().optional() });
export type NotedLicense = z.infer<typeof notedLicenseSchema>;

/** Fields of a licence that are moments. */
export const LICENSE_INSTANTS = [
  'createdAt',
  'startsAt',
  'expiresAt',
  'deletedAt',
  'keyFetchedAt',
  'keyIssuedAt',
  'companyBuiltAt',
] as const;

export {
  computeAnchorDay,
  findLicenseStart,
  endTogether,
  hasKey,
  hasSeats,
  isActive,
  isAddition,
  isAhead,
  isInMembership,
  isUpgradable,
  KEY_AHEAD_DAYS,
  computeRenewedEnd,
  computeTerm,
} from './license-term';

/** True if its owner uses it, and doesn't only give its seats to others. */
export function isHeld({ held }: Pick<License, 'held'>): boolean {
  return held !== false;
}

/** The fields of a licence that a query of the browser or the API names. */
export const LICENSE_QUERY = {
  collection: 'licenses',
  owner: 'userId',
  deleted: 'deletedAt',
  order: 'createdAt',
} as const satisfies Record<string, string>;
