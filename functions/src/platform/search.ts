/** Maximum length of a prefix used as a search key. */
const PREFIX_MAX = 20;
/** Maximum number of searchable words per person. A name has at most 100 characters, an address 254. */
const PERSON_WORDS = 24;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // The final sigma: while someone types, a prefix ends with it too.
  ς: 'σ',
};

/** Folds case and accents: 'Łukasz Gąska' becomes 'lukasz gaska'. */
export function foldText(text: string): string {
  return (
    text
      // First, because the parts may be capitals: the Roman numeral Ⅻ becomes XII.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøłđðþıς]/g, (letter) => FOLDED[letter] ?? letter)
  );
}

/** Splits a text into its words, folded and without duplicates. */
export function splitWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Returns the keys of a searchable document: whole addresses, and every prefix of each word. */
export function listSearchKeys(
  words: readonly string[],
  ...addresses: readonly string[]
): string[] {
  const keys = new Set(addresses.map(foldText));
  for (const word of words) {
    const letters = [...word].slice(0, PREFIX_MAX);
    letters.forEach((_, index) => keys.add(letters.slice(0, index + 1).join('')));
  }
  return [...keys];
}

/** Returns the search keys of a person. */
export function listPersonSearchKeys(name: string, email: string): string[] {
  return listSearchKeys(listPersonWords(name, email), email);
}

const listPersonWords = (name: string, email: string) =>
  splitWords(`${name} ${email}`).slice(0, PERSON_WORDS);

/** A parsed search text. */
export interface Search {
  /** Prefixes, each of which must match a word. An empty list matches everybody. */
  terms: readonly string[];
  /** The text if it may be a whole address, which we search for first. */
  address: string | null;
}

/** Parses a search text into at most five terms; further ones hardly narrow the result. */
export function parseSearch(text: string): Search {
  const terms = splitWords(text)
    .slice(0, 5)
    .map((word) => [...word].slice(0, PREFIX_MAX).join(''));
  const folded = foldText(text.trim());
  return { terms, address: /^[^\s@]+@[^\s@]+$/.test(folded) ? folded : null };
}

/** Returns the term to query for: the longest, because the fewest words begin with it. */
export function pickRarest(terms: readonly string[]): string | undefined {
  return [...terms].sort((a, b) => b.length - a.length)[0];
}

/** True if each term is a prefix of a word. */
export function matchesTerms(words: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** True if each term is a prefix of one of the person's words. */
export function hasTerms(
  { name, email }: { name: string; email: string },
  terms: readonly string[],
): boolean {
  return matchesTerms(listPersonWords(name, email), terms);
}
