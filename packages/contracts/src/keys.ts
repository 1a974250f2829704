import { z } from 'zod';
import { instantSchema, uidSchema } from './fields';
import { VISUAL_TYPES } from './plans';

/** Longest licence key that is looked at, in characters; ours have about 450. */
export const LICENSE_KEY_MAX = 4096;
/** The `typ` of a licence key's header. */
export const LICENSE_KEY_TYPE = 'license+jwt';

/** Public keys as of RFC 7517; only public parts are ever answered. */
export const keySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string().optional(),
      kid: z.string(),
      alg: z.string(),
      use: z.enum(['sig', 'enc']),
    }),
  ),
});
export type KeySet = z.infer<typeof keySetSchema>;

/** A licence key: a JWS (Ed25519) that is checked offline with the key set. */
export const licenseKeySchema = z.object({ key: z.string(), expiresAt: instantSchema });
export type LicenseKey = z.infer<typeof licenseKeySchema>;

/** The claims of a licence key; `exp` and `iat` in seconds. */
export const licenseClaimsSchema = z.object({
  sub: uidSchema,
  lic: z.string(),
  prd: z.enum(VISUAL_TYPES),
  qty: z.int().min(1),
  iat: z.int(),
  exp: z.int(),
});
export type LicenseClaims = z.infer<typeof licenseClaimsSchema>;

/** Why a key does not hold. */
export const KEY_FAULTS = [
  'malformed',
  'unknown-key',
  'bad-signature',
  'expired',
  'revoked',
] as const;

export const licenseVerdictSchema = z.object({
  valid: z.boolean(),
  /** Null where the key holds. */
  reason: z.enum(KEY_FAULTS).nullable(),
  /** What the key is for; null where it can't be trusted to say so. */
  license: z
    .object({
      id: z.string(),
      product: z.enum(VISUAL_TYPES),
      quantity: z.int().min(1),
      expiresAt: instantSchema,
    })
    .nullable(),
});
export type LicenseVerdict = z.infer<typeof licenseVerdictSchema>;
