import type { FirebaseApp } from 'firebase/app';
import type { Analytics, AnalyticsSettings } from 'firebase/analytics';
import type { AppCheck } from 'firebase/app-check';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { env } from './env';

let app: Promise<FirebaseApp> | undefined;
let auth: Promise<Auth> | undefined;
let firestore: Promise<Firestore> | undefined;
let appCheck: Promise<AppCheck> | undefined;
let analytics: Promise<Analytics | null> | undefined;

function loadApp(): Promise<FirebaseApp> {
  return (app ??= import('firebase/app').then(({ initializeApp }) => initializeApp(env.firebase)));
}

/** Loads Firebase Auth at first use, so that no marketing page has it in its first bytes. */
export function loadAuth(): Promise<Auth> {
  return (auth ??= Promise.all([loadApp(), import('firebase/auth')]).then(([ready, sdk]) => {
    const instance = sdk.getAuth(ready);
    if (env.authEmulator) {
      sdk.connectAuthEmulator(instance, env.authEmulator, { disableWarnings: true });
    }
    return instance;
  }));
}

/** Loads Firestore, for signed-in people. */
export function loadFirestore(): Promise<Firestore> {
  return (firestore ??= Promise.all([loadApp(), import('firebase/firestore')]).then(
    ([ready, sdk]) => {
      const instance = sdk.getFirestore(ready);
      if (env.firestoreEmulator) {
        const [host = '', port] = env.firestoreEmulator.split(':');
        sdk.connectFirestoreEmulator(instance, host, Number(port));
      }
      return instance;
    },
  ));
}

/** Loads App Check, for the first call that needs it. */
export function loadAppCheck(siteKey: string): Promise<AppCheck> {
  return (appCheck ??= Promise.all([loadApp(), import('firebase/app-check')]).then(([ready, sdk]) =>
    sdk.initializeAppCheck(ready, {
      provider: new sdk.ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: false,
    }),
  ));
}

/**
 * Loads Analytics, only after consent. Returns null if the browser can't run it (no cookies, no IndexedDB).
 *
 * @param config of Google's tag, used by the first call
 */
export function loadAnalytics(config: AnalyticsSettings['config']): Promise<Analytics | null> {
  return (analytics ??= Promise.all([loadApp(), import('firebase/analytics')]).then(
    async ([ready, sdk]) =>
      (await sdk.isSupported()) ? sdk.initializeAnalytics(ready, { config }) : null,
  ));
}
