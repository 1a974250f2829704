/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Address of the Auth emulator, http://host:port; only for the local world. */
  readonly VITE_AUTH_EMULATOR?: string;
  /** Address of the Firestore emulator, host:port; only for the local world. */
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /** Address of the local signer that stands in for Google's bot check; only for the local world. */
  readonly VITE_BOT_CHECK_URL?: string;
  /** Key of reCAPTCHA Enterprise (score), which App Check uses too; needs VITE_FIREBASE_APP_ID. */
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
}
