/** The public part of the checkout, for pages and other features. */
export { AfterPayment, useIsAfterPayment } from './arrival/after-payment';
export {
  describeBilling,
  isShown,
  ORDER_WORDS,
  describeOrderStatus,
  describeTaxId,
  describeTax,
} from './order-state';
export { ordersQuery } from './orders-query';
export { OrdersSection } from './orders-section';
export { ReceiptButton } from './receipt-button';
