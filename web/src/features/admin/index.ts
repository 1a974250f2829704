/** The public part of the admin area, for the search. */
export { VIEW_NAMES, viewAddress, viewsFor } from './address';
export { searchedOrdersQuery, searchedTicketsQuery, searchedUsersQuery } from './queries';
