import type { AnyMail } from './define-mail';
import type { Letter, MailContext } from './layout';
import type { MailContent } from './mails';
import { MAILS } from './templates';

/** The key of a licence at this moment; null where there is none for the reader. */
export type KeyFor = (licenseId: string) => Promise<string | null>;

/** What a person calls themself; null where it is not proved that the address is theirs. */
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
