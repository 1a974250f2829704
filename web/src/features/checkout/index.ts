/** What other features may use of the checkout; the rest is its inside. */
export { isShown, ORDER_WORDS } from './order-state';
