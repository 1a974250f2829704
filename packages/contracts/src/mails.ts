import { z } from 'zod';
import { instantSchema, uidSchema } from './fields';

/** Every kind of mail that the portal sends. */
export const MAIL_TEMPLATES = [
  'verification-code',
  'password-reset',
  'verify-address',
  'change-address',
  'address-changed',
  'account-secured',
  'welcome',
  'security-news',
  'admin-code',
  'new-admin',
  'license-granted',
  'license-revoked',
  'license-ended',
  'receipt',
  'order-notice',
  'checkout-reminder',
  'alert',
  'expiry-reminder',
  'next-key',
  'seat-invitation',
  'team-owner',
  'ticket',
  'ticket-copy',
  'ticket-answered',
  'ticket-closed',
  'wait-list-turn',
  'theme-file',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

/**
 * What can be sent again: it stays true, and what is kept of it for that is ids and figures, or the
 * answer of a ticket, which is kept there anyway. A key in it is made as it is sent.
 */
const REPEATABLE: readonly (MailTemplate | null)[] = [
  'license-granted',
  'receipt',
  'next-key',
  'ticket-answered',
];
export const isRepeatable = (template: MailTemplate | null): boolean =>
  REPEATABLE.includes(template);

export const mailIdSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w.-]+$/, 'Not the id of a mail');

/** A mail to a person as an admin sees it: never its text. */
export const personMailSchema = z.object({
  id: z.string(),
  /** Null for one that was sent before its kind was kept. */
  template: z.enum(MAIL_TEMPLATES).nullable(),
  state: z.enum(MAIL_STATES),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  canBeRepeated: z.boolean(),
});
export type PersonMail = z.infer<typeof personMailSchema>;

/** Failed mails that are listed, the newest ones. */
export const FAILED_MAILS_MAX = 200;

/** A mail that no mail server took, to an account or to an address without one (uid null). */
export const failedMailSchema = personMailSchema
  .pick({ id: true, template: true, createdAt: true })
  .extend({ to: z.string(), uid: uidSchema.nullable() });
export type FailedMail = z.infer<typeof failedMailSchema>;

/**
 * Stands above all that a mail of a ticket says, and so above what a reply quotes: what is below it is cut off.
 */
export const REPLY_LINE = 'Write your reply above this line.';
