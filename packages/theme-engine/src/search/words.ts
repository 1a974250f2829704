/** British and American spellings, mapped to one. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<=col|behavi|fav|neighb)our/g, 'or'],
  [/licen[cs]/g, 'licens'],
  [/\bcentre/g, 'center'],
  [/\bgrey/g, 'gray'],
  [/catalogue/g, 'catalog'],
  [/(?<=\p{L}{4})is(?=e[drs]?\b|ing\b|ation)/gu, 'iz'],
  [/(?<=label|model|cancel|travel)l(?=ed|ing|er)/g, ''],
  [/e-mail/g, 'email'],
];

/** Splits text into comparable words: lower case, no accents, no apostrophes, one spelling. */
export function splitWords(text: string): string[] {
  const bare = text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
  const plain = SPELLINGS.reduce((words, [either, one]) => words.replace(either, one), bare);
  return plain.match(/[\p{L}\p{N}%&]+/gu) ?? [];
}

/** Filler words, which don't distinguish items. */
const FILLERS = new Set(
  'a an and are at can do does for from get how i in is it me my not of on or the this to was what when where why with you your'.split(
    ' ',
  ),
);

/** Splits a query into words, and drops fillers unless nothing else is left. */
export function splitQuery(query: string): string[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum length for tolerating typing errors, because short words have too many neighbours. */
const FORGIVEN_FROM = 4;

/**
 * Scores a word against others: 3 for the same word, 2 for a prefix, 1 for a part or a word without
 * its ending, and 0.5 for a typing error if allowed.
 */
export function scoreWord(word: string, among: readonly string[], forgiving = false): number {
  let best = 0;
  for (const candidate of among) {
    if (candidate === word) return 3;
    best = Math.max(best, computePoints(word, candidate, forgiving));
  }
  return best;
}

function computePoints(word: string, candidate: string, forgiving: boolean): number {
  if (candidate.startsWith(word)) return 2;
  if (word.length > 2 && candidate.includes(word)) return 1;
  if (candidate.length > 3 && /^(s|es|ed|ing)$/.test(stripPrefix(word, candidate))) return 1;
  return forgiving && isNearly(word, candidate) ? 0.5 : 0;
}

/** Returns the rest of a word after a prefix; an empty text if it does not begin with it. */
const stripPrefix = (word: string, start: string) =>
  word.startsWith(start) ? word.slice(start.length) : '';

/** Returns true if one typing error separates a word from another or its prefix. */
function isNearly(word: string, candidate: string): boolean {
  const { length } = word;
  if (length < FORGIVEN_FROM) return false;
  return [length - 1, length, length + 1].some((end) => isOneOff(word, candidate.slice(0, end)));
}

/** Returns true for one added, missing, wrong or swapped letter. */
function isOneOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, wanted] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}

/** Returns true if a text contains all words of a search. */
export type Matches = (text: string) => boolean;

/**
 * Searches by exact words. If nothing matches, tolerates one typing error per word. An empty search
 * matches everything.
 */
export function findMatches<T>(query: string, find: (matches: Matches) => T[]): T[] {
  const words = splitQuery(query);
  const createMatcher =
    (forgiving: boolean): Matches =>
    (text) => {
      const among = splitWords(text);
      return words.every((word) => scoreWord(word, among, forgiving) > 0);
    };
  const exact = find(createMatcher(false));
  return exact.length > 0 || words.length === 0 ? exact : find(createMatcher(true));
}
