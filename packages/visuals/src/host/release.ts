import type { PublicKey } from '@flexa/license';

/**
 * What a release is built with: the public keys that licence keys are signed with, and the signed
 * list of keys revoked by its day. The build writes this file; as it stands here no key is known,
 * so no key is taken.
 */
export const LICENSE_KEYS: readonly PublicKey[] = [];
export const REVOCATIONS: string = '';
/** The documentation of the portal; each visual has a page below it. */
export const HELP_URL: string = 'http://localhost:3000/document';
