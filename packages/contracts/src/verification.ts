import { z } from 'zod';
import { emailSchema } from './fields';
import { CODE_DIGITS } from './verification-limits';

/** Lifetime of the encrypted payload of POST /auth/token, in seconds (docs/specification.md, section 9). */
export const PAYLOAD_SECONDS = 300;
/** Maximum difference of the sender's clock, in seconds: five minutes, plus time for the request. */
export const CLOCK_SKEW_SECONDS = 330;
/** JWE algorithm of the payload, which is encrypted for the server's public key. */
export const PAYLOAD_ALGORITHM = 'ECDH-ES';
export const PAYLOAD_ENCRYPTION = 'A256GCM';

/** The decrypted payload: `iat` and `exp` in seconds, and `jti`, a random id for one use. */
export const payloadSchema = z.strictObject({
  email: emailSchema,
  iat: z.int(),
  exp: z.int(),
  jti: z.string().min(16).max(64),
});
export type Payload = z.infer<typeof payloadSchema>;

export const codeSchema = z.string().regex(/^\d{6}$/, `Enter the ${CODE_DIGITS}-digit code`);

/** The ID token of a person who is already signed in to the address's account. */
export const sessionSchema = z
  .string()
  .max(8192)
  .meta({ description: 'The ID token of the person whose address it is' });

/** Lifetime of a link that sets a password, in milliseconds. */
export const RESET_LINK_MS = 60 * 60 * 1000;
/** Lifetime of a link that proves an address, in milliseconds. */
export const ADDRESS_LINK_MS = 24 * 60 * 60 * 1000;
/** Lifetime of an invitation to a seat, in milliseconds. */
export const SEAT_LINK_MS = 30 * 24 * 60 * 60 * 1000;
/** Lifetime of a link that asks a billing contact to confirm, in milliseconds. */
export const BILLING_CONTACT_LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** Lifetime of a link that restores an account's previous address, in milliseconds. */
export const RESTORE_LINK_MS = 7 * 24 * 60 * 60 * 1000;
