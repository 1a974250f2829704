import { z } from 'zod';
import { emailSchema, uidSchema } from '@flexa/contracts/fields';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail, type MailContext } from '../define-mail';
import { formatMoment } from '../words';

const schema = z.object({
  uid: uidSchema,
  /** An address that its owner has proved. */
  email: emailSchema,
  isSupport: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

function announceAdmin({ email, isSupport = false }: Data, { queuedAt }: MailContext): string {
  const role = isSupport ? 'in Flexa support' : 'an admin of Flexa';
  return `${email} has been ${role} since ${formatMoment(queuedAt)}.`;
}

/** Mails every other admin about a new admin. */
export const mail = defineMail({
  schema,
  samples: {
    admin: { uid: 'sample', email: 'nora@example.com' },
    support: { uid: 'sample', email: 'nora@example.com', isSupport: true },
  },
  subject: ({ isSupport }) =>
    isSupport ? 'Someone new is in Flexa support' : 'Flexa has a new admin',
  preheader: announceAdmin,
  title: ({ isSupport }) => (isSupport ? 'Someone new is in support' : 'There is a new admin'),
  why: 'You received this e-mail because you are an admin.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>{announceAdmin(data, context)}</Paragraph>
      <Button
        label="Open the account"
        href={`${context.portalUrl}/admin?user=${encodeURIComponent(data.uid)}`}
      />
      <Note>If you don’t know about it, remove their rights and ask your team.</Note>
    </>
  ),
});
