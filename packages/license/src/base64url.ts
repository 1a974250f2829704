/** Bytes that become letters in one call: more would not fit on the stack. */
const CHUNK = 8192;

/** A letter for each byte. In chunks: a revocation list has millions of bytes. */
export function encodeBinary(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    chunks.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  }
  return chunks.join('');
}

/** The bytes as base64url without padding (RFC 4648, section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  return btoa(encodeBinary(bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Decodes a base64url text. Returns undefined unless the text is the canonical encoding: padding,
 * other alphabets and spare bits in the last character are refused, so that no two texts encode the
 * same key.
 */
export function decodeBase64url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return encodeBase64url(bytes) === text ? bytes : undefined;
}
