import type { Charge, DelayedMethod } from './objects';

export const DELAYED_METHODS: readonly DelayedMethod[] = ['us_bank_account', 'customer_balance'];

export type PaymentMeans = { type: 'card'; number: string } | { type: DelayedMethod };

/** Stripe's test cards that do more than pay (docs.stripe.com/testing). */
const CARDS = {
  usual: '4242424242424242',
  refundPending: '4000000000007726',
  refundFails: '4000000000005126',
  disputed: '4000000000000259',
  inquired: '4000000000001976',
  disputedTwice: '4000000404000079',
  warnedOf: '4000000000005423',
} as const;

/** Test cards on the pay page, each with a note. */
export const TEST_CARDS: readonly [number: string, what: string][] = [
  [CARDS.usual, ''],
  [CARDS.refundPending, '(a refund takes days)'],
  [CARDS.refundFails, '(a refund fails after days)'],
  [CARDS.disputed, '(is disputed)'],
  [CARDS.inquired, '(the bank inquires)'],
  [CARDS.disputedTwice, '(is disputed twice)'],
  [CARDS.warnedOf, '(is reported as fraud)'],
];

export function findCard(input = ''): PaymentMeans {
  return { type: 'card', number: input.replaceAll(' ', '') || CARDS.usual };
}

/** Returns the default payment methods of the pay page. A bank transfer needs a customer. */
export function listMethods(currency: string, hasCustomer: boolean): string[] {
  if (currency !== 'usd') return ['card'];
  return ['card', 'us_bank_account', ...(hasCustomer ? ['customer_balance'] : [])];
}

/** Course of a refund: its first status and the one some days later. */
interface RefundCourse {
  status: 'succeeded' | 'pending' | 'requires_action';
  then?: { status: 'succeeded' | 'failed'; days: number };
}

const BANK_DAYS = 5;
/** Days for a buyer to enter the bank account of a refund. */
const ACTION_DAYS = 45;

export function findRefundCourse({ payment_method_details: details }: Charge): RefundCourse {
  const last4 = details?.card?.last4;
  if (details?.type === 'customer_balance') {
    return { status: 'requires_action', then: { status: 'failed', days: ACTION_DAYS } };
  }
  if (details?.type === 'us_bank_account' || last4 === CARDS.refundPending.slice(-4)) {
    return { status: 'pending', then: { status: 'succeeded', days: BANK_DAYS } };
  }
  return last4 === CARDS.refundFails.slice(-4)
    ? { status: 'succeeded', then: { status: 'failed', days: BANK_DAYS } }
    : { status: 'succeeded' };
}

type Claim = { kind: 'dispute' | 'inquiry'; amount: number };

/** Returns the disputes that a test card's bank opens right after the payment. */
export function listClaims({ amount, payment_method_details: details }: Charge): Claim[] {
  const half = Math.floor(amount / 2);
  switch (details?.card?.last4) {
    case CARDS.disputed.slice(-4):
      return [{ kind: 'dispute', amount }];
    case CARDS.inquired.slice(-4):
      return [{ kind: 'inquiry', amount }];
    case CARDS.disputedTwice.slice(-4):
      return [half, amount - half].map((part) => ({ kind: 'dispute', amount: part }));
    default:
      return [];
  }
}

/** True for the card whose network reports each payment as fraud at once. */
export function isReportedAsFraud({ payment_method_details: details }: Charge): boolean {
  return details?.card?.last4 === CARDS.warnedOf.slice(-4);
}

export function describeMethod(
  means: PaymentMeans,
  amount: number,
  now: number,
): NonNullable<Charge['payment_method_details']> {
  const { type } = means;
  switch (type) {
    case 'card':
      return { type, card: createTestCard(means.number, amount, now) };
    case 'us_bank_account':
      return { type, us_bank_account: TEST_ACCOUNT };
    case 'customer_balance':
      return { type, customer_balance: {} };
  }
}

const TEST_ACCOUNT = {
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  fingerprint: 'localstripetest6789',
  last4: '6789',
  payment_reference: null,
  routing_number: '110000000',
} as const;

type Card = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function createTestCard(number: string, amount: number, now: number): Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: computeCardYear(now),
    fingerprint: `localstripetest${number.slice(-4)}`,
    funding: 'credit',
    installments: null,
    last4: number.slice(-4),
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** The test card never expires: its year is some years ahead of any date. */
export function computeCardYear(now: number): number {
  return new Date(now * 1000).getUTCFullYear() + 4;
}
