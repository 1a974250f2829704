import { z } from 'zod';
import { instantSchema } from './fields';
import { LICENSE_TYPES } from './plans';

/** Days the figures of GET /admin/stats look back. */
export const STATS_DAYS = 30;
/** Rows of one page of the audit or of the tickets. */
export const ADMIN_PAGE_MAX = 100;

const amountsByType = z.record(z.enum(LICENSE_TYPES), z.int().min(0));

/** What an admin looks at first. Amounts in cents; "recent" is the last STATS_DAYS days. */
export const statsSchema = z.object({
  at: instantSchema,
  users: z.object({ total: z.int(), recent: z.int() }),
  activeLicenses: amountsByType,
  orders: z.object({
    paid: z.int(),
    recent: z.int(),
    /** What was paid less what was given back. */
    recentRevenue: z.int(),
    /** Partially refunded or disputed: somebody has to look. */
    flagged: z.int(),
  }),
  offer: z.object({ expiryDate: z.string(), placesLeft: z.int() }),
  openTickets: z.int(),
  waitList: z.int(),
  /** Mails that were given up. */
  failedMails: z.int(),
});
export type Stats = z.infer<typeof statsSchema>;

/** Everything an admin does, and what is done in somebody's name. */
export const AUDIT_ACTIONS = [
  'user.update',
  'user.delete',
  'license.grant',
  'license.revoke',
  'order.refund',
  'offer.update',
  'ticket.update',
  'users.export',
] as const;

/** One change, in ids only: the word 'changed' stands for personal data. */
export const auditEntrySchema = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  changes: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  at: instantSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
