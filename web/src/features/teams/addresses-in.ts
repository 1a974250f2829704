import { SEAT_ADDRESSES_MAX } from '@flexa/contracts/seats';

const HEADING = /^["']?(name|e-?mail|address|adresse)\b/i;

/**
 * The addresses in a pasted list or a CSV file, once each. A line without one is kept as it is, so
 * that it is answered, too; a heading is not.
 */
export function addressesIn(text: string): string[] {
  const found = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .flatMap((line, index) => {
      const words = line.split(/[\s,;|<>"']+/).filter((word) => word.includes('@'));
      if (words.length > 0) return words.map((word) => word.toLowerCase());
      return index === 0 && HEADING.test(line.trim()) ? [] : [line.trim()];
    });
  return [...new Set(found)];
}

/** In lists that one call takes. */
export function linesOf(addresses: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let from = 0; from < addresses.length; from += SEAT_ADDRESSES_MAX) {
    lists.push(addresses.slice(from, from + SEAT_ADDRESSES_MAX));
  }
  return lists;
}
