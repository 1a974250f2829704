import type { AnyMail } from './define-mail';

export interface RegisteredMail {
  /** The mail's name for admins. */
  title: string;
  /**
   * True if an admin can send the mail again. Its content never becomes wrong. The outbox keeps only ids and figures of
   * it, or the answer to a ticket, which the ticket stores anyway. A key is created when the mail is sent.
   */
  isRepeatable?: boolean;
  /** Loads the module together with React, which only the sending of a mail needs. */
  load: () => Promise<{ mail: AnyMail }>;
}

/** Every mail that the portal sends. */
export const MAILS = {
  'verification-code': {
    title: 'Code to sign in',
    load: () => import('./templates/verification-code'),
  },
  'password-reset': {
    title: 'Link to set a new password',
    load: () => import('./templates/password-reset'),
  },
  'verify-address': {
    title: 'Link to confirm the address',
    load: () => import('./templates/verify-address'),
  },
  'change-address': {
    title: 'Link to change the address',
    load: () => import('./templates/change-address'),
  },
  'address-changed': {
    title: 'Address changed',
    load: () => import('./templates/address-changed'),
  },
  'account-secured': {
    title: 'Account secured',
    load: () => import('./templates/account-secured'),
  },
  welcome: { title: 'Welcome', load: () => import('./templates/welcome') },
  'security-news': {
    title: 'News about the account',
    load: () => import('./templates/security-news'),
  },
  'admin-code': {
    title: 'Code refused for an admin',
    load: () => import('./templates/admin-code'),
  },
  'new-admin': { title: 'New admin', load: () => import('./templates/new-admin') },
  'license-granted': {
    title: 'Licence and key',
    isRepeatable: true,
    load: () => import('./templates/license-granted'),
  },
  'license-revoked': {
    title: 'Licence revoked',
    load: () => import('./templates/license-revoked'),
  },
  'license-moved': {
    title: 'Licence begins earlier',
    load: () => import('./templates/license-moved'),
  },
  'license-ended': { title: 'Licence ended', load: () => import('./templates/license-ended') },
  receipt: {
    title: 'Receipt and key',
    isRepeatable: true,
    load: () => import('./templates/receipt'),
  },
  'order-notice': { title: 'News about an order', load: () => import('./templates/order-notice') },
  'billing-request': {
    title: 'Request to a billing contact',
    load: () => import('./templates/billing-request'),
  },
  'billing-contact-news': {
    title: 'News about the billing contact',
    load: () => import('./templates/billing-contact-news'),
  },
  'billing-receipt': {
    title: 'Receipt for the billing contact',
    load: () => import('./templates/billing-receipt'),
  },
  'billing-notice': {
    title: 'News about a payment for the billing contact',
    load: () => import('./templates/billing-notice'),
  },
  withdrawal: { title: 'Withdrawal received', load: () => import('./templates/withdrawal') },
  alert: { title: 'Alert', load: () => import('./templates/alert') },
  'expiry-reminder': {
    title: 'Licence ends soon',
    load: () => import('./templates/expiry-reminder'),
  },
  'next-key': {
    title: 'Key of the renewed licence',
    isRepeatable: true,
    load: () => import('./templates/next-key'),
  },
  'seat-invitation': {
    title: 'Invitation to a seat',
    load: () => import('./templates/seat-invitation'),
  },
  'team-owner': { title: 'Team has a new owner', load: () => import('./templates/team-owner') },
  ticket: { title: 'Ticket to support', load: () => import('./templates/ticket') },
  'ticket-copy': { title: 'Ticket received', load: () => import('./templates/ticket-copy') },
  'ticket-answered': {
    title: 'Answer to a ticket',
    isRepeatable: true,
    load: () => import('./templates/ticket-answered'),
  },
  'ticket-closed': { title: 'Ticket closed', load: () => import('./templates/ticket-closed') },
  'wait-list-turn': {
    title: 'Wait list: a free offer is open',
    load: () => import('./templates/wait-list-turn'),
  },
  'theme-file': { title: 'Theme file', load: () => import('./templates/theme-file') },
} satisfies Record<string, RegisteredMail>;

export type MailTemplate = keyof typeof MAILS;
export const MAIL_TEMPLATES = Object.keys(MAILS) as [MailTemplate, ...MailTemplate[]];

export function isRepeatable(template: MailTemplate): boolean {
  const mail: RegisteredMail = MAILS[template];
  return mail.isRepeatable ?? false;
}
