import { isUnanswered, loadUser } from './session';

/** A connection that has not answered by then may never do so, though the browser says it is online. */
const PATIENCE_MS = 4000;

/**
 * Returns true if someone is signed in, for files the browser makes without the API. Offline, a
 * stored sign-in is enough.
 * @throws ApiError where the sign-in is refused
 */
export async function hasAccount(): Promise<boolean> {
  const user = loadUser();
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  try {
    return (await Promise.race([user, late])) !== null;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return true;
  }
}
