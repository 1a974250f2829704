import { z } from 'zod';
import { auditEntrySchema } from './admin';
import { accountEmailSchema, instantSchema, nameSchema, uidSchema } from './fields';
import { licenseSchema, notedLicenseSchema } from './licenses';
import { mailPreferencesSchema } from './mails';
import { orderSchema } from './orders';
import { VISUAL_TYPES } from './plans';
import { passkeySchema } from './passkeys';
import { sessionSchema } from './sessions';
import { seatSchema } from './seats';
import { billingOwnerSchema, TEAM_ROLES, teamSchema } from './teams';
import { savedThemeSchema, themeContentSchema, themeNameSchema } from './themes';
import { teamThemeVersionSchema } from './team-themes';
import { answerSchema, ticketSchema, WAIT_LIST_PRODUCTS } from './tickets';

/** A person's profile without licences: one row of the user list. */
export const userSummarySchema = z.object({
  id: uidSchema,
  uid: uidSchema,
  name: nameSchema,
  email: accountEmailSchema,
  isAdmin: z.boolean(),
  /** True for support members, who read the admin area and answer tickets. Never true for an admin. */
  isSupport: z.boolean(),
  /** True from the first licence of another type than 'free', and forever after. */
  hasPurchased: z.boolean(),
  disabled: z.boolean(),
  createdAt: instantSchema,
});
export type UserSummary = z.infer<typeof userSummarySchema>;

/** A profile with its active licences, newest first. */
export const userSchema = userSummarySchema.extend({
  props: z.object({ licenses: z.array(licenseSchema) }),
});
export type User = z.infer<typeof userSchema>;

/** Filters of the list of users: by their rights, or by the products of their active licences. */
export const USER_FILTERS = [
  'admins',
  'support',
  'disabled',
  'licensed',
  'expiring',
  ...VISUAL_TYPES,
] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

export const USER_SORT_FIELDS = ['createdAt', 'name', 'email'] as const;

export const userPageSchema = z.object({
  data: z.array(userSummarySchema),
  page: z.int().min(1),
  totalPages: z.int().min(0),
  total: z.int().min(0),
  totalIsExact: z.boolean().meta({
    description:
      'False where a filter or a search of several words stopped at 1,000: there may be more',
  }),
});
export type UserPage = z.infer<typeof userPageSchema>;

/** A mail to a person, kept for some days with its subject matter but without its text. */
const heldMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  state: z.string(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
});
export type HeldMail = z.infer<typeof heldMailSchema>;

/**
 * Everything we hold about a person. Data stored by address alone (mails without an account, the
 * wait list, support tickets) is included only for a verified address.
 */
export const userExportSchema = z.object({
  exportedAt: instantSchema,
  /** Profile with the id of the account's customer at Stripe. */
  user: userSummarySchema.extend({ stripeCustomerId: z.string().optional() }),
  /** Licences with the admins' notes. */
  licenses: z.array(notedLicenseSchema),
  offerPlaces: z.array(z.object({ offerId: z.string(), takenAt: instantSchema })),
  signIn: z.object({
    emailVerified: z.boolean(),
    providers: z.array(z.string()),
    createdAt: z.string(),
    lastSignInAt: z.string().nullable(),
  }),
  passkeys: z.array(passkeySchema.omit({ id: true })),
  devices: z.array(sessionSchema.omit({ id: true, current: true })),
  /** Orders with the buyer's input on the payment page. */
  orders: z.array(
    orderSchema.extend({
      country: z.string().nullable().optional(),
      invoiceNumber: z.string().nullable().optional(),
    }),
  ),
  /** Saved themes with their content. */
  themes: z.array(savedThemeSchema),
  mails: z.array(heldMailSchema),
  mailPreferences: mailPreferencesSchema,
  waitList: z.array(z.enum(WAIT_LIST_PRODUCTS)),
  /** Tickets with answers and notes, without the admins who wrote them. */
  tickets: z.array(
    ticketSchema.omit({ assignee: true, updatedBy: true, version: true }).extend({
      answers: z.array(answerSchema.omit({ by: true, version: true })),
    }),
  ),
  /** Seats of others' licences, held or offered. */
  seats: z.array(seatSchema.extend({ licenseId: z.string() })),
  /** The person's own team, and the teams that they manage. */
  teams: z.array(
    teamSchema.partial({ domains: true, link: true }).extend({ role: z.enum(TEAM_ROLES) }),
  ),
  /** Owners whose billing contact the person's address is. */
  billingContactFor: z.array(billingOwnerSchema.extend({ confirmedAt: instantSchema })),
  /** Themes of the person's own team with their content, and versions that the person saved for others. */
  teamThemes: z.array(
    teamThemeVersionSchema.omit({ savedBy: true }).extend({
      team: uidSchema,
      name: themeNameSchema,
      theme: themeContentSchema.optional(),
    }),
  ),
  /** Changes that admins made to the person's data, without the admins' identity. */
  audit: z.array(auditEntrySchema.pick({ id: true, action: true, changes: true, at: true })),
});
export type UserExport = z.infer<typeof userExportSchema>;
