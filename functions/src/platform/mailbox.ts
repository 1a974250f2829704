import { domainToASCII } from 'node:url';

/** Google delivers both, with or without dots before the @ (support.google.com/mail/answer/7436150). */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * One text for all ways to write an address of the same mailbox: case, aliases behind a plus, an
 * international domain in either form, the dots of Gmail. For counting and comparing alone: at a
 * server that takes a plus literally two people share it, so it must never show one's data to another.
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
