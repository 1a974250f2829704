import { z } from 'zod';
import { ALERT_KINDS, ALERT_TITLES } from '../alert-titles';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one } from '../sample-values';

const schema = z.object({
  kind: z.enum(ALERT_KINDS),
  cause: z.string(),
  text: z.string(),
  /** Page on which the operator acts, in Stripe's dashboard or the admin area. */
  url: z.url().optional(),
});
type Data = z.infer<typeof schema>;

function render({ kind, cause, text, url }: Data, context: MailContext): Letter {
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

/** Mails the operator. It holds ids and no personal data. */
export const alert = defineMail({
  template: 'alert',
  schema,
  samples: one({
    kind: 'refund-failed',
    cause: 're_sample',
    text: 'Refund re_sample failed: the bank sent the money back.',
  }),
  render,
});
