import type {
  AssertionResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from '@flexa/contracts/passkeys';
import { AppError } from '../../platform/errors';
import type { Config } from '../../platform/config';
import type { PasskeyDocument } from './passkey-repository';

/** Time for the browser to answer, in milliseconds; a challenge is valid for as long. */
export const CHALLENGE_MS = 5 * 60 * 1000;
/** Ed25519, P-256 and RSA: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];
const NAME = 'Flexa';

type Descriptor = Pick<PasskeyDocument, 'credentialId' | 'transports'>;
type NewPasskey = Pick<PasskeyDocument, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

const createRefusal = () => new AppError('passkey-refused');

/** Loaded on first use, because it would take a quarter of every cold start. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Reads the challenge that a response claims to answer. Nothing in it has been verified. */
export function readChallenge({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    if (typeof challenge === 'string' && challenge !== '') return challenge;
  } catch {
    // Not JSON, so no authenticator created it.
  }
  throw createRefusal();
}

/**
 * Verifies WebAuthn responses for this portal's domain. Refuses a passkey that was created for another domain.
 */
export function createWebAuthn({ portalUrl }: Pick<Config, 'portalUrl'>) {
  const { hostname: rpID, origin } = new URL(portalUrl);
  const toDescriptors = (passkeys: readonly Descriptor[]) =>
    passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  const toTypedDescriptors = (passkeys: readonly Descriptor[]) =>
    toDescriptors(passkeys).map((passkey) => ({ ...passkey, type: 'public-key' as const }));

  async function buildCreationOptions(
    person: { uid: string; email: string },
    descriptors: readonly Descriptor[],
  ): Promise<CreationOptions> {
    const { uid, email } = person;
    const authenticatorSelection = {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const;
    const { generateRegistrationOptions } = await loadLibrary();
    const { challenge, user } = await generateRegistrationOptions({
      rpName: NAME,
      rpID,
      userName: email,
      userID: encodeUtf8(uid),
      timeout: CHALLENGE_MS,
      excludeCredentials: toDescriptors(descriptors),
      authenticatorSelection,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return {
      rp: { id: rpID, name: NAME },
      user,
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      excludeCredentials: toTypedDescriptors(descriptors),
      authenticatorSelection,
      attestation: 'none',
    };
  }

  /** @param descriptors the passkeys that may answer; if empty, any passkey of this site. */
  async function buildRequestOptions(descriptors: readonly Descriptor[]): Promise<RequestOptions> {
    const userVerification = 'required';
    const { generateAuthenticationOptions } = await loadLibrary();
    const { challenge } = await generateAuthenticationOptions({ rpID, userVerification });
    const allowCredentials = toTypedDescriptors(descriptors);
    return { rpId: rpID, challenge, timeout: CHALLENGE_MS, allowCredentials, userVerification };
  }

  /** @throws AppError passkey-refused */
  async function verifyNew(response: RegistrationResponse, challenge: string): Promise<NewPasskey> {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
      loadLibrary(),
      loadHelpers(),
    ]);
    refuseCertificates(response, decodeAttestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: omitUndefined(response),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => {
      throw createRefusal();
    });
    if (!registrationInfo) throw createRefusal();
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = response.response;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    };
  }

  /**
   * @returns the passkey's use count, if the authenticator counts
   * @throws AppError passkey-refused
   */
  async function verifyUse(
    response: AssertionResponse,
    challenge: string,
    passkey: PasskeyDocument,
  ): Promise<number> {
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: omitUndefined(response),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id, publicKey: decodeBytes(publicKey), counter, transports },
    }).catch(() => {
      throw createRefusal();
    });
    if (!verified) throw createRefusal();
    return authenticationInfo.newCounter;
  }

  return { buildCreationOptions, buildRequestOptions, verifyNew, verifyUse };
}

/** Returns the uid that a sign-in response claims, or undefined if it has none. */
export function readClaimedUid({ response }: AssertionResponse): string | undefined {
  const { userHandle } = response;
  return userHandle && Buffer.from(userHandle, 'base64url').toString('utf8');
}

/**
 * Refuses attestation certificates, for which we never ask. The library would check them against a revocation
 * list at an address that the caller wrote into the certificate.
 */
function refuseCertificates(
  { response }: RegistrationResponse,
  decode: Helpers['decodeAttestationObject'],
): void {
  try {
    const attestation = decode(decodeBytes(response.attestationObject));
    const format = attestation.get('fmt');
    if (format === 'none') return;
    if (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined) return;
  } catch {
    // Not CBOR, so no authenticator created it.
  }
  throw createRefusal();
}

type Helpers = Awaited<ReturnType<typeof loadHelpers>>;

function decodeBytes(base64url: string) {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

function encodeUtf8(text: string) {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** Omits undefined fields, which the library's types do not accept. */
function omitUndefined<R extends { response: object }>(response: R) {
  const fields = Object.entries(response.response).filter(([, value]) => value !== undefined);
  return { ...response, response: Object.fromEntries(fields) as Present<R['response']> };
}
type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };
