import type { MailContent } from '../mail/mails';

export const license = {
  licenseId: 'free-launch-me-charts',
  visualType: 'charts',
  quantity: 3,
  expiresAt: '2027-02-20T12:00:00.000Z',
} as const;

const stop = { person: 'me', code: 'a1-b2' };

/** One mail of each kind, with that in every text that someone else than its reader chooses. */
export function mails(words: string): Record<MailContent['template'], MailContent> {
  const ticket = {
    ticketId: 'ticket-1',
    kind: 'support',
    name: words,
    email: 'ana@example.com',
    subject: words,
    message: words,
  } as const;
  const order = { orderId: 'cs_test_1', month: 3, amount: 12000, currency: 'usd' };
  return {
    'verification-code': { template: 'verification-code', data: { code: '048213' } },
    'password-reset': { template: 'password-reset', data: { code: 'a1-b2' } },
    'verify-address': { template: 'verify-address', data: { code: 'a1-b2' } },
    'change-address': { template: 'change-address', data: { code: 'a1-b2' } },
    'address-changed': { template: 'address-changed', data: { code: 'a1-b2' } },
    'account-secured': { template: 'account-secured', data: { wasMoved: false } },
    welcome: { template: 'welcome', data: {} },
    'security-news': {
      template: 'security-news',
      data: { news: 'new-sign-in' },
    },
    'admin-code': { template: 'admin-code', data: {} },
    'new-admin': { template: 'new-admin', data: { uid: 'nora', email: 'nora@example.com' } },
    'license-granted': { template: 'license-granted', data: license },
    'license-revoked': { template: 'license-revoked', data: { ...license, reason: words } },
    'license-moved': {
      template: 'license-moved',
      data: { ...license, startsAt: '2026-12-20T12:00:00.000Z' },
    },
    'license-ended': { template: 'license-ended', data: { ...license, isSeat: false } },
    receipt: { template: 'receipt', data: { ...order, ...license } },
    'order-notice': {
      template: 'order-notice',
      data: { news: 'refunded', ...order, visualType: 'charts', sold: { part: 'licence' } },
    },
    withdrawal: {
      template: 'withdrawal',
      data: {
        ...order,
        visualType: 'charts',
        quantity: 2,
        paidAt: '2026-11-20T12:00:00.000Z',
        email: 'nora@example.com',
        at: '2026-11-24T09:30:00.000Z',
      },
    },
    alert: {
      template: 'alert',
      data: { kind: 'refund-failed', cause: 're_1', text: 'Refund re_1 failed.' },
    },
    'expiry-reminder': { template: 'expiry-reminder', data: { daysLeft: 14, ...license, stop } },
    'next-key': { template: 'next-key', data: { endsAt: license.expiresAt, ...license } },
    'seat-invitation': { template: 'seat-invitation', data: license },
    'team-owner': { template: 'team-owner', data: { isNext: true } },
    ticket: { template: 'ticket', data: ticket },
    'ticket-copy': { template: 'ticket-copy', data: { ticketId: 'ticket-1' } },
    'ticket-answered': {
      template: 'ticket-answered',
      data: { ticketId: 'ticket-1', answer: words, isClosed: true },
    },
    'ticket-closed': { template: 'ticket-closed', data: { ticketId: 'ticket-1' } },
    'wait-list-turn': { template: 'wait-list-turn', data: { product: 'tables' } },
    'theme-file': {
      template: 'theme-file',
      data: { json: JSON.stringify({ name: words, dataColors: ['#112233'] }) },
    },
  };
}
