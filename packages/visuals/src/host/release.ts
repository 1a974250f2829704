import type { PublicKey } from '@flexa/license';

/**
 * The settings of a release: the public keys that verify licence keys, and the signed list of keys
 * revoked so far. The build overwrites this file; this version has no public key and so accepts no
 * licence key.
 */
export const LICENSE_KEYS: readonly PublicKey[] = [];
export const REVOCATIONS: string = '';
/** The licence key of a company's own build; in others a marker without a dot, or nothing. */
export const EMBEDDED_KEY: string = '';
/** The documentation of the portal; each visual has a page below it. */
export const HELP_URL: string = 'http://localhost:3000/document';
