import { watchAuth } from './session';
import { useSession } from './session-store';

/** Of who is signed in: anyone who confirms the address of their own account keeps how they sign in. */
export async function ownSession(): Promise<{ session?: string }> {
  if (!useSession.getState().uid) return {};
  const auth = await watchAuth();
  await auth.authStateReady();
  return auth.currentUser ? { session: await auth.currentUser.getIdToken() } : {};
}
