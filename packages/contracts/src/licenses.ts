import { z } from 'zod';
import {
  createDocumentIdSchema,
  createLineSchema,
  instantSchema,
  nameSchema,
  uidSchema,
} from './fields';
import { LICENSE_MONTHS, LICENSE_TYPES, PACKS, VISUAL_TYPES } from './plans';

/** Maximum number of licences that GET /users/{uid}/licenses returns. */
export const LICENSES_LISTED_MAX = 200;

/** Stored reasons for revoking a licence automatically. Admins write their own. */
export const REVOKED_REASONS = {
  /** Suspended: winning the dispute restores the licence. */
  disputed: 'disputed',
  refunded: 'refunded',
  lost: 'dispute lost',
  /** The licence began before its invoice was paid, and the invoice ended unpaid. */
  unpaid: 'invoice not paid',
  /** Credited to a membership. A refund of the membership undoes this. */
  upgraded: 'upgraded',
  /** Taken back by the people who gave the seat, or by its holder. */
  seat: 'seat taken back',
  /** Not revoked: the licence ended so long ago that the live list omits it. */
  archived: 'expired',
} as const;

/** Days of a trial. */
export const TRIAL_DAYS = 14;
/** Days before its end from which visuals announce the end of a trial. */
export const TRIAL_NOTICE_DAYS = 5;

/** Packs and terms, as operations accept them. */
export const packSchema = z.enum(PACKS);
export const monthSchema = z.literal(LICENSE_MONTHS, 'Choose 1, 3, 6 or 12 months');

/** Id of a licence. Its prefix tells how the licence was created. */
export const licenseIdSchema = createDocumentIdSchema('Not a licence');

/** Maximum length of a licence’s label, in characters. */
export const LICENSE_LABEL_MAX = 40;

/** A short label of a licence, such as “Finance”. */
export const licenseLabelSchema = createLineSchema(LICENSE_LABEL_MAX, 'Enter a name');

/**
 * A licence (docs/specification.md, section 3). It is active while `deletedAt` is null and `expiresAt` is in the future.
 * `name` is the person it was issued to; `revokedReason` says why it was revoked.
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
  /** Day of the month on which it renews, if a shorter month moved its start. */
  anchorDay: z.int().min(1).max(31).optional(),
  /** The licence that renews this one. */
  renewedBy: z.string().optional(),
  /** The licence that this one continues. */
  follows: z.string().optional(),
  /** The membership to which its unused days were credited. */
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
  /** Time at which its key first left the server, by mail or to its owner. A change of owner keeps it. */
  keyIssuedAt: instantSchema.optional(),
  /** Time of the last company build with its key. */
  companyBuiltAt: instantSchema.optional(),
});
export type License = z.infer<typeof licenseSchema>;

/** A licence with the admin's note about its revocation. Its owner's browser must not receive it. */
export const notedLicenseSchema = licenseSchema.extend({ note: z.string().optional() });
export type NotedLicense = z.infer<typeof notedLicenseSchema>;

/** Fields of a licence that hold timestamps. */
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
  hasSameEnd,
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

/** Fields of a licence in queries of the browser and the API. */
export const LICENSE_QUERY = {
  collection: 'licenses',
  owner: 'userId',
  deleted: 'deletedAt',
  order: 'createdAt',
} as const satisfies Record<string, string>;
