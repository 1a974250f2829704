import { z } from 'zod';
import { instantSchema } from './fields';
import { VISUAL_TYPES } from './plans';

/** Maximum length of a licence key that we check, in characters. Ours have about 500. */
export const LICENSE_KEY_MAX = 4096;

/** Public keys by RFC 7517. Answers contain public parts only. */
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

/**
 * Report key of a licence: a JWS (Ed25519) that can be checked offline with the key set. It stays the same until its
 * licence changes. `expiresAt` is the end of the key, later than that of the licence.
 */
export const licenseKeySchema = z.object({ key: z.string(), expiresAt: instantSchema });
export type LicenseKey = z.infer<typeof licenseKeySchema>;

/** Reasons why a key is not valid. */
export const KEY_FAULTS = [
  'malformed',
  'unknown-key',
  'bad-signature',
  'expired',
  'revoked',
] as const;

export const licenseVerdictSchema = z.object({
  valid: z.boolean(),
  /** Null for a valid key. */
  reason: z.enum(KEY_FAULTS).nullable(),
  /** The key's licence; null if the key can't be trusted. */
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

/** Seconds for which caches may keep a revocation list: an hour, in which the job builds the next one. */
export const REVOCATIONS_KEPT_SECONDS = 60 * 60;

/** Revocation list: a JWS (Ed25519) followed by its rows, which @flexa/license reads. */
export const revocationsSchema = z.object({ list: z.string() });
