import { createKeyClaims } from '@flexa/license/issue';
import { generateKeyPairSync, sign } from 'node:crypto';

const KEYS = 60;

/** Creates valid licence keys and returns them with their public key. */
export function createLicenseKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const keys = Array.from({ length: KEYS }, (_, i) => {
    const claims = createKeyClaims({
      jti: `key-${i}`,
      sub: 's',
      lic: 'l',
      prd: 'charts',
      qty: 25,
      nam: 'Lindqvist AB',
      isTrial: false,
      issuedAt: new Date(0),
      endsAt: new Date('2100-01-01'),
    });
    const text = `${encodePart({ alg: 'EdDSA', kid: 'b', typ: 'license+jwt' })}.${encodePart(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  });
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { keys, publicKey: { kty: 'OKP', crv: 'Ed25519', kid: 'b', x } };
}
