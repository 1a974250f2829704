export { startMailbox, type Mailbox } from './mailbox';
export type { MailMessage } from './message';
