import { z } from 'zod';
import { uidSchema } from '../fields';
import { defineOperation, type Limit } from '../operation';
import {
  assertionResponseSchema,
  creationOptionsSchema,
  passkeySchema,
  PASSKEY_NAME_MAX,
  recoveryCodesSchema,
  registrationResponseSchema,
  requestOptionsSchema,
  stepUpTokenSchema,
} from '../passkeys';
import { routes } from '../routes';

const BY_CALLER: Limit = { points: 20, seconds: 600, by: 'caller', lasting: true };
const BY_ADDRESS: Limit = { points: 60, seconds: 600, by: 'address' };

export const startPasskeySignIn = defineOperation({
  name: 'startPasskeySignIn',
  ...routes.startPasskeySignIn,
  access: { kind: 'public' },
  summary: 'A challenge that any passkey of this site may answer, to sign in',
  tag: 'Passkeys',
  input: z.strictObject({}),
  output: requestOptionsSchema,
  errors: [],
  callable: false,
  limit: BY_ADDRESS,
});

export const signInWithPasskey = defineOperation({
  name: 'signInWithPasskey',
  ...routes.signInWithPasskey,
  access: { kind: 'public' },
  summary: 'Turns the answer of a passkey into a token to sign in with',
  tag: 'Passkeys',
  input: z.strictObject({ response: assertionResponseSchema }),
  output: z.object({ customToken: z.string() }),
  errors: ['passkey-refused', 'account-disabled'],
  callable: false,
  limit: BY_ADDRESS,
});

export const startPasskey = defineOperation({
  name: 'startPasskey',
  ...routes.startPasskey,
  access: { kind: 'signed-in' },
  verified: true,
  summary: 'A challenge for a new passkey. An admin who already has one uses it first',
  tag: 'Passkeys',
  input: z.strictObject({}),
  output: creationOptionsSchema,
  errors: ['step-up-required', 'too-many-passkeys'],
  callable: false,
  limit: BY_CALLER,
});

export const addPasskey = defineOperation({
  name: 'addPasskey',
  ...routes.addPasskey,
  access: { kind: 'signed-in' },
  verified: true,
  summary:
    'Saves a new passkey, which counts as just used. An admin’s first one comes with recovery codes',
  tag: 'Passkeys',
  input: z.strictObject({
    response: registrationResponseSchema,
    name: z.string().trim().min(1).max(PASSKEY_NAME_MAX),
  }),
  output: z.object({
    passkey: passkeySchema,
    stepUp: stepUpTokenSchema,
    recoveryCodes: recoveryCodesSchema.nullable(),
  }),
  created: true,
  errors: ['passkey-refused', 'step-up-required', 'too-many-passkeys'],
  callable: false,
  limit: BY_CALLER,
});

export const listPasskeys = defineOperation({
  name: 'listPasskeys',
  ...routes.listPasskeys,
  access: { kind: 'self', owner: 'uid' },
  summary: 'The passkeys of the account, the newest first',
  tag: 'Passkeys',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({
    data: z.array(passkeySchema),
    recoveryCodesLeft: z.int().min(0),
  }),
  errors: [],
  callable: false,
});

export const removePasskey = defineOperation({
  name: 'removePasskey',
  ...routes.removePasskey,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Removes a passkey; an admin keeps one',
  tag: 'Passkeys',
  input: z.strictObject({ uid: uidSchema, id: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['not-found', 'last-passkey'],
  callable: false,
  stepUp: () => true,
  limit: BY_CALLER,
});

export const renewRecoveryCodes = defineOperation({
  name: 'renewRecoveryCodes',
  ...routes.renewRecoveryCodes,
  access: { kind: 'self', owner: 'uid' },
  summary: 'New recovery codes; the earlier ones no longer work',
  tag: 'Passkeys',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ recoveryCodes: recoveryCodesSchema }),
  errors: ['not-found'],
  callable: false,
  stepUp: () => true,
  limit: BY_CALLER,
});

export const startStepUp = defineOperation({
  name: 'startStepUp',
  ...routes.startStepUp,
  access: { kind: 'signed-in' },
  summary: 'A challenge for the passkeys of the account; null where it has none',
  tag: 'Passkeys',
  input: z.strictObject({}),
  output: z.object({ passkey: requestOptionsSchema.nullable(), recoveryCodesLeft: z.int().min(0) }),
  errors: [],
  callable: false,
  limit: BY_CALLER,
});

export const stepUp = defineOperation({
  name: 'stepUp',
  ...routes.stepUp,
  access: { kind: 'signed-in' },
  summary:
    'Turns the answer of a passkey, or a recovery code, into a token for the header X-Step-Up',
  tag: 'Passkeys',
  input: z.strictObject({
    response: assertionResponseSchema.optional(),
    recoveryCode: z.string().min(1).max(50).optional(),
  }),
  check: ({ response, recoveryCode }) =>
    (response === undefined) === (recoveryCode === undefined)
      ? { field: 'response', message: 'Either this or recoveryCode' }
      : undefined,
  output: stepUpTokenSchema,
  errors: ['passkey-refused', 'code-refused'],
  callable: false,
  limit: BY_CALLER,
});
