import { reportKeyClaims } from '@flexa/license/issue';
import { generateKeyPairSync, sign } from 'node:crypto';

const KEYS = 60;

/** Licence keys that hold, and the public key of who signed them. */
export function licenseKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const keys = Array.from({ length: KEYS }, (_, i) => {
    const claims = reportKeyClaims({
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
    const text = `${part({ alg: 'EdDSA', kid: 'b', typ: 'license+jwt' })}.${part(claims)}`;
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  });
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { keys, publicKey: { kty: 'OKP', crv: 'Ed25519', kid: 'b', x } };
}
