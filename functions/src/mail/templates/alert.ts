import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

const TITLES: Record<string, string> = {
  'payment-unowned': 'A payment has no account',
  'transfer-unmatched': 'A transfer belongs to no invoice',
  'refund-failed': 'A refund failed',
  'withdrawal-unpaid': 'A withdrawn order was not refunded',
  'webhook-signature': 'Stripe events are being rejected',
  'webhook-event': 'Stripe events don’t fit our settings',
  'stripe-key': 'Stripe refuses our key',
  'stripe-tax': 'Stripe can’t work out tax',
  'invoice-part-paid': 'An order is paid only in part',
  'invoice-unpaid': 'An invoice ended unpaid',
  'order-held': 'An order waits for your decision',
  'transfer-ended': 'An order ended with a part of its money',
  dispute: 'A payment is disputed',
  'fraud-warning': 'A card network warns of fraud',
  'credit-lost': 'An upgrade lost its credit',
  'unreadable-document': 'A stored document can’t be read',
  'rights-granted': 'A new admin',
  'license-granted': 'A licence was granted without payment',
  'large-refund': 'A large refund',
  'offer-changed': 'The free offer was changed',
  'team-moved': 'An admin gave a team another owner',
  'users-exported': 'Users were exported',
  'orders-exported': 'Orders were exported',
  'audit-exported': 'The audit log was exported',
  'many-failures': 'Many calls are failing',
  'revocation-list': 'The revocation list is missing or out of date',
};

/** To the operator. */
export function alert({ kind, cause, text, url }: MailData<'alert'>, context: MailContext): Letter {
  const title = TITLES[kind] ?? kind;
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
