import { runWhenIdle } from './when-idle';

/** Scope of the service worker: only the studio works without a network. */
const SCOPE = '/flexa-theme';

interface Connection {
  saveData?: boolean;
}

/**
 * Caches the studio for offline use, once its page has loaded and the browser is idle. It caches nothing with
 * the development server, or if the browser is set to save data.
 *
 * @returns a function that cancels caching that has not begun
 */
export function keepStudioOffline(): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) {
    return () => undefined;
  }
  const register = () => {
    // Ignores a refusal, such as in a private window: the studio works without a service worker.
    navigator.serviceWorker
      .register('/sw.js', { scope: SCOPE, updateViaCache: 'none' })
      .catch(() => undefined);
  };
  let stop = () => window.removeEventListener('load', registerWhenIdle);
  const registerWhenIdle = () => {
    stop = runWhenIdle(register, 10_000, 2000);
  };
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
  return () => stop();
}
