import { decodeBase64url } from './base64url.js';

export type Members = Readonly<Record<string, unknown>>;

/** Longest text that is looked at, in characters. The rows of a revocation list don't count. */
export const KEY_MAX = 4096;

/** Reads the claims of an unverified key, for display or sorting. */
export function peekClaims(text: string): Members | undefined {
  const [, body = '', ...rest] = text.length <= KEY_MAX ? text.split('.') : [];
  return rest.length === 1 ? readMembers(body) : undefined;
}

/**
 * The JSON object in a part. It must be written as JSON.stringify writes it, which leaves no room
 * for a member that stands there twice and is read differently elsewhere.
 */
export function readMembers(part: string): Members | undefined {
  const bytes = decodeBase64url(part);
  if (!bytes) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && JSON.stringify(value) === text ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
}

/** Characters that people paste along with a key: line breaks, blanks and zero-width characters. */
const PASTED = /[\s\u200b-\u200d\u2060]+/g;

/** Removes characters that were pasted along with a key. */
export const stripPastedKey = (pasted: string) => pasted.replace(PASTED, '');
