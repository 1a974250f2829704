import { findPathObject, type Call } from './call';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import { text } from './fields';
import type { BalanceTransaction, Charge, Dispute, Refund } from './objects';
import type { StripeAccount } from './account';

/** Stripe's standard fee for cards: 2.9 percent and 30 cents. */
const FEE_SHARE = 0.029;
const FEE_FIXED = 30;
const DISPUTE_FEE = 1500;
const AVAILABLE_AFTER_S = 7 * 24 * 3600;

/** Books a charge: its amount less the fee. */
export function bookCharge(account: StripeAccount, charge: Charge): void {
  const fee = Math.round(charge.amount * FEE_SHARE) + FEE_FIXED;
  charge.balance_transaction = addTransaction(account, 'charge', { ...charge, fee });
}

/** Books a refund. Stripe keeps the fee of the charge. */
export function bookRefund(account: StripeAccount, refund: Refund): void {
  const negative = { ...refund, amount: -refund.amount, fee: 0 };
  refund.balance_transaction = addTransaction(account, 'refund', negative);
}

/** Books the return of a failed or cancelled refund. */
export function bookRefundFailure(account: StripeAccount, refund: Refund): void {
  refund.failure_balance_transaction = addTransaction(account, 'refund_failure', {
    ...refund,
    fee: 0,
  });
}

/** Books money that a dispute takes or returns. Stripe keeps its fee. */
export function bookDispute(account: StripeAccount, dispute: Dispute, sign: 1 | -1): void {
  const fee = sign < 0 ? DISPUTE_FEE : 0;
  const movement = { ...dispute, amount: sign * dispute.amount, fee };
  const booked = account.state.balanceTransactions.get(
    addTransaction(account, 'adjustment', movement),
  );
  if (booked) dispute.balance_transactions.push(booked);
}

function addTransaction(
  account: StripeAccount,
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment',
  {
    id: source,
    amount,
    fee,
    currency,
  }: Pick<Charge, 'id' | 'amount' | 'currency'> & { fee: number },
): string {
  const created = account.now();
  const description = 'Stripe processing fees';
  const transaction: BalanceTransaction = {
    id: newId('balanceTransaction'),
    object: 'balance_transaction',
    amount,
    available_on: created + AVAILABLE_AFTER_S,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee > 0
        ? [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }]
        : [],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? chooseReversalCategory(amount) : type,
    source,
    status: 'pending',
    type,
  };
  account.state.balanceTransactions.set(transaction.id, transaction);
  return transaction.id;
}

const chooseReversalCategory = (amount: number) => (amount < 0 ? 'dispute' : 'dispute_reversal');

export function retrieveBalanceTransaction({ account, id }: Call): BalanceTransaction {
  return findPathObject(account.state.balanceTransactions, 'balance transaction', id);
}

const FILTERS = { source: text().optional(), type: text().optional() };

export function listBalanceTransactions({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/balance_transactions',
    account.state.balanceTransactions.values(),
    params,
    ({ source, type }) => source === (params.source ?? source) && type === (params.type ?? type),
  );
}
