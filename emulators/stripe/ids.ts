import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const PREFIXES = {
  balanceTransaction: 'txn_',
  cashTransaction: 'ccsbtxn_',
  charge: 'ch_',
  coupon: '',
  creditNote: 'cn_',
  customer: 'cus_',
  customerBalanceTransaction: 'cbtxn_',
  discount: 'di_',
  fraudWarning: 'issfr_',
  dispute: 'dp_',
  event: 'evt_',
  invoice: 'in_',
  invoiceItem: 'ii_',
  invoiceLine: 'il_',
  invoicePayment: 'inpay_',
  lineItem: 'li_',
  paymentIntent: 'pi_',
  paymentMethod: 'pm_',
  price: 'price_',
  product: 'prod_',
  promotionCode: 'promo_',
  refund: 're_',
  request: 'req_',
  session: 'cs_test_',
  taxId: 'txi_',
  taxRate: 'txr_',
} as const;

export function newId(kind: keyof typeof PREFIXES): string {
  const length = { session: 58, coupon: 8 };
  return PREFIXES[kind] + drawLetters(length[kind as keyof typeof length] ?? 24);
}

export function newSecret(id: string): string {
  return `${id}_secret_${drawLetters(24)}`;
}

function drawLetters(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ALPHABET[byte % ALPHABET.length];
  return text;
}
