import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { KeySet } from '@flexa/contracts/keys';
import {
  CLOCK_SKEW_SECONDS,
  PAYLOAD_ALGORITHM,
  PAYLOAD_ENCRYPTION,
  PAYLOAD_SECONDS,
  payloadSchema,
  type Payload,
} from '@flexa/contracts/verification';
import type { PrivateKey } from '../../platform/config';
import { AppError } from '../../platform/errors';

/** Returns the public parts of the keys, with the one to encrypt for first. */
export function buildPayloadKeySet(keys: readonly PrivateKey[]): KeySet {
  return {
    keys: keys.map(({ kty, crv, x, y, kid }) => ({
      kty,
      crv,
      x,
      y,
      kid,
      alg: PAYLOAD_ALGORITHM,
      use: 'enc',
    })),
  };
}

/** One error for every reason, so that an attacker learns nothing from it. */
const createPayloadRefusal = () => new AppError('payload-refused');

/**
 * Decrypts a payload of POST /auth/token. It doesn't detect a replay.
 *
 * @throws AppError payload-refused unless it is encrypted for one of the keys and within its lifetime.
 */
export async function openPayload(
  keys: readonly PrivateKey[],
  jwe: string,
  now: Date,
): Promise<Payload> {
  const key = keys.find(({ kid }) => kid === readKeyId(jwe));
  if (!key) throw createPayloadRefusal();
  const privateKey = await importJWK(key, PAYLOAD_ALGORITHM);
  const payload = await decryptPayload(jwe, privateKey);
  if (!isInItsTime(payload, now)) throw createPayloadRefusal();
  return payload;
}

function readKeyId(jwe: string): string | undefined {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch {
    throw createPayloadRefusal();
  }
}

async function decryptPayload(
  jwe: string,
  key: Awaited<ReturnType<typeof importJWK>>,
): Promise<Payload> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [PAYLOAD_ALGORITHM],
      contentEncryptionAlgorithms: [PAYLOAD_ENCRYPTION],
      maxDecompressedLength: 0,
    });
    return payloadSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    // Catches the errors of `jose`, of WebCrypto for a point that is on no curve, and of JSON and schema: the
    // key is ours and valid, and the caller sent the rest.
    throw createPayloadRefusal();
  }
}

function isInItsTime({ iat, exp }: Payload, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  const lifetime = exp - iat;
  return (
    lifetime > 0 &&
    lifetime <= PAYLOAD_SECONDS &&
    iat <= seconds + CLOCK_SKEW_SECONDS &&
    exp >= seconds - CLOCK_SKEW_SECONDS
  );
}
