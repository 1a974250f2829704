/**
 * SHA-512 (FIPS 180-4). Signatures and revocation lists need it at once, and WebCrypto answers with a promise. noble's
 * is 4 kB of a visual's package, because it lists its constants and brings its relatives. Everything hashed here is
 * public, so the time it takes reveals nothing.
 */

const ROUNDS = 80;
const BLOCK = 128;
const WORD = 8;

/** Returns the hash of the parts, one behind the other. */
export function hashSha512(...parts: readonly Uint8Array[]): Uint8Array {
  const { start, round } = (constants ??= computeConstants());
  const state = new DataView(start.buffer.slice(0));
  const { message, blocks } = padMessage(parts);
  for (let block = 0; block < blocks; block += 1) addBlock(state, message, block * BLOCK, round);
  return new Uint8Array(state.buffer);
}

/** The parts, a one, noughts, and the number of bits in the last eight bytes. */
function padMessage(parts: readonly Uint8Array[]) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const blocks = Math.ceil((length + 17) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes[length] = 0x80;
  const message = new DataView(bytes.buffer);
  message.setBigUint64(bytes.length - WORD, BigInt(length) * 8n);
  return { message, blocks };
}

// Words of 64 bits are two numbers of 32 each: BigInt makes an object at each step.

const low = (view: DataView, word: number) => view.getUint32(word * WORD + 4);
const high = (view: DataView, word: number) => view.getUint32(word * WORD);

/** Writes the sum of words, whose halves are added as ordinary numbers. */
function write(view: DataView, word: number, highs: number, lows: number): void {
  view.setUint32(word * WORD, highs + Math.floor(lows / 2 ** 32));
  view.setUint32(word * WORD + 4, lows);
}

/** The upper half of a word turned to the right; with the halves exchanged, the lower one. */
const rotate = (upper: number, lower: number, by: number) =>
  by < 32 ? (upper >>> by) | (lower << (32 - by)) : (lower >>> (by - 32)) | (upper << (64 - by));

/** The upper half of a word turned three ways. */
const turn = (upper: number, lower: number, [a, b, c]: readonly [number, number, number]) =>
  (rotate(upper, lower, a) ^ rotate(upper, lower, b) ^ rotate(upper, lower, c)) >>> 0;

/** The upper half of a word turned two ways and shifted by a third; `isLower` exchanges the halves. */
const mix = (
  upper: number,
  lower: number,
  [a, b, shift]: readonly [number, number, number],
  isLower: boolean,
) =>
  (rotate(upper, lower, a) ^
    rotate(upper, lower, b) ^
    (isLower ? rotate(upper, lower, shift) : upper >>> shift)) >>>
  0;

const SMALL_0 = [1, 8, 7] as const;
const SMALL_1 = [19, 61, 6] as const;
const LARGE_0 = [28, 34, 39] as const;
const LARGE_1 = [14, 18, 41] as const;

const choose = (e: number, f: number, g: number) => ((e & f) ^ (~e & g)) >>> 0;
const majority = (a: number, b: number, c: number) => ((a & b) ^ (a & c) ^ (b & c)) >>> 0;

/** Schedule of a block and the eight words it turns. */
const schedule = new DataView(new ArrayBuffer(ROUNDS * WORD));
const turning = new DataView(new ArrayBuffer(8 * WORD));

function addBlock(state: DataView, message: DataView, from: number, round: DataView): void {
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i < 16) {
      const at = from + i * WORD;
      write(schedule, i, message.getUint32(at), message.getUint32(at + 4));
      continue;
    }
    const [h2, l2] = [high(schedule, i - 2), low(schedule, i - 2)];
    const [h15, l15] = [high(schedule, i - 15), low(schedule, i - 15)];
    write(
      schedule,
      i,
      mix(h2, l2, SMALL_1, false) +
        high(schedule, i - 7) +
        mix(h15, l15, SMALL_0, false) +
        high(schedule, i - 16),
      mix(l2, h2, SMALL_1, true) +
        low(schedule, i - 7) +
        mix(l15, h15, SMALL_0, true) +
        low(schedule, i - 16),
    );
  }
  const words = new Uint8Array(turning.buffer);
  words.set(new Uint8Array(state.buffer));
  for (let i = 0; i < ROUNDS; i += 1) {
    const [eh, el] = [high(turning, 4), low(turning, 4)];
    const [ah, al] = [high(turning, 0), low(turning, 0)];
    const firstHigh =
      high(turning, 7) +
      turn(eh, el, LARGE_1) +
      choose(eh, high(turning, 5), high(turning, 6)) +
      high(round, i) +
      high(schedule, i);
    const firstLow =
      low(turning, 7) +
      turn(el, eh, LARGE_1) +
      choose(el, low(turning, 5), low(turning, 6)) +
      low(round, i) +
      low(schedule, i);
    const secondHigh = turn(ah, al, LARGE_0) + majority(ah, high(turning, 1), high(turning, 2));
    const secondLow = turn(al, ah, LARGE_0) + majority(al, low(turning, 1), low(turning, 2));
    words.copyWithin(WORD, 0);
    write(turning, 4, high(turning, 4) + firstHigh, low(turning, 4) + firstLow);
    write(turning, 0, firstHigh + secondHigh, firstLow + secondLow);
  }
  for (let i = 0; i < 8; i += 1) {
    write(state, i, high(state, i) + high(turning, i), low(state, i) + low(turning, i));
  }
}

interface Constants {
  start: DataView;
  round: DataView;
}

let constants: Constants | undefined;

/** Bits of the square roots of the first eight primes, and of the cube roots of the first eighty. */
function computeConstants(): Constants {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return { start: listRoots(primes.slice(0, 8), 2n), round: listRoots(primes, 3n) };
}

/** The first 64 bits behind the point of each root. */
function listRoots(primes: readonly number[], degree: bigint): DataView {
  const roots = new DataView(new ArrayBuffer(primes.length * WORD));
  primes.forEach((prime, i) => {
    const shifted = BigInt(prime) << (64n * degree);
    let root = 0n;
    for (let bit = 1n << 69n; bit > 0n; bit >>= 1n) {
      if ((root + bit) ** degree <= shifted) root += bit;
    }
    roots.setBigUint64(i * WORD, root);
  });
  return roots;
}
