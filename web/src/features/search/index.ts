/** Public interface of the search. Its dialog loads on first use. */
export { type SearchEntry } from './entry';
export { rankEntries } from './rank';
export { SearchButton } from './search-button';
