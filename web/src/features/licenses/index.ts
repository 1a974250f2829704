/** What other features may use of the licences; the rest is its inside. */
export { keyQuery } from './license-key-query';
export { useLicenses } from './license-store';
