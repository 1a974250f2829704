export * from './core.js';
export { landingPage, type LandingPage, type LandingPageStyle } from './parts/landing-page.js';
export { licenseNotice, type LicenseNotice, type NoticeOptions } from './parts/notice.js';
export { showNotice, type NoticeStyle } from './parts/show-notice.js';
