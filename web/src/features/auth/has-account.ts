import { isUnanswered, loadUser } from './session';

/** Longest wait for an answer: a connection may never answer even if the browser says it is online. */
const TIMEOUT_MS = 4000;

/**
 * Returns true if someone is signed in, for files the browser makes without the API. Offline, a
 * stored sign-in is enough.
 * @throws ApiError if the sign-in is refused
 */
export async function hasAccount(): Promise<boolean> {
  const user = loadUser();
  const timeout = new Promise<'timeout'>((resolve) => setTimeout(resolve, TIMEOUT_MS, 'timeout'));
  try {
    return (await Promise.race([user, timeout])) !== null;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return true;
  }
}
