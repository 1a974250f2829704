/** What a licence key comes to. */
export type LicenseState =
  'missing' | 'malformed' | 'wrong-product' | 'revoked' | 'expired' | 'grace' | 'trial' | 'valid';
