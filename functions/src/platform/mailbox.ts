import { domainToASCII } from 'node:url';

/** Domains of Gmail, which ignores dots before the @ (support.google.com/mail/answer/7436150). */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an address, so that all spellings of a mailbox are equal: case, aliases after a plus, international
 * domains in either form, Gmail's dots. Only for counting and comparing: some servers take a plus literally, so two
 * people may share the result, and it must never show one person's data to another.
 */
export function normalizeMailbox(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const typed = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(typed) || typed;
  const local = address.slice(0, at);
  const plain = /^([^+]+)/.exec(local)?.[1] ?? local;
  return GMAIL.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
