/** What the frame may use of the search; its dialog loads when it is asked for. */
export { type SearchEntry } from './entry';
export { rank } from './rank';
export { SearchButton } from './search-button';
