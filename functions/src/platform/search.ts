/** Longest beginning of a word that is a search key. */
const PREFIX_MAX = 20;
/** Words of one person that are searched. A name has at most 100 characters, an address 254. */
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
  // The small sigma that only ends a word: a beginning typed so far ends in it too.
  ς: 'σ',
};

/** Case and accents folded away: 'Łukasz Gąska' becomes 'lukasz gaska'. */
export function foldText(text: string): string {
  return (
    text
      // First, since what it takes apart may be capitals: the Roman numeral Ⅻ is XII.
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøłđðþıς]/g, (letter) => FOLDED[letter] ?? letter)
  );
}

/** The words of a search text or of a person, folded, each once. */
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

/** Returns the keys of a person. */
export function searchKeys(name: string, email: string): string[] {
  return listSearchKeys(listPersonWords(name, email), email);
}

const listPersonWords = (name: string, email: string) =>
  splitWords(`${name} ${email}`).slice(0, PERSON_WORDS);

/** A parsed search text. */
export interface Search {
  /** Prefixes that a person's words must all match; none matches everybody. */
  terms: readonly string[];
  /** The text if it may be a whole address, which is searched first. */
  address: string | null;
}

/** A search text as terms; at most five, for the sixth is noise. */
export function parseSearch(text: string): Search {
  const terms = splitWords(text)
    .slice(0, 5)
    .map((word) => [...word].slice(0, PREFIX_MAX).join(''));
  const folded = foldText(text.trim());
  return { terms, address: /^[^\s@]+@[^\s@]+$/.test(folded) ? folded : null };
}

/** The term that is asked for where there are several: the longest, for fewest begin with it. */
export function pickRarest(terms: readonly string[]): string | undefined {
  return [...terms].sort((one, other) => other.length - one.length)[0];
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
