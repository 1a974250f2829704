import { orderNumber } from '@flexa/contracts/numbers';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { counted, day, licenseName, moment, money, productName } from '../words';

/** Confirms a withdrawal on a durable medium: the statement with its date and time (Article 11a). */
export function withdrawal(data: MailData<'withdrawal'>, context: MailContext): Letter {
  const { orderId, visualType, month, quantity, amount, currency } = data;
  const account = `${context.portalUrl}/general#orders`;
  const received = `We received your withdrawal on ${moment(data.at)}.`;
  const statement = 'You stated that you withdraw from this contract:';
  const follows = `We refund ${money(amount, currency)} the way you paid, within 14 days at the latest. What you bought with this order ends.`;
  const also = data.endsMembership
    ? [
        `Your ${productName('suite')} was bought with credit from this order, so it ends too. We refund what you paid for its days left.`,
      ]
    : [];
  const rows: Fact[] = [
    [
      'Contract',
      `${licenseName(visualType)}, ${counted(month, 'month')}, ${counted(quantity, 'seat')}`,
    ],
    ['Order', orderNumber(orderId)],
    ['Paid', day(data.paidAt)],
    ...(context.name === null ? [] : ([['Name', context.name]] satisfies Fact[])),
    ['E-mail', data.email],
    ['Received', moment(data.at)],
  ];
  return letter(context, {
    subject: `We received your withdrawal from order ${orderNumber(orderId)}`,
    preheader: received,
    title: 'You have withdrawn from your order',
    body: [
      paragraph(received),
      paragraph(statement),
      facts(rows),
      paragraph(follows),
      ...also.map((words) => paragraph(words)),
      button('Open my orders', account),
    ],
    text: [received, statement, plainFacts(rows), follows, ...also, `Open my orders: ${account}`],
    why: 'You received this e-mail because you withdrew from an order on our site.',
  });
}
