import { z } from 'zod';
import { emailSchema, instantSchema, uidSchema } from '@flexa/contracts/fields';
import {
  isRepeatable,
  MAIL_STATES,
  MAIL_TEMPLATES,
  type MailTemplate,
} from '@flexa/contracts/mails';
import { MAILS } from './templates';

export type { SecurityNews } from './templates/security-news';

/** The data of a mail. */
export type MailData<T extends MailTemplate> = z.output<(typeof MAILS)[T]['schema']>;

/** A template and its data. */
export type MailContent = { [T in MailTemplate]: { template: T; data: MailData<T> } }[MailTemplate];

const contents = MAIL_TEMPLATES.map((template) =>
  z.object({ template: z.literal(template), data: MAILS[template].schema }),
);
const anyContentSchema: z.ZodType<{ template: MailTemplate; data: unknown }> = z.discriminatedUnion(
  'template',
  contents as [(typeof contents)[number]],
);
// Each member pairs a template with its own data. A mapped list keeps no such pairs in its type.
export const mailContentSchema = anyContentSchema as z.ZodType<MailContent>;

/** The last mail of an account: its address is kept no longer than it takes to send it. */
export function isFarewell(content: MailContent | null): boolean {
  return content?.template === 'security-news' && content.data.news === 'account-deleted';
}

/** Returns the content to keep after sending: only repeatable mails keep theirs. */
export function keepRepeatable(content: MailContent | null): MailContent | null {
  return content && isRepeatable(content.template) ? content : null;
}

/** A document of mail/{id}: the outbox. */
export const mailSchema = z.object({
  to: emailSchema.or(z.string().min(1)),
  /** The account concerned; its deletion deletes the mail too. */
  uid: uidSchema.nullable(),
  /** Stays when the content goes. */
  template: z.enum(MAIL_TEMPLATES),
  /**
   * Null after sending unless the mail is repeatable, so that its content is kept no longer than
   * needed.
   */
  content: mailContentSchema.nullable(),
  state: z.enum(MAIL_STATES),
  attempts: z.int().min(0),
  /**
   * Not tried before this moment; while one is being sent, when its sender counts as gone. Null once
   * it was sent or given up, so that a query for what is due finds no more of it.
   */
  nextAttemptAt: instantSchema.nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  /** Firestore's TTL removes the document after this. */
  expireAt: instantSchema,
});
export type MailDocument = z.infer<typeof mailSchema>;

/** Fields of a mail document that are moments. */
export const MAIL_INSTANTS = ['nextAttemptAt', 'createdAt', 'sentAt', 'expireAt'] as const;
