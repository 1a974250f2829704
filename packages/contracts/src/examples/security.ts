import type {
  AssertionResponse,
  CreationOptions,
  Passkey,
  RegistrationResponse,
  RequestOptions,
  StepUpToken,
} from '../passkeys';
import type { OperationName } from '../routes';
import { email, moment, name, uid } from './data';

/** Data of the passkey and session examples, with shortened bytes. */
const id = 'wUe5pYqWc8y0Zc7sWbQqYA';
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWnJQIn0';
const challenge = 'ZrPqkq5WmSVe0xV2yZ1cWQ';
const credential = { id, type: 'public-key' as const, transports: ['internal'] };
const timeout = 300_000;

const passkey: Passkey = {
  id: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  name: 'MacBook',
  createdAt: moment,
  lastUsedAt: null,
};

const stepUpToken: StepUpToken = {
  token: 'eyJ0eXAiOiJzdGVwLXVwK2p3dCJ9.e30.c2ln',
  expiresAt: '2026-11-20T12:15:00.000Z',
};

const passkeyRequest: RequestOptions = {
  rpId: 'flexa.example',
  challenge,
  timeout,
  allowCredentials: [credential],
  userVerification: 'required',
};

const passkeyCreation: CreationOptions = {
  rp: { id: 'flexa.example', name: 'Flexa' },
  user: { id: Buffer.from(uid).toString('base64url'), name: email, displayName: name },
  challenge,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

const newPasskeyAnswer: RegistrationResponse = {
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
  clientExtensionResults: {},
};

const passkeyAnswer: AssertionResponse = {
  id,
  rawId: id,
  type: 'public-key',
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDcCz3nXo',
    userHandle: Buffer.from(uid).toString('base64url'),
  },
  clientExtensionResults: {},
};

export const SECURITY_EXAMPLES = {
  changePassword: {
    input: { uid, password: 'Harbour-4-lights' },
    output: { changed: true as const },
  },
  connectMicrosoft: {
    input: { uid, identity: 'AAAAAAAAAAAAAAAAAAAAANVb3Fs' },
    output: { connected: true },
  },
  listSessions: {
    input: { uid },
    output: {
      data: [
        {
          id: '9f86d081',
          device: 'Chrome on macOS',
          firstSeenAt: moment,
          lastSignInAt: moment,
          current: true,
        },
      ],
    },
  },
  endSessions: { input: { uid }, output: { ended: true as const } },

  startPasskeySignIn: { input: {}, output: { ...passkeyRequest, allowCredentials: [] } },
  signInWithPasskey: {
    input: { response: passkeyAnswer },
    output: { customToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  },
  startPasskey: { input: {}, output: passkeyCreation },
  addPasskey: {
    input: { response: newPasskeyAnswer, name: passkey.name },
    output: { passkey, stepUp: stepUpToken, recoveryCodes: null },
  },
  listPasskeys: { input: { uid }, output: { data: [passkey], recoveryCodesLeft: 10 } },
  removePasskey: { input: { uid, id: passkey.id }, output: { removed: true as const } },
  renewRecoveryCodes: { input: { uid }, output: { recoveryCodes: ['k7m2p-q9xwt'] } },
  startStepUp: { input: {}, output: { passkey: passkeyRequest, recoveryCodesLeft: 10 } },
  stepUp: { input: { response: passkeyAnswer }, output: stepUpToken },
} satisfies Partial<Record<OperationName, { input: object; output: object }>>;
