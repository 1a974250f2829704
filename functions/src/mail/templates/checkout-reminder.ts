import { button, facts, link, note, paragraph, plainFacts, type Fact } from '../blocks';
import { html } from '../html';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { counted, greeting, licenseName, moment, productName } from '../words';

/** The only mail about a checkout that was left. */
export function checkoutReminder(
  data: MailData<'checkout-reminder'>,
  context: MailContext,
): Letter {
  const { orderId, visualType, month, quantity, url, endsAt, code } = data;
  const search = new URLSearchParams({ order: orderId, code });
  const unsubscribe = `${context.portalUrl}/unsubscribe?${search.toString()}`;
  const opening = `${greeting(context.name)} you did not finish buying your ${licenseName(visualType)}. Nothing was charged. You can continue where you stopped:`;
  const until = `The link works until ${moment(endsAt)}. We won’t remind you of this purchase again.`;
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Term', counted(month, 'month')],
    ['Seats', String(quantity)],
  ];
  return {
    ...letter(context, {
      subject: `Your ${licenseName(visualType)} is not paid yet`,
      preheader: 'Nothing was charged. You can continue where you stopped.',
      title: 'You did not finish your purchase',
      body: [
        paragraph(opening),
        facts(rows),
        button('Continue to payment', url),
        note(until),
        note(html`Don’t want reminders? ${link('Unsubscribe', unsubscribe)}`),
      ],
      text: [
        opening,
        plainFacts(rows),
        `Continue to payment: ${url}`,
        until,
        `Unsubscribe: ${unsubscribe}`,
      ],
      why: 'You received this e-mail because you asked for a reminder when you ordered.',
    }),
    list: { unsubscribe },
  };
}
