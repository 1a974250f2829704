import { UnreadableDocument } from '../platform/firestore';
import type { AnyMail, MailContext } from './define-mail';
import type { Letter } from './letter';
import type { MailContent } from './mails';
import { MAILS, type MailTemplate } from './registry';

/** Returns the current key of a licence, or null if the reader has none. */
export type KeyFor = (licenseId: string) => Promise<string | null>;

/** Returns a person's name, or null unless the address is proved to be theirs. */
export type NameAt = (uid: string, address: string) => Promise<string | null>;

/** Loads the module of a mail, and React with it. */
export async function loadMail(template: MailTemplate): Promise<AnyMail> {
  return (await MAILS[template].load()).mail;
}

/**
 * Checks the data of a mail, which the outbox stores as they come.
 *
 * @throws UnreadableDocument where the data don't fit the schema of the mail
 */
export async function assertReadable(path: string, { template, data }: MailContent): Promise<void> {
  const { schema } = await loadMail(template);
  const { error } = schema.safeParse(data);
  if (error) throw new UnreadableDocument(path, error, ['content', 'data']);
}

export async function renderMail(
  { template, data }: MailContent,
  context: Omit<MailContext, 'key'>,
  keyFor: KeyFor,
): Promise<Letter> {
  const [mail, { composeLetter }] = await Promise.all([loadMail(template), import('./letter')]);
  const licenseId = mail.keyOf?.(data as never);
  const key = licenseId === undefined ? null : await keyFor(licenseId);
  return composeLetter(mail, data, { ...context, key });
}
