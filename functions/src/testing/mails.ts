import type { MailContent, MailData } from '../mail/mails';
import type { MailTemplate } from '../mail/registry';
import { renderMail } from '../mail/render';
import { loadSamples } from '../mail/samples';

export const license = {
  licenseId: 'free-launch-me-charts',
  visualType: 'charts',
  quantity: 3,
  expiresAt: '2027-02-20T12:00:00.000Z',
} as const;

const order = { orderId: 'cs_test_1', month: 3, amount: 12000, currency: 'usd' };

type Mails = { [T in MailTemplate]: { template: T; data: MailData<T> } };

/** The first sample of every mail. */
const samples = new Map<string, MailContent>();
for (const content of (await loadSamples()).values()) {
  if (!samples.has(content.template)) samples.set(content.template, content);
}

/** One mail of each kind, with `words` in every text that someone else than its reader chooses. */
export function buildMails(words: string): Mails {
  const data: { [T in MailTemplate]?: MailData<T> } = {
    'license-granted': license,
    'license-revoked': { ...license, reason: words },
    receipt: { ...order, ...license },
    'order-notice': {
      news: 'refunded',
      ...order,
      visualType: 'charts',
      sold: { part: 'licence' },
    },
    'next-key': { endsAt: license.expiresAt, ...license },
    'seat-invitation': {
      ...license,
      giver: { name: words, company: words, email: 'bea@cedar-freight.example' },
      code: 'sample',
    },
    ticket: {
      ticketId: 'ticket-1',
      kind: 'support',
      name: words,
      email: 'ana@example.com',
      subject: words,
      message: words,
    },
    'ticket-answered': {
      ticketId: 'ticket-1',
      name: 'Ana',
      question: { subject: words, message: words },
      answer: words,
      isClosed: true,
    },
    'theme-file': {
      json: JSON.stringify({ name: words, dataColors: ['#112233'] }),
      isExact: false,
    },
  };
  const all = [...samples.values()].map(({ template, data: sample }) => [
    template,
    { template, data: data[template] ?? sample },
  ]);
  return Object.fromEntries(all) as Mails;
}

export const CONTEXT = {
  portalUrl: 'https://portal.example',
  supportEmail: 'support@portal.example',
  queuedAt: new Date('2026-11-20T12:00:00.000Z'),
};
/** The licence key of a mail that has one. */
export const KEY = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';

/** Renders a mail; the name is that of the reader's own profile, at an address they have proved. */
export const render = (
  content: MailContent,
  key: string | null = KEY,
  name: string | null = null,
) => renderMail(content, { ...CONTEXT, name }, async () => key);
