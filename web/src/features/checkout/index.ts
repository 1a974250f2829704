/** The public part of the checkout, for pages and other features. */
export { AfterPayment, useIsAfterPayment } from './arrival/after-payment';
export { billedTo, isShown, ORDER_WORDS, orderStatus, taxIdOf, taxOf } from './order-state';
export { ordersQuery } from './orders-query';
export { OrdersSection } from './orders-section';
export { ReceiptButton } from './receipt-button';
