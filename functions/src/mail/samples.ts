import { MAIL_TEMPLATES } from '@flexa/contracts/mails';
import type { Letter, MailContext } from './layout';
import {
  ORDER_NEWS,
  SECURITY_NEWS,
  type MailContent,
  type MailData,
  type SecurityNews,
} from './mails';
import { renderMail } from './render';

type Template = MailContent['template'];
/** The data of each variant by its name. */
type Variants<T extends Template> = Readonly<Record<string, MailData<T>>>;

/** The name of the variant of a mail that has no others. */
const ONLY = '';
const one = <const Data>(data: Data) => ({ [ONLY]: data });

/** A variant for each of some names. */
const each = <Name extends string, Data>(names: readonly Name[], dataOf: (name: Name) => Data) =>
  Object.fromEntries(names.map((name) => [name, dataOf(name)]));

const SAMPLE_NAME = 'Nora Lindqvist';
/** Shaped like a key, and signed by nobody. */
const SAMPLE_KEY =
  'eyJhbGciOiJFZERTQSIsInR5cCI6ImxpY2Vuc2Urand0In0.eyJzdWIiOiJzYW1wbGUiLCJwcmQiOiJjaGFydHMiLCJxdHkiOjMsInYiOjJ9.c2FtcGxlLW9mLWEta2V5LXRoYXQtbm90aGluZy10YWtlcy1pdC1pcy1zaWduZWQtYnktbm9ib2R5';

const CODE = 'sample';
const START = '2026-11-20T12:00:00.000Z';
const END = '2027-02-20T12:00:00.000Z';
const LATER = '2027-05-20T12:00:00.000Z';
const license = {
  licenseId: 'sample',
  visualType: 'charts',
  quantity: 3,
  expiresAt: END,
} as const;
const stop = { person: 'sample', code: CODE };
const order = { orderId: 'cs_sample_7K3MQ2PA', month: 3, amount: 18000, currency: 'usd' };
const ticket = {
  ticketId: 'sample1f009c4d',
  kind: 'support',
  name: SAMPLE_NAME,
  email: 'nora@example.com',
  subject: 'Pins don’t show',
  message: 'Hello,\nthe pins of Variance columns don’t show in my report.\nWhat can I do?',
} as const;

const ANSWER =
  'Hello Nora,\npins are part of the paid features. Paste the key of your licence into the visual, and they show.\n\nKind regards,\nMia';

/** What news of an order have beside the order itself. */
const ORDER_EXTRAS: Partial<
  Record<(typeof ORDER_NEWS)[number], Partial<MailData<'order-notice'>>>
> = {
  started: { dueAt: '2026-12-20T12:00:00.000Z', licenseId: 'sample' },
  'invoice-due': {
    dueAt: '2026-12-20T12:00:00.000Z',
    invoiceUrl: 'https://invoice.stripe.com/i/example',
  },
  'partly-refunded': { amount: 6000, seats: 1 },
  'refund-failed': { amount: 6000 },
  'refund-cancelled': { amount: 6000 },
  restored: { licenseId: 'sample' },
};

function securityNews(news: SecurityNews): MailData<'security-news'> {
  const isProvider = news === 'provider-added' || news === 'provider-removed';
  return {
    news,
    ...(isProvider && { provider: 'google.com' }),
  };
}

