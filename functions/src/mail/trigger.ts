import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { getDeployOptions } from '../platform/functions';
import type { MailSender } from './sender';

/**
 * Creates the trigger that sends a mail as soon as it is in the outbox.
 *
 * @param getSender a function, so that loading the module opens no connection.
 */
export function createMailTrigger(getSender: () => Pick<MailSender, 'sendMail'>) {
  let sender: Pick<MailSender, 'sendMail'> | undefined;
  return onDocumentCreated(
    {
      document: 'mail/{id}',
      retry: true,
      ...getDeployOptions('sendNewMail'),
    },
    async ({ params }) => {
      sender ??= getSender();
      await sender.sendMail(params.id);
    },
  );
}
