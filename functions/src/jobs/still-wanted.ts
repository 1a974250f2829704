import type { MailDocument } from '../mail/mails';
import type { ContactHolder } from './reminders';

/**
 * Returns a check for the sender: a queued reminder is dropped if its reader has switched reminders off or has
 * another address by now. The job queues it again while it is due.
 */
export function createReminderCheck(people: Pick<ContactHolder, 'contact'>) {
  return async ({ content, uid, to }: Pick<MailDocument, 'content' | 'uid' | 'to'>) => {
    if (content?.template !== 'expiry-reminder' || uid === null) return true;
    const contact = await people.contact(uid);
    return (
      contact !== undefined &&
      contact.getsReminders &&
      contact.email.toLowerCase() === to.toLowerCase()
    );
  };
}
