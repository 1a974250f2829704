import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { moment } from '../words';

/** To every other admin. The address is one its owner has proved. */
export function newAdmin({ uid, email }: MailData<'new-admin'>, context: MailContext): Letter {
  const address = `${context.portalUrl}/admin?user=${encodeURIComponent(uid)}`;
  const opening = `${email} has been an admin of Flexa since ${moment(context.queuedAt)}.`;
  const act = 'If you don’t know about it, remove their admin rights and ask your team.';
  return letter(context, {
    subject: 'Flexa has a new admin',
    preview: opening,
    title: 'There is a new admin',
    body: [paragraph(opening), button('Open the account', address), note(act)],
    text: [opening, `Open the account: ${address}`, act],
    why: 'You received this e-mail because you are an admin.',
  });
}
