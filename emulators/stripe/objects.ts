import type Stripe from 'stripe';

/** Stripe's objects as stored: expandable properties are ids, decimals are strings. */
type Stored<T, Ids> = Omit<T, keyof Ids> & Ids;

export type Product = Stored<Stripe.Product, { default_price: string | null }>;

export type Price = Stored<Stripe.Price, { product: string; unit_amount_decimal: string | null }>;

/** Its products (`applies_to`) are included only on request. */
export type Coupon = Stored<
  Stripe.Coupon,
  { applies_to?: undefined; metadata: Record<string, string> }
>;

export type PromotionCode = Stored<
  Stripe.PromotionCode,
  {
    customer: string | null;
    metadata: Record<string, string>;
    promotion: { type: 'coupon'; coupon: string };
  }
>;

export type Customer = Stored<
  Stripe.Customer,
  { metadata: Record<string, string>; default_source: null }
>;

/** The only fields that Stripe keeps of a deleted customer. */
export type DeletedCustomer = Pick<Stripe.DeletedCustomer, 'id' | 'object' | 'deleted'>;

export type LineItem = Stored<Stripe.LineItem, { price: Price; quantity: number }>;

export type Session = Stored<
  Stripe.Checkout.Session,
  {
    amount_total: number;
    amount_subtotal: number;
    currency: string;
    customer: string | null;
    discounts: { coupon: string | null; promotion_code: string | null }[];
    invoice: string | null;
    line_items?: undefined;
    payment_intent: string | null;
    success_url: string;
  }
>;

export type PaymentIntent = Stored<
  Stripe.PaymentIntent,
  { customer: string | null; latest_charge: string | null; payment_method: string | null }
>;

export type Charge = Stored<
  Stripe.Charge,
  {
    customer: string | null;
    balance_transaction: string | null;
    payment_intent: string;
    refunds?: undefined;
    metadata: Record<string, string>;
  }
>;

export type Refund = Stored<
  Stripe.Refund,
  {
    /** Null for money returned from a customer's cash balance. */
    charge: string | null;
    payment_intent: string | null;
    customer: string | null;
    balance_transaction: string | null;
    failure_balance_transaction?: string;
  }
>;

export type InvoiceLine = Stored<
  Stripe.InvoiceLineItem,
  {
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
    quantity: number;
    quantity_decimal: string;
  }
>;

export type Invoice = Stored<
  Stripe.Invoice,
  {
    customer: string | null;
    lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string };
    metadata: Record<string, string>;
    payments?: undefined;
  }
>;

export type InvoicePayment = Stored<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;

export type CreditNote = Stored<
  Stripe.CreditNote,
  {
    customer: string;
    customer_balance_transaction: string | null;
    invoice: string;
    metadata: Record<string, string>;
    lines: { object: 'list'; data: never[]; has_more: boolean; url: string };
    refunds: (Omit<Stripe.CreditNote.Refund, 'refund'> & { refund: string })[];
  }
>;

export type TaxId = Stored<Stripe.TaxId, { customer: string }>;

export type BalanceTransaction = Stored<Stripe.BalanceTransaction, { source: string }>;

export type Dispute = Stored<
  Stripe.Dispute,
  { charge: string; payment_intent: string; balance_transactions: BalanceTransaction[] }
>;

export type FraudWarning = Stored<
  Stripe.Radar.EarlyFraudWarning,
  { charge: string; payment_intent: string | null }
>;

export type EventType = Stripe.Event['type'];

export type Event = Stored<Stripe.EventBase, { type: EventType; data: { object: object } }>;

/** Methods that a bank confirms days later, or for which the buyer sends the money. */
export type DelayedMethod = 'us_bank_account' | 'customer_balance';

/** An event scheduled by the account's clock. */
export type ScheduledChange = { at: number } & (
  | { kind: 'payment'; session: string; succeeds: boolean; method: DelayedMethod }
  | { kind: 'refund'; refund: string; to: 'succeeded' | 'failed' }
  | { kind: 'fee'; charge: string }
  | { kind: 'tax-id'; taxId: string }
);

/** A buyer's place for tax purposes. */
export interface Place {
  country: string;
  taxId: string | null;
}

/** A session's parameters for its future payment intent and customer. */
export interface PaymentPlan {
  description: string | null;
  metadata: Record<string, string>;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  customerCreation: 'always' | 'if_required';
  /** True if the pay page saves the name as the customer's. */
  savesName: boolean;
  savesAddress: boolean;
  /** The buyer's place; null until it is known. */
  place: Place | null;
  /** Content of the session's invoice; null if it requested none. */
  invoice: Pick<
    Invoice,
    'account_tax_ids' | 'description' | 'footer' | 'metadata' | 'custom_fields'
  > | null;
}

/** All objects of one local Stripe, in memory; saved-state.ts can save them. */
export class State {
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly coupons = new Map<string, Coupon>();
  /** Products to which a coupon is limited, by coupon. */
  readonly couponProducts = new Map<string, string[]>();
  readonly promotionCodes = new Map<string, PromotionCode>();
  readonly customers = new Map<string, Customer>();
  readonly deletedCustomers = new Map<string, DeletedCustomer>();
  /** By customer, then by currency. */
  readonly cashBalances = new Map<string, Record<string, number>>();
  readonly customerTaxIds = new Map<string, TaxId>();
  readonly sessions = new Map<string, Session>();
  readonly openSessions = new Set<string>();
  readonly lineItems = new Map<string, LineItem[]>();
  readonly plans = new Map<string, PaymentPlan>();
  readonly paymentIntents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly balanceTransactions = new Map<string, BalanceTransaction>();
  readonly invoices = new Map<string, Invoice>();
  /** By payment intent. */
  readonly invoicePayments = new Map<string, InvoicePayment>();
  readonly creditNotes = new Map<string, CreditNote>();
  readonly customerBalanceTransactions = new Map<string, Stripe.CustomerBalanceTransaction>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly fraudWarnings = new Map<string, FraudWarning>();
  readonly due: ScheduledChange[] = [];
  readonly events = new Map<string, Event>();
}
