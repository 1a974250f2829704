import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { MAIL } from '../platform/capacity';
import { REGION } from '../platform/config';
import { secretsOf } from '../platform/secrets';
import { serviceAccountOf } from '../platform/service-accounts';
import type { MailSender } from './sender';

/**
 * Sends a mail as soon as it is in the outbox.
 *
 * @param senderOf the sender of this process, made at the first mail: loading a module touches
 * nothing outside.
 */
export function mailTriggerOf(senderOf: () => Pick<MailSender, 'sendMail'>) {
  let sender: Pick<MailSender, 'sendMail'> | undefined;
  return onDocumentCreated(
    {
      document: 'mail/{id}',
      region: REGION,
      secrets: secretsOf('sendNewMail'),
      serviceAccount: serviceAccountOf('sendNewMail'),
      retry: true,
      ...MAIL,
    },
    async ({ params }) => {
      sender ??= senderOf();
      await sender.sendMail(params.id);
    },
  );
}
