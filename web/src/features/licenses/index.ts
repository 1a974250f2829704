/** The public part of the licences, for other features. */
export { LicenseKey } from './license-key';
export { NameDialog } from './license-menu';
export { keyQuery } from './license-key-query';
export { useLicenses } from './license-store';
