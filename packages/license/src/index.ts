export { checkLicense, type CheckOptions, type LicenseCheck } from './check.js';
export { type LicenseClaims } from './claims.js';
export { type KeyFault, type PublicKey } from './jws.js';
export { landingPage, type LandingPage, type LandingPageStyle } from './parts/landing-page.js';
export { licenseNotice, type LicenseNotice, type NoticeOptions } from './parts/notice.js';
export { showNotice, type NoticeStyle } from './parts/show-notice.js';
export { readRevocations, type Revocations } from './revocations.js';
export { type LicenseState } from './state.js';
export { WORDS, type LicenseFacts, type LicenseWords } from './words.js';
