/** The functions' repositories, for the seed: it writes through the same code. */
export { recordAudit } from './audit/repository';
export { offerRepository } from './discount/repository';
export { licenseRepository } from './licenses/repository';
export { standingAfter } from './licenses/standing';
export { NO_BOOKS } from './payments/books';
export { catalogueChanges } from './payments/catalogue';
export { checkoutParams } from './payments/checkout';
export { ACTOR } from './payments/credit-notes';
export { licenseIdsOf, deriveStanding } from './payments/licenses-of-order';
export { mergeFacts } from './payments/merge-facts';
export { newOrder, type OrderDocument } from './payments/order';
export { orderRepository } from './payments/repository';
export { ticketRepository } from './support/repository';
export { bulkAddUsers, type NewUser } from './users/bulk-users';
export { userRepository } from './users/repository';
export { waitListRepository } from './wait-list/repository';
