import { ALERT_TITLES } from '../alert-titles';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** To the operator. */
export function alert({ kind, cause, text, url }: MailData<'alert'>, context: MailContext): Letter {
  const title = ALERT_TITLES[kind];
  const admin = `${context.portalUrl}/admin`;
  const isStripe = url?.startsWith('https://dashboard.stripe.com/');
  const label = isStripe ? 'Open in Stripe' : 'Open the admin area';
  const page = url ?? admin;
  const rows: Fact[] = [
    ['Alert', kind],
    ['Cause', cause],
  ];
  return letter(context, {
    subject: `Alert: ${title}`,
    preheader: text,
    title,
    body: [paragraph(text), facts(rows), button(label, page)],
    text: [text, plainFacts(rows), `${label}: ${page}`],
    why: 'You received this e-mail because you operate this site.',
  });
}
