/** What other features may use of the support; the rest is its inside. */
export { WaitListForm, type WaitListProduct } from './wait-list-form';