/** The sample data of each mail, for tests and `npm run mails`. A mail without a sample fails to compile. */
export const SAMPLES: { readonly [T in Template]: Variants<T> } = {
  'verification-code': one({ code: '048213' }),
  'password-reset': one({ code: CODE }),
  'verify-address': one({ code: CODE }),
  'change-address': one({ code: CODE }),
  'address-changed': one({ code: CODE }),
  'account-secured': { proved: { wasMoved: false }, 'put-back': { wasMoved: true } },
  welcome: { [ONLY]: {}, 'no-trial': { hadTrial: true } },
  'security-news': each(SECURITY_NEWS, securityNews),
  'admin-code': one({}),
  'new-admin': {
    admin: { uid: 'sample', email: 'nora@example.com' },
    support: { uid: 'sample', email: 'nora@example.com', isSupport: true },
  },
  'license-granted': {
    free: license,
    gift: { ...license, isGift: true },
    trial: { ...license, quantity: 1, isTrial: true },
  },
  'license-revoked': one({ ...license, reason: 'The order was placed twice.' }),
  'license-moved': {
    later: { ...license, startsAt: END, expiresAt: LATER },
    today: { ...license, startsAt: START },
  },
  'license-ended': {
    licence: { ...license, isSeat: false },
    seat: { ...license, quantity: 1, isSeat: true },
  },
  receipt: {
    purchase: { ...order, ...license },
    'with-tax': { ...order, ...license, discount: 2000, promotionCode: 'SPRING', tax: 2874 },
    renewal: { ...order, ...license, startsAt: END, expiresAt: LATER },
    upgrade: { ...order, ...license, visualType: 'suite', credit: 4200 },
    'more-seats': { ...order, ...license, isAddition: true },
    'with-consent': {
      ...order,
      ...license,
      consent: { version: '2026-11', at: '2026-11-20T12:00:00.000Z' },
    },
    withdrawable: { ...order, ...license, withdrawUntil: '2026-12-04T23:59:59.999Z' },
  },
  'order-notice': each(ORDER_NEWS, (news) => ({
    news,
    ...order,
    visualType: 'charts' as const,
    sold: { part: 'licence' as const },
    ...ORDER_EXTRAS[news],
  })),
  withdrawal: one({
    ...order,
    visualType: 'charts',
    quantity: 3,
    paidAt: '2026-11-20T12:00:00.000Z',
    email: 'nora@example.com',
    at: '2026-11-24T09:30:00.000Z',
  }),
  alert: one({
    kind: 'refund-failed',
    cause: 're_sample',
    text: 'Refund re_sample failed: the bank sent the money back.',
  }),
  'expiry-reminder': {
    licence: { ...license, daysLeft: 14, stop },
    seat: { ...license, quantity: 1, daysLeft: 14, isSeat: true, stop },
    trial: { ...license, quantity: 1, daysLeft: 3, isTrial: true, stop },
    team: { ...license, daysLeft: 14, isManaged: true, stop },
  },
  'next-key': {
    renewed: { ...license, endsAt: END, expiresAt: LATER },
    moved: { ...license, endsAt: END, expiresAt: LATER, cause: 'moved' },
    restored: { ...license, endsAt: END, expiresAt: LATER, cause: 'restored' },
  },
  'seat-invitation': one(license),
  'team-owner': { next: { isNext: true }, before: { isNext: false } },
  ticket: one(ticket),
  'ticket-copy': {
    confirmation: { ticketId: ticket.ticketId },
    copy: {
      ticketId: ticket.ticketId,
      copy: { subject: ticket.subject, message: ticket.message },
    },
  },
  'ticket-answered': {
    open: { ticketId: ticket.ticketId, answer: ANSWER, isClosed: false },
    closed: { ticketId: ticket.ticketId, answer: ANSWER, isClosed: true },
  },
  'ticket-closed': one({ ticketId: ticket.ticketId }),
  'wait-list-turn': { pack: { product: 'tables' }, any: { product: 'suite' } },
  'theme-file': one({ json: '{"name":"Nordic","dataColors":["#4f46e5","#f2c811"]}' }),
};

export interface SampleMail extends Letter {
  /** A template, and its variant if there is one: `welcome`, `order-notice.refunded`. */
  id: string;
  content: MailContent;
}

/** Renders every mail with each of its samples. */
export function renderSamples(context: Omit<MailContext, 'name'>): Promise<SampleMail[]> {
  const samples = MAIL_TEMPLATES.flatMap((template) =>
    Object.entries<unknown>(SAMPLES[template]).map(([variant, data]) => ({
      id: variant === ONLY ? template : `${template}.${variant}`,
      // The type of SAMPLES ties the data to its template.
      content: { template, data } as MailContent,
    })),
  );
  return Promise.all(
    samples.map(async ({ id, content }) => ({
      id,
      content,
      ...(await renderMail(content, { ...context, name: SAMPLE_NAME }, async () => SAMPLE_KEY)),
    })),
  );
}
