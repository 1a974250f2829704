import type { MailTemplate } from '@flexa/contracts/mails';
import type { z } from 'zod';
import type { Letter, MailContext } from './layout';

/** For a mail that brings a licence's key; null where it has ended or is another account's. */
export interface KeyContext extends MailContext {
  key: string | null;
}

interface Mail<T extends MailTemplate, S extends z.ZodType> {
  template: T;
  /** The data that the outbox keeps until the mail is sent. */
  schema: S;
  /** Data for tests and `npm run mails`, by variant; a mail without variants has one under ONLY. */
  samples: Readonly<Record<string, z.output<S>>>;
  /** Returns the id of the licence whose key the mail brings. */
  keyOf?(data: z.output<S>): string | undefined;
  render(data: z.output<S>, context: KeyContext): Letter;
}

/** A mail whose data are not known to the compiler. */
export type AnyMail<T extends MailTemplate = MailTemplate> = Omit<
  Mail<T, z.ZodType>,
  'keyOf' | 'render'
> & {
  keyOf?(data: never): string | undefined;
  render(data: never, context: KeyContext): Letter;
};

/**
 * Defines a mail. No stranger writes to others in their own words under our name: the person who causes a mail
 * chooses nothing in it but a code, a ticket to support, an admin's reason for a revocation, the copy of a message
 * and a theme's file; the last two lose their words where the sender is a stranger.
 */
export function defineMail<const T extends MailTemplate, S extends z.ZodType>(mail: Mail<T, S>) {
  return mail;
}
