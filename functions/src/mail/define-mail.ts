import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Stop } from './unsubscribe';

/** Context that every mail receives besides its data. */
export interface MailContext {
  /** Without a trailing slash. */
  portalUrl: string;
  /** Support's mailbox. */
  supportEmail: string;
  /** When the mail was queued, which may be hours before it goes out. */
  queuedAt: Date;
  /** Name for the greeting; null unless the address is proved to be theirs. */
  name: string | null;
  /** For a mail that brings a licence's key; null where it has ended or is another account's. */
  key: string | null;
}

export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}

/** Fixed words, or words that depend on the data of the mail. */
type Words<Data> = string | ((data: Data, context: MailContext) => string);

export interface MailProps<Data> {
  data: Data;
  context: MailContext;
}

interface MailParts<Data> {
  subject: Words<Data>;
  /** Shown after the subject in a list of mails; it is within the HTML. */
  preheader: Words<Data>;
  /** The heading of the mail. */
  title: Words<Data>;
  /** Why one gets this mail. */
  why: Words<Data>;
  /** Returns the person of the unsubscribe link; null for a mail that people can't switch off. */
  unsubscribe: null | ((data: Data) => Stop);
  /** The body between title and footer. HTML and plain text are rendered from it. */
  Content: (props: MailProps<Data>) => ReactNode;
  /** Returns the id of the licence whose key the mail brings. */
  findLicenseId?: (data: Data) => string | undefined;
  /** Returns the address that answers go to, where it isn't the sender's. */
  replyTo?: (data: Data, context: MailContext) => string;
  attach?: (data: Data) => Attachment[];
}

interface Mail<S extends z.ZodType> extends MailParts<z.output<S>> {
  /** The data that the outbox keeps until the mail is sent. */
  schema: S;
  /** Data for tests and `npm run mails`, by variant; a mail without variants has one under ONLY. */
  samples: Readonly<Record<string, z.output<S>>>;
}

/** A mail whose data are not known to the compiler. */
export interface AnyMail extends MailParts<never> {
  schema: z.ZodType;
  samples: Readonly<Record<string, unknown>>;
}

/**
 * Defines a mail. No stranger writes to others in their own words under our name: the person who causes a mail
 * chooses nothing in it but a code, the id of a licence that exists, a ticket to support, an admin's reason for a revocation, the copy of a message,
 * a theme's file, and their name and company in an invitation. The copy and the file lose their words where the sender
 * is a stranger; the names are cleaned by `cleanGiverName`.
 */
export function defineMail<S extends z.ZodType>(mail: Mail<S>): Mail<S> {
  return mail;
}
