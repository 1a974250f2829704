import { emailSchema } from '@flexa/contracts/fields';
import { SEAT_ADDRESSES_MAX, type SeatLine } from '@flexa/contracts/seats';

/** Why no seat is assigned to a row. */
export type Refusal = Exclude<SeatLine['outcome'], 'invited'> | 'twice' | 'no-address';

export interface PastedRow {
  /** The address in lower case, or the row as it was pasted if it holds none. */
  text: string;
  refusal?: Refusal;
}

interface Availability {
  /** Addresses that have a seat of the licence. */
  taken?: ReadonlySet<string>;
  free?: number;
}

const HEADING = /^\W*(name|nom|vorname|nachname|first|last|e-?mail|mail|address|adresse)\b/iu;
/** Separators of Excel, CSV files and Outlook. An apostrophe may be part of an address. */
const SEPARATORS = /[\s,;|<>"()[\]]+/u;

/** Returns the address in a word, without the marks around it. */
function trimAddress(word: string): string {
  return word
    .replace(/^'+|^mailto:/giu, '')
    .replace(/[.:']+$/u, '')
    .toLowerCase();
}

/**
 * Reads a list as people paste it from Excel, Outlook or a CSV file: one row for each address, or for a line without
 * one. Blank lines and a heading are ignored, and cells that hold no address, such as a formula, are never kept.
 */
export function readPastedRows(
  text: string,
  { taken = new Set(), free = Infinity }: Availability = {},
): PastedRow[] {
  const addresses = new Set<string>();
  let remaining = free;
  const lines = text
    .replaceAll('\uFEFF', '')
    .split(/\r\n?|\n/u)
    .filter((line) => /[\p{L}\p{N}@]/u.test(line));
  return lines.flatMap((line, index): PastedRow[] => {
    const found = line.split(SEPARATORS).filter((word) => word.includes('@'));
    if (found.length === 0) {
      if (index === 0 && HEADING.test(line)) return [];
      return [{ text: line.trim(), refusal: 'no-address' }];
    }
    return found.map((word): PastedRow => {
      const address = trimAddress(word);
      const refusal = findRefusal(address);
      return refusal === undefined ? { text: address } : { text: address, refusal };
    });
  });

  function findRefusal(address: string): Refusal | undefined {
    if (!emailSchema.safeParse(address).success) return 'invalid';
    if (addresses.has(address)) return 'twice';
    addresses.add(address);
    if (taken.has(address)) return 'already';
    if (remaining < 1) return 'full';
    remaining -= 1;
    return undefined;
  }
}

/** Splits addresses into lists that one call takes. */
export function splitForCalls(addresses: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let from = 0; from < addresses.length; from += SEAT_ADDRESSES_MAX) {
    lists.push(addresses.slice(from, from + SEAT_ADDRESSES_MAX));
  }
  return lists;
}
