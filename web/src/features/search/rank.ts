import { fit, wordsOf } from '@flexa/theme-engine/search';
import type { SearchEntry } from './entry';

/** A word of the title tells more than one of the text. */
const TITLE_WEIGHT = 4;

/** Most who look for seats want to read about them, and few to call them. */
const API_SHARE = 0.5;

interface Candidate {
  entry: SearchEntry;
  title: string[];
  text: string[];
}

/**
 * The entries that have all words of a search, the best first. Typing errors are forgiven only where
 * nothing is found without (docs/decisions/search-uses-word-prefixes.md).
 */
export function rank(
  entries: readonly SearchEntry[],
  search: string,
  most: number,
): readonly SearchEntry[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return [];
  const candidates = entries.map((entry) => ({
    entry,
    title: wordsOf(entry.title),
    text: wordsOf(`${entry.lead ?? ''} ${entry.words ?? ''}`),
  }));
  const exact = ranked(candidates, asked, false);
  return (exact.length > 0 ? exact : ranked(candidates, asked, true)).slice(0, most);
}

function ranked(
  candidates: readonly Candidate[],
  asked: readonly string[],
  forgiving: boolean,
): SearchEntry[] {
  return candidates
    .map((candidate) => ({ ...candidate, points: pointsOf(candidate, asked, forgiving) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ entry }) => entry);
}

/** 0 where a word is missing; a title of nothing but the words asked for comes before a longer one. */
function pointsOf(
  { entry, title, text }: Candidate,
  asked: readonly string[],
  forgiving: boolean,
): number {
  const each = asked.map((word) =>
    Math.max(TITLE_WEIGHT * fit(word, title, forgiving), fit(word, text, forgiving)),
  );
  if (each.includes(0)) return 0;
  const points = each.reduce((sum, one) => sum + one, 0) + 1 / (1 + title.length);
  return entry.kind === 'api' ? API_SHARE * points : points;
}
