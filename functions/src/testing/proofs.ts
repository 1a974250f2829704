import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AssertionResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from '@flexa/contracts/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { decodeJwt } from 'jose';
import type { EmailCaller } from '../platform/handlers';
import { createTestPortal, type TestPortal } from './test-portal';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const REFUSED = { code: 'code-refused', message: 'This code is wrong or has expired' };

export const NORA: EmailCaller = { email: 'nora@flexa.test' };
export const STEN: EmailCaller = { email: 'sten@flexa.test' };

/** Returns the codes mailed to an address, oldest first. */
export async function listMailedCodes(
  portal: TestPortal,
  { email }: EmailCaller,
): Promise<string[]> {
  const found = await portal.db.collection('mail').where('to', '==', email.toLowerCase()).get();
  return found.docs
    .sort((a, b) => a.createTime.valueOf().localeCompare(b.createTime.valueOf()))
    .map((mail) => mail.get('content.data.code') as string);
}

/** Requests a code and reads it from the mail. */
export async function askForCode(portal: TestPortal, caller = NORA) {
  const { verifyToken } = await portal.get('sendVerificationCode', caller, { email: caller.email });
  const code = (await listMailedCodes(portal, caller)).at(-1) ?? '';
  return { email: caller.email, code, verifyToken };
}

/** Returns a different code, that many steps further. */
export function shiftCode(code: string, steps = 1): string {
  return String((Number(code) + steps) % 1_000_000).padStart(6, '0');
}

export function readUid({ customToken }: { customToken: string }): string {
  return String(decodeJwt(customToken)['uid']);
}

/** Tries a code as the owner of its address. */
export const verify = (
  portal: TestPortal,
  input: { email: string; code: string; verifyToken: string },
) => portal.run('verifyCode', { email: input.email }, input);

/** Reads all stored codes. */
export const readStoredCodes = async (portal: TestPortal) =>
  (await portal.db.collection('verificationCodes').get()).docs.map((code) => code.data());

/** Creates a portal that records calls to the identity service, and can make them fail. */
export function createWatchedPortal() {
  const asked: string[] = [];
  let fault: Error | undefined;
  const auth = new Proxy({} as TestPortal['auth'], {
    get: (_, name) => {
      const real: unknown = Reflect.get(portal.auth, name);
      if (typeof real !== 'function') return real;
      return async (...parameters: unknown[]): Promise<unknown> => {
        asked.push(String(name));
        if (fault) throw fault;
        return (await Reflect.apply(real, portal.auth, parameters)) as unknown;
      };
    },
  });
  const portal: TestPortal = createTestPortal({ auth });
  return { portal, asked, fail: (error?: Error) => (fault = error) };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Deviation {
  origin?: string;
  rpId?: string;
  /** True if nobody confirmed with a finger or a PIN. */
  isUnverified?: boolean;
  /** An attestation with a certificate. */
  hasCertificate?: boolean;
}

const hashSha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encodeBase64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const encodeCbor = (map: Map<string | number, unknown>) =>
  Buffer.from(isoCBOR.encode(map as Parameters<typeof isoCBOR.encode>[0]));

/** Creates a device with one passkey (WebAuthn). A deviation makes the passkey invalid. */
export function createAuthenticator(origin: string, deviation: Deviation = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  function buildClientData(type: string, challenge: string): Buffer {
    const data = { type, challenge, origin: deviation.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  function buildAuthData(attested: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const flags =
      PRESENT |
      (deviation.isUnverified ? 0 : VERIFIED) |
      (attested.length > 0 ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpId = deviation.rpId ?? new URL(origin).hostname;
    return Buffer.concat([hashSha256(rpId), Buffer.from([flags]), count, attested]);
  }

  function buildCredential(): Buffer {
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
    return Buffer.concat([Buffer.alloc(16), length, id, encodeCbor(key)]);
  }

  return {
    /** Creates the passkey. */
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
        ['authData', new Uint8Array(buildAuthData(buildCredential()))],
      ]);
      return {
        id: encodeBase64url(id),
        rawId: encodeBase64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: encodeBase64url(buildClientData('webauthn.create', challenge)),
          attestationObject: encodeBase64url(encodeCbor(attestation)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** Signs a challenge with the passkey. */
    show({ challenge }: RequestOptions): AssertionResponse {
      const client = buildClientData('webauthn.get', challenge);
      const data = buildAuthData();
      const signature = sign('sha256', Buffer.concat([data, hashSha256(client)]), privateKey);
      return {
        id: encodeBase64url(id),
        rawId: encodeBase64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: encodeBase64url(client),
          authenticatorData: encodeBase64url(data),
          signature: encodeBase64url(signature),
          userHandle: handle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Tries to sign in with a device's passkey. */
export async function signInByPasskey(portal: TestPortal, device: Authenticator) {
  const options = await portal.get('startPasskeySignIn', { email: '' }, {});
  return portal.run('signInWithPasskey', { email: '' }, { response: device.show(options) });
}
