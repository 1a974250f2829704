import { UnreadableDocument } from '../platform/firestore';
import type { AnyMail, MailContext } from './define-mail';
import type { RenderedMail } from './letter';
import type { MailContent } from './mails';
import { MAILS, type MailTemplate } from './registry';

/** Returns the current key of a licence, or null if the reader has none. */
export type KeyReader = (licenseId: string) => Promise<string | null>;

/** Returns a person's name, or null unless they have confirmed the address. */
export type NameAt = (uid: string, address: string) => Promise<string | null>;

/** Thrown if the module of a mail throws, so that no retry helps. Keeps the stack but none of the mail's text. */
export class UnrenderableMail extends Error {
  constructor(fault: unknown) {
    const { name, stack = '' } = fault instanceof Error ? fault : new Error('no error');
    super(`The mail can't be rendered (${name})`);
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n');
  }
}

/** @throws UnrenderableMail */
async function renderOrFail<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UnrenderableMail(error);
  }
}

/** Loads the module of a mail, and React with it. */
export async function loadMail(template: MailTemplate): Promise<AnyMail> {
  return (await MAILS[template].load()).mail;
}

/**
 * Checks the data of a mail, which the outbox stores unchecked.
 *
 * @throws UnreadableDocument if the data don't fit the mail's schema; UnrenderableMail if loading the schema fails
 */
export async function assertReadable(path: string, { template, data }: MailContent): Promise<void> {
  const { error } = await renderOrFail(async () =>
    (await loadMail(template)).schema.safeParse(data),
  );
  if (error) throw new UnreadableDocument(path, error, ['content', 'data']);
}

/** @throws UnrenderableMail */
export async function renderMail(
  { template, data }: MailContent,
  context: Omit<MailContext, 'key'>,
  readKey: KeyReader,
): Promise<RenderedMail> {
  const [mail, { composeLetter }] = await renderOrFail(() =>
    Promise.all([loadMail(template), import('./letter')]),
  );
  const licenseId = await renderOrFail(() => mail.findLicenseId?.(data as never));
  const key = licenseId === undefined ? null : await readKey(licenseId);
  return renderOrFail(() => composeLetter(mail, data, { ...context, key }));
}
