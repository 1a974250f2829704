import { decodeBase64url } from './base64url.js';
import { KEY_MAX, readMembers, type Members } from './members.js';
import { isSignedBy } from './signature.js';

/** Public half of a signing key, as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  kid: string;
}

/**
 * Ed25519's name in headers and key sets. RFC 9864 has a newer one, `Ed25519`, which verifiers in
 * use don't take yet.
 */
export const ALGORITHM = 'EdDSA';

/**
 * Why a text can't be trusted; the server answers with the same words. A key in a later version than
 * this release reads counts as unknown: a newer release of the visual reads it.
 */
export type KeyFault = 'malformed' | 'unknown-key' | 'bad-signature';

/**
 * Returns the claims of a compact JWS of the given type, or its fault. We never follow the header:
 * only one algorithm is valid, and a header with any other member is refused.
 */
export function openJws(
  text: string,
  type: string,
  keys: readonly PublicKey[],
): { claims: Members } | { fault: KeyFault } {
  const parts = text.length <= KEY_MAX ? text.split('.') : [];
  const [head = '', body = '', tail = ''] = parts;
  const header = parts.length === 3 && readMembers(head);
  const signature = decodeBase64url(tail);
  if (!header || !signature) return { fault: 'malformed' };
  const { alg, kid, typ, ...others } = header;
  if (alg !== ALGORITHM || typ !== type || Object.keys(others).length > 0) {
    return { fault: 'bad-signature' };
  }
  const signer = keys.find((key) => key.kid === kid);
  if (signer?.kty !== 'OKP' || signer.crv !== 'Ed25519') return { fault: 'unknown-key' };
  if (!isSignedBy(signer.x, `${head}.${body}`, signature)) return { fault: 'bad-signature' };
  const claims = readMembers(body);
  return claims ? { claims } : { fault: 'malformed' };
}
