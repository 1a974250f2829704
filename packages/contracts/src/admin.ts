import { z } from 'zod';
import { instantSchema } from './fields';
import { LICENSE_TYPES, VISUAL_TYPES } from './plans';

/** Days that the recent figures of GET /admin/stats cover. */
export const STATS_DAYS = 30;
/** Maximum number of rows on one page of the audit or the tickets. */
export const ADMIN_PAGE_MAX = 100;

/** Maximum number of rows in one CSV file: fifty pages of the database, read within the browser’s ten seconds. */
export const CSV_ROWS_MAX = 50_000;

/** Maximum number of weeks in the series of GET /admin/stats. */
export const STATS_WEEKS_MAX = 52;
/** Months that the series of GET /admin/stats go back, including the current one. */
export const STATS_MONTHS = 12;
const amountsByType = z.record(z.enum(LICENSE_TYPES), z.int().min(0));

/** Month of an exported file, in UTC. */
export const fileMonthSchema = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month like 2026-11');

const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** Data of the charts, oldest first. Amounts are in cents. */
export const seriesSchema = z.object({
  /** Seven days each, the last ending now; `yearBefore` counts the week 52 weeks earlier. */
  signUpsByWeek: z.array(
    z.object({ from: instantSchema, count: z.int().min(0), yearBefore: z.int().min(0) }),
  ),
  /** Revenue before tax by calendar month (UTC). The last month is the current one. */
  revenueByMonth: z.array(z.object({ month: monthSchema, revenue: z.int(), yearBefore: z.int() })),
  /** Licences active at the end of each month; for the current month, now. */
  activeByPack: z.array(
    z.object({ month: monthSchema, active: z.record(z.enum(VISUAL_TYPES), z.int().min(0)) }),
  ),
});
export type Series = z.infer<typeof seriesSchema>;

/**
 * Figures of the admin's overview. Amounts are in cents; "recent" means the last STATS_DAYS days.
 */
export const statsSchema = z.object({
  at: instantSchema,
  users: z.object({
    total: z.int(),
    recent: z.int(),
    /** Admins who can sign in. The last one can't lose the role. */
    admins: z.int(),
  }),
  activeLicenses: amountsByType,
  orders: z.object({
    paid: z.int(),
    recent: z.int(),
    /** Payments less refunds, both before tax. */
    recentRevenue: z.int(),
    /** Partially refunded or disputed orders, which someone has to check. */
    flagged: z.int(),
    /** Paid orders without an account. */
    unowned: z.int(),
    /** Orders with a failed refund, whose buyers are still waiting for the money. */
    refundFailed: z.int(),
  }),
  offer: z.object({ expiryDate: z.string(), placesLeft: z.int() }),
  openTickets: z.int(),
  waitList: z.int(),
  /** Mails that we no longer try to deliver. */
  failedMails: z.int(),
  /** Null if the request named no weeks, because the series are expensive to compute. */
  series: seriesSchema.nullable(),
});
export type Stats = z.infer<typeof statsSchema>;

/** Audited actions: everything an admin does, actions in a person's name, and every export. */
export const AUDIT_ACTIONS = [
  'user.update',
  'user.delete',
  'license.grant',
  'license.company-build',
  'license.label',
  'seat.give',
  'seat.resend',
  'seat.accept',
  'seat.take-back',
  'team.update',
  'team.member',
  'team.transfer',
  'team.billing-contact',
  'license.revoke',
  'order.start',
  'order.refund',
  'offer.update',
  'ticket.update',
  'wait-list.notify',
  'mail.repeat',
  'users.export',
  'orders.export',
  'audit.export',
  'user.export',
] as const;

/** Filters of the audit by kind, with the actions of each. */
export const AUDIT_KINDS = {
  accounts: ['user.update', 'user.delete'],
  licences: [
    ...['license.grant', 'license.company-build', 'license.label'],
    ...['license.revoke', 'order.start'],
  ],
  seats: [
    ...['seat.give', 'seat.resend', 'seat.accept', 'seat.take-back'],
    ...['team.update', 'team.member', 'team.transfer', 'team.billing-contact'],
  ],
  refunds: ['order.refund'],
  exports: ['users.export', 'orders.export', 'audit.export', 'user.export'],
  other: ['offer.update', 'ticket.update', 'wait-list.notify', 'mail.repeat'],
} as const satisfies Record<string, readonly (typeof AUDIT_ACTIONS)[number][]>;
export type AuditKind = keyof typeof AUDIT_KINDS;
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]];

/** One audited change. It contains ids only: the word 'changed' replaces personal data. */
export const auditEntrySchema = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  changes: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  at: instantSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
