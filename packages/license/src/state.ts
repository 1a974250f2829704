/** Result of checking a licence key. */
export type LicenseState =
  | 'missing'
  | 'malformed'
  | 'wrong-product'
  | 'revoked'
  | 'expired'
  | 'grace'
  | 'trial'
  | 'valid';
