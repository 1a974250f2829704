import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { PublicKey } from '../jws.js';

export interface Signer {
  publicKey: PublicKey;
  privateKey: KeyObject;
}

/** A pair of keys made by OpenSSL, not by the library under test. */
export function createSigner(kid: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = publicKey.export({ format: 'jwk' });
  return { publicKey: { kty: 'OKP', crv: 'Ed25519', x: jwk.x ?? '', kid }, privateKey };
}

/** A part of a JWS: an object as JSON, text as it is. */
export function encodePart(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Buffer.from(text).toString('base64url');
}

/** A JWS over any header and claims, signed by OpenSSL. */
export function signJws(
  { publicKey, privateKey }: Signer,
  claims: unknown,
  header: unknown = { alg: 'EdDSA', kid: publicKey.kid, typ: 'license+jwt' },
): string {
  const text = `${encodePart(header)}.${encodePart(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

export const ENDS = new Date('2027-11-20T12:00:00.000Z');
export const ISSUED = new Date('2026-11-20T12:00:00.000Z');
