/** What other features may use of the support; the rest is its inside. */
export { WaitListForm } from './forms';
export type { WaitListProduct } from './wait-list-form';
