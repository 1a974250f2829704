import { EVENT_TYPES } from '../../src/payments/events';
import { readPath, createFinding, listAt, type Answers, type Check } from './finding';

/** Checks Stripe's webhook and its events. */
export const checkStripe: Check = async (answers, { portalUrl, addsTax, accountTaxIds }) => {
  const found = await answers.get('https://api.stripe.com/v1/webhook_endpoints?limit=100');
  const url = `${portalUrl}/stripe/webhook`;
  const endpoint = listAt(found, 'data').find(
    (each) => readPath(each, 'url') === url && readPath(each, 'status') === 'enabled',
  );
  const sent = listAt(endpoint, 'enabled_events');
  const hasAllEvents = sent.includes('*');
  const missing = EVENT_TYPES.filter((type) => !hasAllEvents && !sent.includes(type));
  const events = EVENT_TYPES.map((type) => `-d "enabled_events[]=${type}"`).join(' ');
  return [
    createFinding(
      `Stripe sends its events to ${url}`,
      endpoint !== undefined,
      `stripe webhook_endpoints create -d "url=${url}" ${events}`,
    ),
    createFinding(
      `Stripe sends all ${EVENT_TYPES.length} event types${endpoint && missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
      endpoint !== undefined && missing.length === 0,
      `Add them: https://dashboard.stripe.com/webhooks${endpoint ? `/${String(readPath(endpoint, 'id'))}` : ''}`,
    ),
    ...(addsTax ? await checkTax(answers, accountTaxIds) : []),
  ];
};

/**
 * Checks Stripe Tax. Without a head office Stripe refuses every sale; without a registration it adds no tax. An invoice
 * with VAT must show the seller's number (Art. 226(3), Directive 2006/112/EC).
 */
const checkTax = async (answers: Answers, accountTaxIds: readonly string[]) => {
  const [settings, registrations, taxIds] = await Promise.all([
    answers.get('https://api.stripe.com/v1/tax/settings'),
    answers.get('https://api.stripe.com/v1/tax/registrations?status=active&limit=100'),
    answers.get('https://api.stripe.com/v1/tax_ids?limit=100'),
  ]);
  const sellerIds = listAt(taxIds, 'data').map((each) => readPath(each, 'id'));
  return [
    createFinding(
      'Stripe Tax knows where the seller is',
      readPath(settings, 'status') === 'active',
      'Add the head office: https://dashboard.stripe.com/settings/tax',
    ),
    createFinding(
      'Stripe Tax has a registration, so it adds tax',
      listAt(registrations, 'data').length > 0,
      'Add a registration: https://dashboard.stripe.com/tax/registrations; or unset STRIPE_TAX',
    ),
    createFinding(
      'Invoices name the seller’s VAT numbers (STRIPE_ACCOUNT_TAX_IDS)',
      accountTaxIds.length > 0 && accountTaxIds.every((id) => sellerIds.includes(id)),
      'Add them: https://dashboard.stripe.com/settings/tax-ids, and set STRIPE_ACCOUNT_TAX_IDS to their ids (txi_…)',
    ),
  ];
};

/** Checks the DNS records with which mail servers verify our mails, except DKIM, whose name the provider chooses. */
export const checkMailDns: Check = async (answers, { mailDomain }) => {
  const [spf, dmarc] = await Promise.all([
    answers.txt(mailDomain),
    answers.txt(`_dmarc.${mailDomain}`),
  ]);
  const policy = dmarc.find((record) => record.startsWith('v=DMARC1')) ?? '';
  return [
    createFinding(
      `${mailDomain} names who may send mail for it (SPF)`,
      spf.some((record) => /^v=spf1 .*[-~]all$/.test(record)),
      `Add a TXT record to ${mailDomain}: v=spf1 include:YOUR_MAIL_PROVIDER -all`,
    ),
    createFinding(
      `${mailDomain} says what to do with forged mail (DMARC)`,
      /;\s*p=(quarantine|reject)/.test(policy),
      `Add a TXT record to _dmarc.${mailDomain}: v=DMARC1; p=quarantine; rua=mailto:YOUR_ADDRESS`,
    ),
  ];
};
