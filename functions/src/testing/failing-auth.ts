import type { Auth } from 'firebase-admin/auth';

const WRITES = [
  'createUser',
  'updateUser',
  'deleteUser',
  'setCustomUserClaims',
  'revokeRefreshTokens',
] as const;

/** As the SDK says it. */
const REFUSED = Object.assign(new Error('The identity service fails'), {
  code: 'auth/internal-error',
});

/**
 * Lets the identity service fail: the n-th change from now on and all after it are not made.
 *
 * @returns ends it, and answers how many changes there were.
 */
export function failingAuth(auth: Auth, from: number): () => number {
  const own = auth as unknown as Record<string, unknown>;
  let writes = 0;
  for (const name of WRITES) {
    const change = auth[name].bind(auth) as (...parts: unknown[]) => Promise<unknown>;
    own[name] = (...parts: unknown[]) => {
      writes += 1;
      return writes >= from ? Promise.reject(REFUSED) : change(...parts);
    };
  }
  return () => {
    // The methods of its class come to light again.
    for (const name of WRITES) delete own[name];
    return writes;
  };
}
