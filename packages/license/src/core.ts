/** Exports only the check, for code without a DOM. */
export { checkLicense, type CheckOptions, type LicenseCheck } from './check.js';
export { type LicenseClaims } from './claims.js';
export { type KeyFault, type PublicKey } from './jws.js';
export { readRevocations, type Revocations } from './revocations.js';
export { type LicenseState } from './state.js';
export { verifyLicense, type LicenseVerdict, type VerifyOptions } from './verify.js';
export { WORDS, type LicenseFacts, type LicenseWords } from './words.js';
