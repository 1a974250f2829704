import { decodeBase64url } from './base64url.js';
import { isSignedBy } from './signature.js';

/** The public half of a signing key, as a JSON Web Key (RFC 8037). */
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

/** Why a text can't be trusted; the server answers with the same words. */
export type KeyFault = 'malformed' | 'unknown-key' | 'bad-signature';

type Members = Readonly<Record<string, unknown>>;

/** Longest text that is looked at, in characters; a revocation list of 100,000 keys is longer. */
const KEY_MAX = 4096;

/**
 * The claims of a JWS in compact form of the asked type, or what is wrong with it. What the header
 * asks for is never followed: one algorithm is right, and a header with any other member is refused.
 */
export function openJws(
  text: string,
  type: string,
  keys: readonly PublicKey[],
  longest = KEY_MAX,
): { claims: Members } | { fault: KeyFault } {
  const parts = text.length <= longest ? text.split('.') : [];
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

/** The claims of a key that nobody has verified, to show or to sort by. */
export function peekClaims(text: string): Members | undefined {
  const [, body = '', ...rest] = text.length <= KEY_MAX ? text.split('.') : [];
  return rest.length === 1 ? readMembers(body) : undefined;
}

/**
 * The JSON object in a part. It must be written as JSON.stringify writes it, which leaves no room
 * for a member that stands there twice and is read differently elsewhere.
 */
function readMembers(part: string): Members | undefined {
  const bytes = decodeBase64url(part);
  if (!bytes) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && JSON.stringify(value) === text ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
}
