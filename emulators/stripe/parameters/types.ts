import type Stripe from 'stripe';

type FundCashBalance = Stripe['testHelpers']['customers']['fundCashBalance'];
/** Type for which the package exports no name. */
type FundCashBalanceParams = FundCashBalance extends (
  id: string,
  params: infer P,
  ...rest: never[]
) => unknown
  ? P
  : never;

/**
 * Parameter types of the Node client for each request that the local Stripe answers. `generate.ts`
 * generates schemas.json from them. A test fails if a route is listed only here or only in api.ts.
 */
export interface Parameters {
  'POST /v1/products': Stripe.ProductCreateParams;
  'GET /v1/products': Stripe.ProductListParams;
  'GET /v1/products/:id': Stripe.ProductRetrieveParams;
  'POST /v1/products/:id': Stripe.ProductUpdateParams;
  'POST /v1/prices': Stripe.PriceCreateParams;
  'GET /v1/prices': Stripe.PriceListParams;
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams;
  'POST /v1/prices/:id': Stripe.PriceUpdateParams;
  'POST /v1/coupons': Stripe.CouponCreateParams;
  'GET /v1/coupons': Stripe.CouponListParams;
  'GET /v1/coupons/:id': Stripe.CouponRetrieveParams;
  'POST /v1/coupons/:id': Stripe.CouponUpdateParams;
  'POST /v1/promotion_codes': Stripe.PromotionCodeCreateParams;
  'GET /v1/promotion_codes': Stripe.PromotionCodeListParams;
  'GET /v1/promotion_codes/:id': Stripe.PromotionCodeRetrieveParams;
  'POST /v1/promotion_codes/:id': Stripe.PromotionCodeUpdateParams;
  'POST /v1/customers': Stripe.CustomerCreateParams;
  'GET /v1/customers': Stripe.CustomerListParams;
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams;
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams;
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams;
  'GET /v1/customers/:id/cash_balance': Stripe.CustomerRetrieveCashBalanceParams;
  'POST /v1/test_helpers/customers/:id/fund_cash_balance': FundCashBalanceParams;
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams;
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams;
  'GET /v1/checkout/sessions/:id/line_items': Stripe.Checkout.SessionListLineItemsParams;
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams;
  'GET /v1/payment_intents': Stripe.PaymentIntentListParams;
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams;
  'GET /v1/charges': Stripe.ChargeListParams;
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams;
  'POST /v1/refunds': Stripe.RefundCreateParams;
  'GET /v1/invoices': Stripe.InvoiceListParams;
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams;
  'POST /v1/invoices/:id': Stripe.InvoiceUpdateParams;
  'POST /v1/customers/:id/tax_ids': Stripe.CustomerCreateTaxIdParams;
  'GET /v1/customers/:id/tax_ids': Stripe.CustomerListTaxIdsParams;
  'DELETE /v1/customers/:id/tax_ids/:part': Stripe.CustomerDeleteTaxIdParams;
  'POST /v1/invoices': Stripe.InvoiceCreateParams;
  'POST /v1/invoices/:id/finalize': Stripe.InvoiceFinalizeInvoiceParams;
  'POST /v1/invoices/:id/send': Stripe.InvoiceSendInvoiceParams;
  'POST /v1/invoices/:id/void': Stripe.InvoiceVoidInvoiceParams;
  'POST /v1/invoices/:id/mark_uncollectible': Stripe.InvoiceMarkUncollectibleParams;
  'POST /v1/invoiceitems': Stripe.InvoiceItemCreateParams;
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams;
  'POST /v1/customers/:id/balance_transactions': Stripe.CustomerCreateBalanceTransactionParams;
  'GET /v1/customers/:id/balance_transactions': Stripe.CustomerListBalanceTransactionsParams;
  'POST /v1/credit_notes': Stripe.CreditNoteCreateParams;
  'GET /v1/credit_notes': Stripe.CreditNoteListParams;
  'GET /v1/credit_notes/:id': Stripe.CreditNoteRetrieveParams;
  'POST /v1/credit_notes/:id/void': Stripe.CreditNoteVoidCreditNoteParams;
  'GET /v1/refunds': Stripe.RefundListParams;
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams;
  'POST /v1/refunds/:id/cancel': Stripe.RefundCancelParams;
  'GET /v1/balance_transactions': Stripe.BalanceTransactionListParams;
  'GET /v1/balance_transactions/:id': Stripe.BalanceTransactionRetrieveParams;
  'GET /v1/disputes': Stripe.DisputeListParams;
  'GET /v1/disputes/:id': Stripe.DisputeRetrieveParams;
  'POST /v1/disputes/:id/close': Stripe.DisputeCloseParams;
  'GET /v1/radar/early_fraud_warnings': Stripe.Radar.EarlyFraudWarningListParams;
  'GET /v1/radar/early_fraud_warnings/:id': Stripe.Radar.EarlyFraudWarningRetrieveParams;
  'GET /v1/events': Stripe.EventListParams;
  'GET /v1/events/:id': Stripe.EventRetrieveParams;
}
