import { MAIL_TEMPLATES, type MailTemplate } from '@flexa/contracts/mails';

const NAMES: Record<MailTemplate, string> = {
  'verification-code': 'Code to sign in',
  'password-reset': 'Link to set a new password',
  'verify-address': 'Link to confirm the address',
  'change-address': 'Link to change the address',
  'address-changed': 'Address changed',
  'account-secured': 'Account secured',
  welcome: 'Welcome',
  'security-news': 'News about the account',
  'admin-code': 'Code refused for an admin',
  'new-admin': 'New admin',
  'license-granted': 'Licence and key',
  'license-revoked': 'Licence revoked',
  'license-moved': 'Licence begins earlier',
  'license-ended': 'Licence ended',
  receipt: 'Receipt and key',
  'order-notice': 'News about an order',
  withdrawal: 'Withdrawal received',
  alert: 'Alert',
  'expiry-reminder': 'Licence ends soon',
  'next-key': 'Key of the renewed licence',
  'seat-invitation': 'Invitation to a seat',
  'team-owner': 'Team has a new owner',
  ticket: 'Ticket to support',
  'ticket-copy': 'Ticket received',
  'ticket-answered': 'Answer to a ticket',
  'ticket-closed': 'Ticket closed',
  'wait-list-turn': 'Wait list: a free offer is open',
  'theme-file': 'Theme file',
};

/** Returns the name of a mail for admins. */
export function mailName(template: string): string {
  const known = MAIL_TEMPLATES.find((each) => each === template);
  return known ? NAMES[known] : 'E-mail';
}
