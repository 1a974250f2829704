import { rankExactly, rankItems, splitQuery, splitWords } from '@flexa/theme-engine/search';
import type { SearchEntry, SearchKind } from './entry';

/** Weight of a word in the title, compared with one in the text. */
const TITLE_WEIGHT = 4;

/**
 * Kinds that come later. An article mentions much that the documentation explains, so even its title counts less than
 * a word of a page. People who search for seats want to read about them; few want the operation of the API.
 */
const SHARES: Partial<Record<SearchKind, number>> = { post: 0.2, api: 0.5 };

/** Words of questions that an answer needn't contain. */
const QUESTION_WORDS = new Set(
  'am any anything be by could go has have if need needs our should there they us use want we which who will would'.split(
    ' ',
  ),
);

/** From this number of words on, an entry matches with more than half of them. */
const WORDS_OF_QUESTION = 3;

interface Item {
  entry: SearchEntry;
  title: readonly string[];
}

/**
 * Returns the entries that match a search, the best first (docs/decisions/search-uses-word-prefixes.md). For a longer
 * question, entries follow that have more than half of its words, one of them in the title.
 */
export function rankEntries(
  entries: readonly SearchEntry[],
  query: string,
  limit: number,
): readonly SearchEntry[] {
  const candidates = entries.map((entry) => {
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
  const words = splitQuestion(query);
  const adjust = (points: number, item: Item) => adjustPoints(points, item, words);
  const isMatch = (points: readonly number[]) => points.every((each) => each > 0);
  const fullMatches = rankExactly(words, candidates, { isMatch, adjust });
  const partialMatches =
    words.length < WORDS_OF_QUESTION
      ? []
      : rankExactly(words, candidates, { isMatch: isPartialMatch, adjust });
  const found = new Set([...fullMatches, ...partialMatches]);
  const items = found.size > 0 ? [...found] : rankItems(query, candidates, { adjust });
  return items.slice(0, limit).map(({ entry }) => entry);
}

/** Splits a query into the words that an answer contains. */
function splitQuestion(query: string): string[] {
  const words = splitQuery(query);
  const keywords = words.filter((word) => !QUESTION_WORDS.has(word));
  return keywords.length > 0 ? keywords : words;
}

function isPartialMatch(points: readonly number[]): boolean {
  const found = points.filter((each) => each > 0);
  return found.length > points.length / 2 && found.some((each) => each >= TITLE_WEIGHT);
}

/** Puts titles of few other words first, and articles and operations of the API last. */
function adjustPoints(points: number, { entry, title }: Item, words: readonly string[]): number {
  const sum = points + 1 / (1 + title.length);
  // People who type the title of an article want the article.
  const isTitle = words.length >= WORDS_OF_QUESTION && words.every((word) => title.includes(word));
  return isTitle ? sum : sum * (SHARES[entry.kind] ?? 1);
}
