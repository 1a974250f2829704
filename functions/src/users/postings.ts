import { hash } from 'node:crypto';

/** What a person's number is made of. */
export interface Person {
  uid: string;
  createdAt: string;
}

/** Bits of a number below the milliseconds: they part people who came in the same one. */
const TIE_BITS = 16n;

/**
 * The number by which the index knows a person: the moment they came, then some bits of their uid.
 * Numbers sort as people came. Two people of one number can't be made (user-numbers.ts).
 */
export function numberOf({ uid, createdAt }: Person): bigint {
  const tie = BigInt(`0x${hash('sha256', uid).slice(0, Number(TIE_BITS) / 4)}`);
  return (BigInt(Date.parse(createdAt)) << TIE_BITS) | tie;
}

/** A number as an id or in a document, where JavaScript's own numbers are too short for it. */
export function textOf(number: bigint): string {
  return BigInt.asUintN(64, number).toString(16).padStart(16, '0');
}

export function parseNumber(text: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${text}`));
}

/** Numbers, each once, lowest first. */
export type Postings = BigInt64Array<ArrayBuffer>;

export function postingsOf(numbers: Iterable<bigint>): Postings {
  return BigInt64Array.from(numbers).sort();
}

/** Eight bytes a number, the lowest byte first, as every machine has them that runs this. */
export function encode(postings: Postings): Uint8Array<ArrayBuffer> {
  return new Uint8Array(postings.buffer, postings.byteOffset, postings.byteLength);
}

/** Copies, for the bytes of an answer begin anywhere and numbers only at every eighth place. */
export function decode(bytes: Uint8Array): Postings {
  return new BigInt64Array(new Uint8Array(bytes).buffer);
}

/** All the numbers of several lists, none of which is in two of them. */
export function merge(lists: readonly Postings[]): Postings {
  const merged = new BigInt64Array(lists.reduce((length, list) => length + list.length, 0));
  let length = 0;
  let inOrder = true;
  for (const list of lists) {
    const [last, first] = [merged[length - 1], list[0]];
    if (last !== undefined && first !== undefined && first < last) inOrder = false;
    merged.set(list, length);
    length += list.length;
  }
  // Mostly one list begins after the one before has ended: people are moved in the order they came.
  return inOrder ? merged : merged.sort();
}

/**
 * The first place at or after `from` where the number is or would be. It is looked for in steps that
 * double and then in halves: who goes through a long list by the numbers of a short one jumps.
 */
function placeOf(postings: Postings, number: bigint, from: number): number {
  const isBelow = (place: number) => (postings[place] ?? number) < number;
  let low = from;
  let step = 1;
  while (low + step <= postings.length && isBelow(low + step - 1)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, postings.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The list without some of its numbers; what stays is copied in stretches, for it is most of it. */
export function without(postings: Postings, gone: Postings): Postings {
  const kept: Postings[] = [];
  let from = 0;
  for (const number of gone) {
    const place = placeOf(postings, number, from);
    if (postings[place] !== number) continue;
    kept.push(postings.subarray(from, place));
    from = place + 1;
  }
  return kept.length === 0 ? postings : merge([...kept, postings.subarray(from)]);
}

/** The numbers that are in every list. */
export function intersect(lists: readonly Postings[]): Postings {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  if (!shortest) return new BigInt64Array();
  return others.reduce((common, other) => {
    let place = 0;
    return common.filter((number) => {
      place = placeOf(other, number, place);
      return other[place] === number;
    });
  }, shortest);
}
