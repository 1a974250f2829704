import { z } from 'zod';
import { emailSchema, uidSchema } from '@flexa/contracts/fields';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { formatMoment } from '../words';

const schema = z.object({ uid: uidSchema, email: emailSchema, isSupport: z.boolean().optional() });
type Data = z.infer<typeof schema>;

/** To every other admin. The address is one its owner has proved. */
function render({ uid, email, isSupport = false }: Data, context: MailContext): Letter {
  const address = `${context.portalUrl}/admin?user=${encodeURIComponent(uid)}`;
  const role = isSupport ? 'in Flexa support' : 'an admin of Flexa';
  const opening = `${email} has been ${role} since ${formatMoment(context.queuedAt)}.`;
  const act = 'If you don’t know about it, remove their rights and ask your team.';
  return letter(context, {
    subject: isSupport ? 'Someone new is in Flexa support' : 'Flexa has a new admin',
    preheader: opening,
    title: isSupport ? 'Someone new is in support' : 'There is a new admin',
    body: [paragraph(opening), button('Open the account', address), note(act)],
    text: [opening, `Open the account: ${address}`, act],
    why: 'You received this e-mail because you are an admin.',
  });
}

export const newAdmin = defineMail({
  template: 'new-admin',
  schema,
  samples: {
    admin: { uid: 'sample', email: 'nora@example.com' },
    support: { uid: 'sample', email: 'nora@example.com', isSupport: true },
  },
  render,
});
