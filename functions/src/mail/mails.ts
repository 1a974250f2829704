import { z } from 'zod';
import { emailSchema, instantSchema, uidSchema } from '@flexa/contracts/fields';
import { MAIL_STATES } from '@flexa/contracts/mails';
import { isRepeatable, MAIL_TEMPLATES, type MAILS, type MailTemplate } from './registry';

type Loaded<T extends MailTemplate> = Awaited<ReturnType<(typeof MAILS)[T]['load']>>['mail'];

/** The data of a mail. */
export type MailData<T extends MailTemplate> = z.output<Loaded<T>['schema']>;

/** A template and its data. */
export type MailContent = { [T in MailTemplate]: { template: T; data: MailData<T> } }[MailTemplate];

const storedContentSchema: z.ZodType<{ template: MailTemplate; data: unknown }> = z.object({
  template: z.enum(MAIL_TEMPLATES),
  data: z.record(z.string(), z.unknown()),
});
// The compiler checks the data where a mail is queued, and the sender by the mail's own schema. A check here would
// load every mail, and React, wherever a mail is queued.
const mailContentSchema = storedContentSchema as z.ZodType<MailContent>;

/** True for the last mail of a deleted account. Its address is deleted as soon as the mail is sent. */
export function isFarewell(content: MailContent | null): boolean {
  return content?.template === 'security-news' && content.data.news === 'account-deleted';
}

/** Returns the content to keep after sending: only repeatable mails keep theirs. */
export function keepRepeatable(content: MailContent | null): MailContent | null {
  return content && isRepeatable(content.template) ? content : null;
}

/**
 * Reasons for giving up on a mail. `unreadable`: its data do not fit the schema. `not-rendered`: its module throws.
 * `not-sent`: three days of attempts failed.
 */
export const MAIL_FAILURES = ['unreadable', 'not-rendered', 'not-sent'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** A document of mail/{id}: the outbox. */
export const mailSchema = z.object({
  to: emailSchema.or(z.string().min(1)),
  /** Account of the recipient. Deleting the account also deletes the mail. */
  uid: uidSchema.nullable(),
  /** Kept after the content is deleted. */
  template: z.enum(MAIL_TEMPLATES),
  /**
   * Null after sending unless the mail is repeatable, so that its content is kept no longer than
   * needed.
   */
  content: mailContentSchema.nullable(),
  state: z.enum(MAIL_STATES),
  /** Reason for the last time we gave up on the mail. */
  failure: z.enum(MAIL_FAILURES).optional(),
  attempts: z.int().min(0),
  /**
   * Time of the next attempt; during sending, the end of the sender's lease. Null after sending or giving up, so
   * that the query for due mails no longer finds it.
   */
  nextAttemptAt: instantSchema.nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  /** Firestore's TTL removes the document after this. */
  expireAt: instantSchema,
});
export type MailDocument = z.infer<typeof mailSchema>;

/** Timestamp fields of a mail document. */
export const MAIL_INSTANTS = ['nextAttemptAt', 'createdAt', 'sentAt', 'expireAt'] as const;
