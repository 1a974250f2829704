import { runWhenIdle } from './when-idle';

/** Only the studio works without a network: the service worker controls no page loaded elsewhere. */
const SCOPE = '/flexa-theme';

interface Connection {
  saveData?: boolean;
}

/**
 * Keeps the studio for when there is no network, once its page has loaded and the browser has nothing
 * else to do. Nothing is kept with the development server or where the browser is set to save data.
 *
 * @returns stops it, where that has not begun yet
 */
export function keepStudioOffline(): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) {
    return () => undefined;
  }
  const register = () => {
    // Without it the studio works as before: a private window may refuse one.
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
