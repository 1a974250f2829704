import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Purposes of CODE_HMAC_KEY. */
export type Purpose =
  | 'email-token'
  | 'claim'
  | 'code'
  | 'verify-token'
  | 'step-up'
  | 'recovery-code'
  | 'device'
  | 'ticket'
  | 'theme'
  | 'team-theme';

/** Derives a key for one purpose, so that a hash made for one purpose is worthless for another. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `flexa/${purpose}/v1`, 32));
}

/**
 * Hashes a value that the database must not contain. The hash is keyed: otherwise a million codes or a list of known
 * addresses could be hashed in a second. It is hexadecimal, so it can be a document id.
 */
export function computeFingerprint(secret: string, purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', deriveKey(secret, purpose))
    .update(JSON.stringify(parts))
    .digest('hex');
}

/**
 * Derives a document id from a request's id and content, so that repeating a request creates the document once.
 * Clients can't choose such an id.
 */
export function deriveRequestId(secret: string, purpose: Purpose, ...parts: string[]): string {
  const hex = computeFingerprint(secret, purpose, ...parts);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Compares in constant time. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
