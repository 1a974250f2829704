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

/** Firebase Auth, loaded at first use: no marketing page carries it in its first bytes. */
export function loadAuth(): Promise<Auth> {
  return (auth ??= Promise.all([loadApp(), import('firebase/auth')]).then(([ready, sdk]) => {
    const instance = sdk.getAuth(ready);
    if (env.authEmulator) {
      sdk.connectAuthEmulator(instance, env.authEmulator, { disableWarnings: true });
    }
    return instance;
  }));
}

/** Firestore, loaded once someone is signed in. */
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

/** App Check, loaded for the first call that has to prove where it comes from. */
export function loadAppCheck(siteKey: string): Promise<AppCheck> {
  return (appCheck ??= Promise.all([loadApp(), import('firebase/app-check')]).then(([ready, sdk]) =>
    sdk.initializeAppCheck(ready, {
      provider: new sdk.ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: false,
    }),
  ));
}

/**
 * Analytics, loaded only after consent; null where the browser can't (no cookies, no IndexedDB).
 *
 * @param config what Google's tag starts with, at the first call
 */
export function loadAnalytics(config: AnalyticsSettings['config']): Promise<Analytics | null> {
  return (analytics ??= Promise.all([loadApp(), import('firebase/analytics')]).then(
    async ([ready, sdk]) =>
      (await sdk.isSupported()) ? sdk.initializeAnalytics(ready, { config }) : null,
  ));
}
