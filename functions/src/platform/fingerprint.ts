import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Purposes of the configuration's one secret. */
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

/** A key for one purpose alone: what was made for one can't be passed off as made for another. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `flexa/${purpose}/v1`, 32));
}

/**
 * Stands for something that the database must not hold. Keyed, for a million codes or a list of
 * known addresses would be hashed in a second. Hexadecimal, so that it is a document id as well.
 */
export function computeFingerprint(secret: string, purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', deriveKey(secret, purpose))
    .update(JSON.stringify(parts))
    .digest('hex');
}

/**
 * Returns the id of what a request makes, so that the same request makes it once: always the same of one
 * request id and one content. Nobody can choose such an id.
 */
export function deriveRequestId(secret: string, purpose: Purpose, ...parts: string[]): string {
  const hex = computeFingerprint(secret, purpose, ...parts);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Compares in a time that does not tell how much of them is alike. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
