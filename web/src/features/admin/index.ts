/** The public part of the admin area, for the search. */
export { VIEW_NAMES, buildViewAddress, listViews } from './address';
export { searchedOrdersQuery, searchedTicketsQuery, searchedUsersQuery } from './queries';
