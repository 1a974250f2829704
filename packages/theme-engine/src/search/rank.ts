import { scoreWord, splitQuery } from './words';

/** A searchable part of an item. A match counts `weight` times its score. */
export interface SearchField {
  readonly words: readonly string[];
  readonly weight: number;
}

/** An item with its searchable fields. */
export interface Searchable<T> {
  readonly item: T;
  readonly fields: readonly SearchField[];
}

interface RankingOptions<T> {
  /**
   * Decides by the points of each word whether an item matches. By default all words must occur.
   */
  readonly isMatch?: (points: readonly number[]) => boolean;
  /** Adjusts the points of a match, to rank one of two equal items first. */
  readonly adjust?: (points: number, item: T) => number;
}

const hasAllWords = (points: readonly number[]) => points.every((each) => each > 0);

/**
 * Returns the items that match a query, best first. Tolerates one typing error per word, but only
 * if nothing matches exactly. An empty query matches nothing.
 */
export function rankItems<T>(
  query: string,
  all: readonly Searchable<T>[],
  options: RankingOptions<T> = {},
): T[] {
  const words = splitQuery(query);
  const exact = rankExactly(words, all, options);
  return exact.length > 0 ? exact : rankByWords(words, all, options, true);
}

/** Returns the items that match words without typing errors, the best first. */
export function rankExactly<T>(
  words: readonly string[],
  all: readonly Searchable<T>[],
  options: RankingOptions<T>,
): T[] {
  return rankByWords(words, all, options, false);
}

function rankByWords<T>(
  words: readonly string[],
  all: readonly Searchable<T>[],
  { isMatch = hasAllWords, adjust = (points) => points }: RankingOptions<T>,
  isForgiving: boolean,
): T[] {
  if (words.length === 0) return [];
  const scorers = words.map((word) => createScorer(word, isForgiving));
  const found: { item: T; points: number }[] = [];
  for (const { item, fields } of all) {
    const points = scorers.map((score) =>
      fields.reduce((best, { words: among, weight }) => Math.max(best, weight * score(among)), 0),
    );
    if (!isMatch(points)) continue;
    const sum = points.reduce((total, each) => total + each, 0);
    found.push({ item, points: adjust(sum, item) });
  }
  return found.sort((one, other) => other.points - one.points).map(({ item }) => item);
}

/** Caches the score of a word for each list of words, because a thousand settings share labels. */
function createScorer(word: string, isForgiving: boolean): (among: readonly string[]) => number {
  const known = new Map<readonly string[], number>();
  return (among) => {
    const score = known.get(among) ?? scoreWord(word, among, isForgiving);
    known.set(among, score);
    return score;
  };
}
