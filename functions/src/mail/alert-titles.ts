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
export const ALERT_KINDS = Object.keys(ALERT_TITLES) as AlertKind[];
