import { z } from 'zod';
import { emailSchema } from './fields';
import { CODE_DIGITS } from './verification-limits';

/** The encrypted payload of POST /auth/token lives so long, in seconds (docs/specification.md, section 9). */
export const PAYLOAD_SECONDS = 300;
/** How far the clock of the person who made it may be off, either way, in seconds: five minutes, and the way. */
export const CLOCK_SKEW_SECONDS = 330;
/** The JWE of the payload: made for the server's public key. */
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

/** A link to set a password is good for so long, in milliseconds. */
export const RESET_LINK_MS = 60 * 60 * 1000;
/** A link that proves an address, the same. */
export const ADDRESS_LINK_MS = 24 * 60 * 60 * 1000;
/** The link of an invitation to a seat, the same. */
export const SEAT_LINK_MS = 30 * 24 * 60 * 60 * 1000;
/** The link that asks a billing contact to confirm, the same. */
export const BILLING_CONTACT_LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** A link that puts back the address an account had, the same. */
export const RESTORE_LINK_MS = 7 * 24 * 60 * 60 * 1000;
