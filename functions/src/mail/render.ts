import type { Letter, MailContext } from './layout';
import type { MailContent } from './mails';
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

/** The key of a licence at this moment; null where there is none for the reader. */
export type KeyFor = (licenseId: string) => Promise<string | null>;

/** What a person calls themself; null where it is not proved that the address is theirs. */
export type NameAt = (uid: string, address: string) => Promise<string | null>;

export async function renderMail(
  content: MailContent,
  context: MailContext,
  keyFor: KeyFor,
): Promise<Letter> {
  switch (content.template) {
    case 'verification-code':
      return verificationCode(content.data, context);
    case 'password-reset':
      return passwordReset(content.data, context);
    case 'verify-address':
      return verifyAddress(content.data, context);
    case 'change-address':
      return changeAddress(content.data, context);
    case 'address-changed':
      return addressChanged(content.data, context);
    case 'account-secured':
      return accountSecured(content.data, context);
    case 'welcome':
      return welcome(content.data, context);
    case 'security-news':
      return securityNews(content.data, context);
    case 'admin-code':
      return adminCode(context);
    case 'new-admin':
      return newAdmin(content.data, context);
    case 'license-revoked':
      return licenseRevoked(content.data, context);
    case 'license-moved':
      return licenseMoved(content.data, context);
    case 'license-ended':
      return licenseEnded(content.data, context);
    case 'license-granted': {
      const key = await keyFor(content.data.licenseId);
      return licenseGranted(content.data, { ...context, key });
    }
    case 'receipt': {
      const key = await keyFor(content.data.licenseId);
      return receipt(content.data, { ...context, key });
    }
    case 'order-notice': {
      const { licenseId } = content.data;
      const key = licenseId === undefined ? null : await keyFor(licenseId);
      return orderNotice(content.data, { ...context, key });
    }
    case 'withdrawal':
      return withdrawal(content.data, context);
    case 'alert':
      return alert(content.data, context);
    case 'expiry-reminder':
      return expiryReminder(content.data, context);
    case 'next-key': {
      const key = await keyFor(content.data.licenseId);
      return nextKey(content.data, { ...context, key });
    }
    case 'seat-invitation':
      return seatInvitation(content.data, context);
    case 'team-owner':
      return teamOwner(content.data, context);
    case 'ticket':
      return ticket(content.data, context);
    case 'ticket-copy':
      return ticketCopy(content.data, context);
    case 'ticket-answered':
      return ticketAnswered(content.data, context);
    case 'ticket-closed':
      return ticketClosed(content.data, context);
    case 'wait-list-turn':
      return waitListTurn(content.data, context);
    case 'theme-file':
      return themeFile(content.data, context);
  }
}
