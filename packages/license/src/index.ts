export * from './core.js';
export { fillLandingPage, type LandingPage, type LandingPageStyle } from './parts/landing-page.js';
export { chooseLicenseNotice, type LicenseNotice, type NoticeOptions } from './parts/notice.js';
export { showNotice, type NoticeStyle } from './parts/show-notice.js';
