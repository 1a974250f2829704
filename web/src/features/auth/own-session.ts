import { watchAuth } from './session';
import { useSession } from './session-store';

/**
 * Returns the signed-in person's token. People who confirm their own account's address keep their
 * sign-in methods.
 */
export async function readOwnSession(): Promise<{ session?: string }> {
  if (!useSession.getState().uid) return {};
  const auth = await watchAuth();
  await auth.authStateReady();
  return auth.currentUser ? { session: await auth.currentUser.getIdToken() } : {};
}
