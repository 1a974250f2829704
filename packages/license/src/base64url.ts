/** A letter for each byte. */
export function binaryOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The bytes as base64url without padding (RFC 4648, section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  return btoa(binaryOf(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * The bytes of a base64url text, or undefined where the text isn't the one way to write them:
 * padding, other alphabets and spare bits in the last letter are refused, so that no second text
 * can stand for the same key.
 */
export function decodeBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return encodeBase64url(bytes) === text ? bytes : undefined;
}
