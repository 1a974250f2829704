import { z } from 'zod';
import { createDocumentIdSchema, instantSchema, uidSchema } from './fields';

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

/** Longer than other ids, because it contains the id of the mail's licence or order. */
const MAIL_ID_MAX = 200;

export const mailIdSchema = createDocumentIdSchema('Not the id of a mail', MAIL_ID_MAX);

/** A mail to a person as an admin sees it, without its text. */
export const personMailSchema = z.object({
  id: z.string(),
  template: z.string().meta({ description: 'The kind of mail' }),
  title: z.string().meta({ description: 'The name of the kind of mail' }),
  state: z.enum(MAIL_STATES),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  canBeRepeated: z.boolean(),
});
export type PersonMail = z.infer<typeof personMailSchema>;

/** Maximum number of failed mails in the list. */
export const FAILED_MAILS_MAX = 200;

/** A mail that we stopped delivering, to an account or to an address without one (uid null). */
export const failedMailSchema = personMailSchema
  .pick({ id: true, template: true, title: true, createdAt: true })
  .extend({ to: z.string(), uid: uidSchema.nullable() });
export type FailedMail = z.infer<typeof failedMailSchema>;

/** Mails that a person can switch off: all except those about purchases and account safety. */
export const mailPreferencesSchema = z.object({
  reminders: z.boolean().meta({ description: '30, 14 and 3 days before a licence ends' }),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** The code in an unsubscribe link: a random UUID. */
export const mailCodeSchema = z.string().min(1).max(100);
