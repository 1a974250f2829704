import { button, facts, link, paragraph, plainFacts, type Fact } from '../blocks';
import { html } from '../html';
import { letter, type Letter } from '../layout';
import type { MailData } from '../mails';
import { counted, day, greeting, licenseName, money, productName } from '../words';
import { keyPart, type KeyContext } from './license-key';

export function receipt(data: MailData<'receipt'>, context: KeyContext): Letter {
  const { orderId, month, amount, currency, receiptUrl, visualType, quantity } = data;
  const key = keyPart(context.key);
  const account = `${context.portalUrl}/general`;
  const paid = money(amount, currency);
  const thanks =
    context.key === null
      ? `${greeting(context.name)} we received your payment of ${paid}.`
      : `${greeting(context.name)} we received your payment of ${paid}. Your ${licenseName(visualType)} is active.`;
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Term', `${counted(month, 'month')}, until ${day(data.expiresAt)}`],
    ['Seats', String(quantity)],
    ['Paid', paid],
    ['Order', orderId],
  ];
  return letter(context, {
    subject: `Your receipt: ${productName(visualType)}, ${counted(month, 'month')}`,
    preview: `We received ${paid}.${context.key === null ? '' : ' Your licence key is inside.'}`,
    title: 'Thank you for your order',
    body: [
      paragraph(thanks),
      ...key.body,
      facts(rows),
      ...(receiptUrl === null
        ? []
        : [
            paragraph(
              html`For your books: ${link('the receipt of our payment provider', receiptUrl)}.`,
            ),
          ]),
      button('Open my account', account),
    ],
    text: [
      thanks,
      ...key.text,
      plainFacts(rows),
      ...(receiptUrl === null ? [] : [`The receipt for your books: ${receiptUrl}`]),
      `Open my account: ${account}`,
    ],
    why: 'You get this mail because you placed an order on our site.',
  });
}
