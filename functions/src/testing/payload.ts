import { randomUUID } from 'node:crypto';
import { EncryptJWT, importJWK } from 'jose';
import type { KeySet } from '@flexa/contracts/keys';
import {
  PAYLOAD_ALGORITHM,
  PAYLOAD_ENCRYPTION,
  PAYLOAD_SECONDS,
} from '@flexa/contracts/verification';

/** The payload of POST /auth/token, encrypted as the browser does it. */
export async function payloadFor(email: string, { keys: [key] }: KeySet): Promise<string> {
  if (!key) throw new Error('There is no key to encrypt for');
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT({ email, iat: now, exp: now + PAYLOAD_SECONDS, jti: randomUUID() })
    .setProtectedHeader({ alg: PAYLOAD_ALGORITHM, enc: PAYLOAD_ENCRYPTION, kid: key.kid })
    .encrypt(await importJWK(key, PAYLOAD_ALGORITHM));
}
