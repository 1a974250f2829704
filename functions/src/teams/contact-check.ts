import type { MailDocument } from '../mail/mails';

type FindContact = (ownerUid: string) => Promise<{ email: string } | undefined>;

/**
 * Returns a check for the sender: a queued mail to a billing contact is dropped if the contact has left or the owner
 * has named another one by now.
 */
export function createContactCheck(findContact: FindContact) {
  return async ({ content, uid, to }: Pick<MailDocument, 'content' | 'uid' | 'to'>) => {
    const template = content?.template;
    if (template !== 'billing-receipt' && template !== 'billing-notice') return true;
    return uid !== null && (await findContact(uid))?.email === to;
  };
}
