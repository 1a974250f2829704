/** Longest beginning of a word that the index holds. */
const PREFIX_MAX = 20;
/** Words indexed of one person. A name has at most 100 characters, an address 254. */
const WORDS_MAX = 24;

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
export function fold(text: string): string {
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
export function wordsOf(text: string): string[] {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Every beginning of every word of the name and the address: what the index is asked for. */
export function searchPrefixes(name: string, email: string): string[] {
  const prefixes = new Set<string>();
  for (const word of wordsOf(`${name} ${email}`).slice(0, WORDS_MAX)) {
    const letters = [...word].slice(0, PREFIX_MAX);
    letters.forEach((_, index) => prefixes.add(letters.slice(0, index + 1).join('')));
  }
  return [...prefixes];
}

/** A search text as index terms, each the beginning of a word; at most five, for the sixth is noise. */
export function searchTerms(search: string): string[] {
  return wordsOf(search)
    .slice(0, 5)
    .map((word) => [...word].slice(0, PREFIX_MAX).join(''));
}
