/** What other features may use of support. */
export { TicketForm } from './forms';
