import {
  PAYLOAD_ALGORITHM,
  PAYLOAD_ENCRYPTION,
  PAYLOAD_SECONDS,
} from '@flexa/contracts/verification';
import { call } from './api';
import { readServerTime } from './server-clock';

interface PayloadOptions {
  clock?: () => Date;
  /** Creates an unguessable, unique id. */
  randomId?: () => string;
}

/**
 * Creates the payload of POST /auth/token: an address, encrypted for the server's key, valid for five
 * minutes and one use (docs/specification.md, section 7). The encryption code loads on demand.
 *
 * @throws ApiError
 */
export async function encryptPayload(
  email: string,
  { clock = readServerTime, randomId = () => crypto.randomUUID() }: PayloadOptions = {},
): Promise<string> {
  const [{ CompactEncrypt }, { importJWK }, { keys }] = await Promise.all([
    import('jose/jwe/compact/encrypt'),
    import('jose/key/import'),
    call('getPayloadKeySet', {}),
  ]);
  // The first key is current; the others only decrypt older payloads.
  const key = keys.find(({ alg }) => alg === PAYLOAD_ALGORITHM);
  if (!key) throw new Error('The server has no key to encrypt for');

  const iat = Math.floor(clock().getTime() / 1000);
  const payload = { email, iat, exp: iat + PAYLOAD_SECONDS, jti: randomId() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: PAYLOAD_ALGORITHM, enc: PAYLOAD_ENCRYPTION, kid: key.kid })
    .encrypt(await importJWK(key, PAYLOAD_ALGORITHM));
}
