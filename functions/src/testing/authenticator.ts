import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AssertionResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from '@flexa/contracts/passkeys';
import type { OwnPortal } from './own-portal';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Deviation {
  origin?: string;
  rpId?: string;
  /** Nobody showed the device a finger or a PIN. */
  isUnverified?: boolean;
  /** An attestation with a certificate. */
  hasCertificate?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const cbor = (map: Map<string | number, unknown>) =>
  Buffer.from(isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0]));

/** A device with one passkey, as WebAuthn describes it; a deviation makes it a false one. */
export function authenticator(origin: string, deviation: Deviation = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  function clientData(type: string, challenge: string): Buffer {
    const data = { type, challenge, origin: deviation.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  function authData(attested: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const flags =
      PRESENT |
      (deviation.isUnverified ? 0 : VERIFIED) |
      (attested.length > 0 ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpId = deviation.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  function credential(): Buffer {
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
  }

  return {
    /** Makes the passkey. */
    create({ challenge, user }: CreationOptions): RegistrationResponse {
      handle = user.id;
      const statement = new Map<string, unknown>(
        deviation.hasCertificate
          ? [
              ['alg', -7],
              ['sig', new Uint8Array(64)],
              ['x5c', [new Uint8Array(64)]],
            ]
          : [],
      );
      const attestation = new Map<string, unknown>([
        ['fmt', deviation.hasCertificate ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData(credential()))],
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge)),
          attestationObject: encoded(cbor(attestation)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** Answers a challenge with it. */
    show({ challenge }: RequestOptions): AssertionResponse {
      const client = clientData('webauthn.get', challenge);
      const data = authData();
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          userHandle: handle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

export type Authenticator = ReturnType<typeof authenticator>;

/** Signs in with the passkey of a device, or is refused. */
export async function signInByPasskey(portal: OwnPortal, device: Authenticator) {
  const options = await portal.get('startPasskeySignIn', { email: '' }, {});
  return portal.run('signInWithPasskey', { email: '' }, { response: device.show(options) });
}
