import type {
  AssertionResponse,
  CreationOptions,
  Passkey,
  RegistrationResponse,
  RequestOptions,
  StepUpToken,
} from '../../passkeys';
import { email, moment, name } from '../samples';

// Samples of the passkey operations, with shortened bytes.
const id = 'wUe5pYqWc8y0Zc7sWbQqYA';
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWnJQIn0';
const challenge = 'ZrPqkq5WmSVe0xV2yZ1cWQ';
const credential = { id, type: 'public-key' as const, transports: ['internal'] };
const timeout = 300_000;
/** The id of the account in base64url. */
const userHandle = 'a1czblEweVRmVmJaNG1YcjdzTGRQcTJoR2oxMg';

export const passkey: Passkey = {
  id: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  name: 'MacBook',
  createdAt: moment,
  lastUsedAt: null,
};

export const stepUpToken: StepUpToken = {
  token: 'eyJ0eXAiOiJzdGVwLXVwK2p3dCJ9.e30.c2ln',
  expiresAt: '2026-11-20T12:15:00.000Z',
};

export const passkeyRequest: RequestOptions = {
  rpId: 'flexa.example',
  challenge,
  timeout,
  allowCredentials: [credential],
  userVerification: 'required',
};

export const passkeyCreation: CreationOptions = {
  rp: { id: 'flexa.example', name: 'Flexa' },
  user: { id: userHandle, name: email, displayName: name },
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

export const newPasskeyAnswer: RegistrationResponse = {
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
  clientExtensionResults: {},
};

export const passkeyAnswer: AssertionResponse = {
  id,
  rawId: id,
  type: 'public-key',
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
    signature: 'MEUCIQDcCz3nXo',
    userHandle,
  },
  clientExtensionResults: {},
};
