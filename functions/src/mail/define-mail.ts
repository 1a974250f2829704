import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Stop } from './unsubscribe';

/** Context that every mail receives besides its data. */
export interface MailContext {
  /** Without a trailing slash. */
  portalUrl: string;
  /** Support's mailbox. */
  supportEmail: string;
  /** Time of queueing, which may be hours before the mail goes out. */
  queuedAt: Date;
  /** Name for the greeting; null unless the person has confirmed the address. */
  name: string | null;
  /** Licence key, for mails that contain one; null if the licence has ended or belongs to another account. */
  key: string | null;
}

export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}

/** A fixed text, or a text that depends on the data of the mail. */
type MailText<Data> = string | ((data: Data, context: MailContext) => string);

export interface MailProps<Data> {
  data: Data;
  context: MailContext;
}

interface MailParts<Data> {
  subject: MailText<Data>;
  /** Shown after the subject in a list of mails; it is within the HTML. */
  preheader: MailText<Data>;
  /** The heading of the mail. */
  title: MailText<Data>;
  /** Reason for receiving the mail, shown in the footer. */
  why: MailText<Data>;
  /** Returns the person of the unsubscribe link; null for a mail that people can't switch off. */
  unsubscribe: null | ((data: Data) => Stop);
  /** The body between title and footer. HTML and plain text are rendered from it. */
  Content: (props: MailProps<Data>) => ReactNode;
  /** Returns the id of the licence whose key the mail brings. */
  findLicenseId?: (data: Data) => string | undefined;
  /** Returns the address for replies, unless replies go to the sender. */
  replyTo?: (data: Data, context: MailContext) => string;
  attach?: (data: Data) => Attachment[];
}

interface Mail<S extends z.ZodType> extends MailParts<z.output<S>> {
  /** The data that the outbox keeps until the mail is sent. */
  schema: S;
  /** Data for tests and `npm run mails`, by variant; a mail without variants has one under ONLY. */
  samples: Readonly<Record<string, z.output<S>>>;
}

/** A mail whose data type the compiler does not know. */
export interface AnyMail extends MailParts<never> {
  schema: z.ZodType;
  samples: Readonly<Record<string, unknown>>;
}

/**
 * Defines a mail. Nobody may send free text to strangers under our name. The person who causes a mail chooses nothing
 * in it except a code, the id of an existing licence, a ticket to support, an admin's reason for a revocation, the copy
 * of a message, a theme's file, and their name and company in an invitation. If the sender has not confirmed the
 * address, the mail leaves out the copy, and the texts inside the theme. `cleanGiverName` cleans the names.
 */
export function defineMail<S extends z.ZodType>(mail: Mail<S>): Mail<S> {
  return mail;
}
