import { z } from 'zod';
import { instantSchema } from './fields';

/** Creates the schema of bytes in WebAuthn's JSON (w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON). */
const createBytesSchema = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/, 'Must be base64url');

/** An id has 1023 bytes at most. */
const credentialIdSchema = createBytesSchema(1364);
const extensionsSchema = z.looseObject({});
const transportsSchema = z.array(z.string().max(20)).max(10);

/** An authenticator's response when a passkey is created. */
export const registrationResponseSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: createBytesSchema(4096),
    attestationObject: createBytesSchema(16_384),
    transports: transportsSchema.optional(),
  }),
  clientExtensionResults: extensionsSchema,
});
export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;

/** An authenticator's response when a passkey is used. */
export const assertionResponseSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: createBytesSchema(4096),
    authenticatorData: createBytesSchema(4096),
    signature: createBytesSchema(4096),
    userHandle: createBytesSchema(200).optional(),
  }),
  clientExtensionResults: extensionsSchema,
});
export type AssertionResponse = z.infer<typeof assertionResponseSchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const userVerificationSchema = z.enum(['required', 'preferred', 'discouraged']);

/** The browser's request to an authenticator to create a passkey. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification: userVerificationSchema,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** The browser's request to an authenticator to use a passkey. */
export const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  /** Empty if any passkey of this site may answer. */
  allowCredentials: z.array(descriptorSchema),
  userVerification: userVerificationSchema,
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** Maximum length of a passkey’s name, in characters. */
export const PASSKEY_NAME_MAX = 60;
/** Maximum number of passkeys of a person. */
export const PASSKEYS_MAX = 10;
/** Number of recovery codes. Each works once. */
export const RECOVERY_CODES = 10;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string().max(PASSKEY_NAME_MAX),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Proof of identity for later calls, sent in the header X-Step-Up until it expires. */
export const stepUpTokenSchema = z.object({ token: z.string(), expiresAt: instantSchema });
export type StepUpToken = z.infer<typeof stepUpTokenSchema>;

export const recoveryCodesSchema = z.array(z.string()).meta({
  description: 'Shown once: each works once instead of a passkey',
});
