import { rankItems, splitWords } from '@flexa/theme-engine/search';
import type { SearchEntry } from './entry';

/** A word of the title tells more than one of the text. */
const TITLE_WEIGHT = 4;

/** People who search for seats want to read about them; few want the operation of the API. */
const API_SHARE = 0.5;

/** Returns the entries that match a search, the best first (docs/decisions/search-uses-word-prefixes.md). */
export function rankEntries(
  entries: readonly SearchEntry[],
  query: string,
  most: number,
): readonly SearchEntry[] {
  const all = entries.map((entry) => {
    const title = splitWords(entry.title);
    const text = splitWords(`${entry.lead ?? ''} ${entry.words ?? ''}`);
    return {
      item: { entry, title },
      fields: [
        { words: title, weight: TITLE_WEIGHT },
        { words: text, weight: 1 },
      ],
    };
  });
  return rankItems(query, all, { adjust })
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Puts titles of few other words first, and operations of the API last. */
function adjust(
  points: number,
  { entry, title }: { entry: SearchEntry; title: readonly string[] },
): number {
  const sum = points + 1 / (1 + title.length);
  return entry.kind === 'api' ? API_SHARE * sum : sum;
}
