import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { getDeployOptions } from '../platform/functions';
import type { MailSender } from './sender';

/**
 * Sends a mail as soon as it is in the outbox.
 *
 * @param senderOf the sender of this process, made at the first mail: loading a module touches
 * nothing outside.
 */
export function createMailTrigger(senderOf: () => Pick<MailSender, 'sendMail'>) {
  let sender: Pick<MailSender, 'sendMail'> | undefined;
  return onDocumentCreated(
    {
      document: 'mail/{id}',
      retry: true,
      ...getDeployOptions('sendNewMail'),
    },
    async ({ params }) => {
      sender ??= senderOf();
      await sender.sendMail(params.id);
    },
  );
}
