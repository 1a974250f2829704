import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const PREFIXES = {
  balanceTransaction: 'txn_',
  charge: 'ch_',
  customer: 'cus_',
  dispute: 'dp_',
  event: 'evt_',
  invoice: 'in_',
  lineItem: 'li_',
  paymentIntent: 'pi_',
  paymentMethod: 'pm_',
  price: 'price_',
  product: 'prod_',
  refund: 're_',
  request: 'req_',
  session: 'cs_test_',
} as const;

export function newId(kind: keyof typeof PREFIXES): string {
  return PREFIXES[kind] + letters(kind === 'session' ? 58 : 24);
}

export function newSecret(id: string): string {
  return `${id}_secret_${letters(24)}`;
}

function letters(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ALPHABET[byte % ALPHABET.length];
  return text;
}
