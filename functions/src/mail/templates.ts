import type { MailTemplate } from '@flexa/contracts/mails';
import type { AnyMail } from './define-mail';
import { accountSecured } from './templates/account-secured';
import { addressChanged } from './templates/address-changed';
import { adminCode } from './templates/admin-code';
import { alert } from './templates/alert';
import { changeAddress } from './templates/change-address';
import { expiryReminder } from './templates/expiry-reminder';
import { licenseEnded } from './templates/license-ended';
import { licenseGranted } from './templates/license-granted';
import { licenseMoved } from './templates/license-moved';
import { licenseRevoked } from './templates/license-revoked';
import { newAdmin } from './templates/new-admin';
import { nextKey } from './templates/next-key';
import { orderNotice } from './templates/order-notice';
import { passwordReset } from './templates/password-reset';
import { receipt } from './templates/receipt';
import { seatInvitation } from './templates/seat-invitation';
import { securityNews } from './templates/security-news';
import { teamOwner } from './templates/team-owner';
import { themeFile } from './templates/theme-file';
import { ticket } from './templates/ticket';
import { ticketAnswered } from './templates/ticket-answered';
import { ticketClosed } from './templates/ticket-closed';
import { ticketCopy } from './templates/ticket-copy';
import { verificationCode } from './templates/verification-code';
import { verifyAddress } from './templates/verify-address';
import { waitListTurn } from './templates/wait-list-turn';
import { welcome } from './templates/welcome';
import { withdrawal } from './templates/withdrawal';

/** Every mail by its template. */
export const MAILS = {
  'verification-code': verificationCode,
  'password-reset': passwordReset,
  'verify-address': verifyAddress,
  'change-address': changeAddress,
  'address-changed': addressChanged,
  'account-secured': accountSecured,
  welcome: welcome,
  'security-news': securityNews,
  'admin-code': adminCode,
  'new-admin': newAdmin,
  'license-granted': licenseGranted,
  'license-revoked': licenseRevoked,
  'license-moved': licenseMoved,
  'license-ended': licenseEnded,
  receipt: receipt,
  withdrawal: withdrawal,
  'order-notice': orderNotice,
  alert: alert,
  'expiry-reminder': expiryReminder,
  'next-key': nextKey,
  'seat-invitation': seatInvitation,
  'team-owner': teamOwner,
  ticket: ticket,
  'ticket-copy': ticketCopy,
  'ticket-answered': ticketAnswered,
  'ticket-closed': ticketClosed,
  'wait-list-turn': waitListTurn,
  'theme-file': themeFile,
} satisfies { [T in MailTemplate]: AnyMail<T> };
