import { Deflate, Inflate, strFromU8, strToU8 } from 'fflate';
import { DICTIONARY_1 } from './dictionary';

/** Limit on unpacked text, beyond any theme, as a defence against compression bombs. */
const MAX_UNPACKED = 2_000_000;
/** Size of the pieces to unpack, so that the limit applies before everything is in memory. */
const PIECE = 512;

const dictionary = strToU8(DICTIONARY_1);

export class TooLarge extends Error {}

/** Packs JSON as compressed base64url text for an address. */
export function packJson(value: unknown): string {
  const parts: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9, dictionary }, (part) => parts.push(part));
  deflate.push(strToU8(JSON.stringify(value)), true);
  return toBase64Url(joinBytes(parts));
}

/** Reverses `packJson`. Throws if the text is truncated, altered or unpacks to too much. */
export function unpackJson(text: string): unknown {
  const bytes = fromBase64Url(text);
  const parts: Uint8Array[] = [];
  let total = 0;
  let isWhole = false;
  const inflate = new Inflate({ dictionary }, (part, isLast) => {
    total += part.length;
    if (total > MAX_UNPACKED) throw new TooLarge();
    parts.push(part);
    isWhole = isLast;
  });
  for (let at = 0; at < bytes.length; at += PIECE) {
    inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  if (!isWhole) throw new Error('The data ends too early');
  return JSON.parse(strFromU8(joinBytes(parts))) as unknown;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
