export { rankExactly, rankItems, type Searchable, type SearchField } from './rank';
export { findMatches, splitQuery, splitWords, type Matches } from './words';
