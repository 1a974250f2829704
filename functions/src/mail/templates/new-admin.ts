import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { moment } from '../words';

/** To every other admin. The address is one its owner has proved. */
export function newAdmin(
  { uid, email, isSupport = false }: MailData<'new-admin'>,
  context: MailContext,
): Letter {
  const address = `${context.portalUrl}/admin?user=${encodeURIComponent(uid)}`;
  const role = isSupport ? 'in Flexa support' : 'an admin of Flexa';
  const opening = `${email} has been ${role} since ${moment(context.queuedAt)}.`;
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
