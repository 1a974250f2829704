import { z } from 'zod';
import { Button, Facts, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant } from '../sample-values';

/** Every kind of alert to the operator, with the title of its mail. Log-based metrics count alerts by kind. */
export const ALERT_TITLES = {
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
  'credit-note-missing': 'A credit note is missing',
  'unreadable-document': 'A stored document can’t be read',
  'mail-failed': 'Mails can’t be sent',
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
} as const;

export type AlertKind = keyof typeof ALERT_TITLES;
const ALERT_KINDS = Object.keys(ALERT_TITLES) as AlertKind[];

/** Mails the operator. It holds ids and no personal data. */
export const mail = defineMail({
  schema: z.object({
    kind: z.enum(ALERT_KINDS),
    cause: z.string(),
    text: z.string(),
    /** Page on which the operator acts, in Stripe's dashboard or the admin area. */
    url: z.url().optional(),
  }),
  samples: buildOnlyVariant({
    kind: 'refund-failed',
    cause: 're_sample',
    text: 'Refund re_sample failed: the bank sent the money back.',
  }),
  subject: ({ kind }) => `Alert: ${ALERT_TITLES[kind]}`,
  preheader: ({ text }) => text,
  title: ({ kind }) => ALERT_TITLES[kind],
  why: 'You received this e-mail because you operate this site.',
  unsubscribe: null,
  Content({ data: { kind, cause, text, url }, context }) {
    const isStripe = url?.startsWith('https://dashboard.stripe.com/');
    return (
      <>
        <Paragraph>{text}</Paragraph>
        <Facts
          rows={[
            ['Alert', kind],
            ['Cause', cause],
          ]}
        />
        <Button
          label={isStripe ? 'Open in Stripe' : 'Open the admin area'}
          href={url ?? `${context.portalUrl}/admin`}
        />
      </>
    );
  },
});
