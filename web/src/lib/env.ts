/** The build's settings, read in this one place. */
const {
  VITE_FIREBASE_API_KEY = 'local',
  VITE_FIREBASE_PROJECT_ID = 'demo-flexa',
  VITE_FIREBASE_AUTH_DOMAIN = `${VITE_FIREBASE_PROJECT_ID}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID,
  VITE_AUTH_EMULATOR,
  VITE_FIRESTORE_EMULATOR,
  VITE_BOT_CHECK_URL,
  VITE_RECAPTCHA_SITE_KEY,
} = import.meta.env;

export const env = {
  firebase: {
    apiKey: VITE_FIREBASE_API_KEY,
    authDomain: VITE_FIREBASE_AUTH_DOMAIN,
    projectId: VITE_FIREBASE_PROJECT_ID,
    ...(VITE_FIREBASE_APP_ID && { appId: VITE_FIREBASE_APP_ID }),
  },
  authEmulator: VITE_AUTH_EMULATOR,
  firestoreEmulator: VITE_FIRESTORE_EMULATOR,
  botCheckUrl: VITE_BOT_CHECK_URL,
  recaptchaSiteKey: VITE_RECAPTCHA_SITE_KEY,
} as const;
