import type { AnyMail } from './define-mail';
import type { Letter, MailContext } from './layout';
import type { MailContent } from './mails';
import { MAILS } from './templates';

/** Returns the current key of a licence, or null if the reader has none. */
export type KeyFor = (licenseId: string) => Promise<string | null>;

/** Returns a person's name, or null unless the address is proved to be theirs. */
export type NameAt = (uid: string, address: string) => Promise<string | null>;

export async function renderMail(
  { template, data }: MailContent,
  context: MailContext,
  keyFor: KeyFor,
): Promise<Letter> {
  const mail: AnyMail = MAILS[template];
  // The schema of the outbox has checked that the data belong to the template.
  const licenseId = mail.keyOf?.(data as never);
  const key = licenseId === undefined ? null : await keyFor(licenseId);
  return mail.render(data as never, { ...context, key });
}
