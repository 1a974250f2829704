/** `typ` in the header of a licence key. */
export const LICENSE_KEY_TYPE = 'license+jwt';

/** Version of the format of keys (claim `v`). */
export const KEY_VERSION = 1;

export const DAY_SECONDS = 24 * 60 * 60;

/** For so many days after its licence a key still works, and says so. */
export const GRACE_DAYS = 14;

/** Claims of a licence key. Times in seconds since 1970. */
export interface LicenseClaims {
  /** Holder of the licence: an opaque id, never a name or an address. */
  sub: string;
  /** Id of the licence. */
  lic: string;
  /** Product that the key unlocks. */
  prd: string;
  /** Seats. */
  qty: number;
  iat: number;
  exp: number;
  /** Version of the format, so that we recognise a later one instead of reporting a broken key. */
  v: typeof KEY_VERSION;
  /** Id of the key, by which it can be revoked. */
  jti: string;
  /** Name of the licensee, a company or a person. */
  nam: string;
  /** The licence is a trial. Its key ends with it. */
  trl?: true;
}

/** Returns the end of a key's licence, in seconds. */
export function computeLicenseEnd({ exp, trl }: LicenseClaims): number {
  return trl ? exp : exp - GRACE_DAYS * DAY_SECONDS;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** Returns the claims of a licence key, or undefined for anything else. */
export function parseLicenseClaims(
  claims: Readonly<Record<string, unknown>>,
): LicenseClaims | undefined {
  const { sub, lic, prd, qty, iat, exp, v, jti, nam, trl } = claims;
  if (v !== KEY_VERSION || !isText(jti) || typeof nam !== 'string') return undefined;
  if (!isText(sub) || !isText(lic) || !isText(prd)) return undefined;
  if (!isTime(qty) || qty < 1 || !isTime(iat) || !isTime(exp) || exp < iat) return undefined;
  if (trl !== undefined && trl !== true) return undefined;
  return { sub, lic, prd, qty, iat, exp, v, jti, nam, ...(trl && { trl }) };
}

/** True if the claims have a format newer than this release. */
export function isLaterVersion({ v }: Readonly<Record<string, unknown>>): boolean {
  return typeof v === 'number' && v > KEY_VERSION;
}
