export { startAuthMails } from './auth-mails';
export { startMailbox, type Mailbox, type MailboxOptions } from './mailbox';
export type { MailAttachment, MailMessage } from './message';
