import type { PublicKey } from '@flexa/license';

/** Settings that can differ between two releases of the same sources. */
export interface BuildOptions {
  /** The public keys of /api/v1/licenses/jwks.json. */
  keys: readonly PublicKey[];
  /** The list of /api/v1/licenses/revocations, or nothing. */
  revocations: string;
  /** Address of the portal, which has help and support. */
  siteUrl: string;
  supportEmail: string;
}

interface KeySet {
  keys: readonly PublicKey[];
}

/**
 * The options in an environment: FLEXA_LICENSE_KEY_SET (JSON as /api/v1/licenses/jwks.json answers it),
 * FLEXA_REVOCATIONS, VITE_PUBLIC_URL, SUPPORT_EMAIL.
 *
 * @throws Error that names what is missing
 */
export function buildOptions(env: NodeJS.ProcessEnv): BuildOptions {
  const requireVariable = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`A visual can't be built without ${name}`);
    return value;
  };
  const { keys } = JSON.parse(requireVariable('FLEXA_LICENSE_KEY_SET')) as KeySet;
  // The public members only, whatever else stands there.
  const publicKeys = keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }));
  if (publicKeys.length === 0) throw new Error('FLEXA_LICENSE_KEY_SET holds no key');
  return {
    keys: publicKeys,
    revocations: env.FLEXA_REVOCATIONS ?? '',
    siteUrl: requireVariable('VITE_PUBLIC_URL'),
    supportEmail: requireVariable('SUPPORT_EMAIL'),
  };
}
