/** The `typ` in the header of a licence key. */
export const LICENSE_KEY_TYPE = 'license+jwt';

export const DAY_SECONDS = 24 * 60 * 60;

/** For so many days after its licence a key still works, and says so. */
export const GRACE_DAYS = 14;

/** What a licence key says. Times in seconds since 1970. */
export interface LicenseClaims {
  /** Who holds the licence: an opaque id, never a name or an address. */
  sub: string;
  /** Id of the licence. */
  lic: string;
  /** What it is for. */
  prd: string;
  /** Seats. */
  qty: number;
  iat: number;
  exp: number;
  /** Version; keys without one are of version 1, and end no later than their licence. */
  v?: 2;
  /** Id of the key, by which it can be revoked. Version 2. */
  jti?: string;
  /** Name of the licensee, a company or a person. Version 2. */
  nam?: string;
  /** The licence is a trial. Its key ends with it. Version 2. */
  trl?: true;
}

/** When the licence ends that a key stands for, in seconds. */
export function licenseEnd({ exp, v, trl }: LicenseClaims): number {
  return v === 2 && !trl ? exp - GRACE_DAYS * DAY_SECONDS : exp;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** The claims as far as they are those of a licence key. */
export function parseLicenseClaims(
  claims: Readonly<Record<string, unknown>>,
): LicenseClaims | undefined {
  const { sub, lic, prd, qty, iat, exp, v, jti, nam, trl } = claims;
  if (!isText(sub) || !isText(lic) || !isText(prd)) return undefined;
  if (!isTime(qty) || qty < 1 || !isTime(iat) || !isTime(exp) || exp < iat) return undefined;
  const always = { sub, lic, prd, qty, iat, exp };
  if (v === undefined) return always;
  if (v !== 2 || !isText(jti) || typeof nam !== 'string') return undefined;
  if (trl !== undefined && trl !== true) return undefined;
  return { ...always, v, jti, nam, ...(trl && { trl }) };
}
