/** What the search may use of the admin area; the rest is its inside. */
export { VIEW_NAMES, viewAddress, viewsFor } from './address';
export { searchedOrdersQuery, searchedTicketsQuery, searchedUsersQuery } from './queries';
