import { z } from 'zod';
import { instantSchema } from './fields';
import { VISUAL_TYPES } from './plans';

/** Longest licence key that is looked at, in characters; ours have about 500. */
export const LICENSE_KEY_MAX = 4096;

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

/**
 * The report key of a licence: a JWS (Ed25519) that is checked offline with the key set. It says the
 * same for as long as its licence does; `expiresAt` is its own end, past that of the licence.
 */
export const licenseKeySchema = z.object({ key: z.string(), expiresAt: instantSchema });
export type LicenseKey = z.infer<typeof licenseKeySchema>;

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

/** Caches may hold a revocation list for an hour, in which the job builds the next one. */
export const REVOCATIONS_KEPT_SECONDS = 60 * 60;

/** The list as a JWS (Ed25519) with its rows after it, which @flexa/license reads. */
export const revocationsSchema = z.object({ list: z.string() });
