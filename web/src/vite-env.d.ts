/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Address of the Auth emulator, http://host:port; only for the local stack. */
  readonly VITE_AUTH_EMULATOR?: string;
  /** Address of the Firestore emulator, host:port; only for the local stack. */
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /** Address of the local signer that replaces Google's bot check; only for the local stack. */
  readonly VITE_BOT_CHECK_URL?: string;
  /** Key of reCAPTCHA Enterprise (score), which App Check uses too; needs VITE_FIREBASE_APP_ID. */
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
  /** The address of this environment, such as https://flexa.example; links in mails lead to its /login. */
  readonly VITE_PUBLIC_URL?: string;
  /** When the combo offer ends, as an ISO date; the specification's date where it is left out. */
  readonly VITE_COMBO_OFFER_END?: string;
  /** The marketplace's search page, to which the four packs link. */
  readonly VITE_MARKETPLACE_URL?: string;
  /** Address of a status page hosted elsewhere; without one nothing links to it. */
  readonly VITE_STATUS_URL?: string;
  readonly VITE_SUPPORT_ANSWERS?: string;
  /** JSON, {publishableKey, buttons: {planId: buyButtonId}}: Stripe's own buy buttons for these plans. */
  readonly VITE_STRIPE_BUY_BUTTONS?: string;
  /** Measurement id of Firebase Analytics; nothing is measured without one. */
  readonly VITE_ANALYTICS_ID?: string;
  /** Publisher id of the ads script; no ads without one. */
  readonly VITE_ADS_ID?: string;
  /** Id of the ad unit that the places of the pages show; no places without one. */
  readonly VITE_ADS_UNIT?: string;
  /** Operator of this deployment, for the legal pages. */
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_ADDRESS?: string;
}

/** See scripts/api-reference.ts. */
declare module 'virtual:api-reference' {
  import type { ApiReference } from '@/features/content/document/api/reference';
  const reference: ApiReference;
  export default reference;
}

/** See scripts/api-routes.ts. */
declare module 'virtual:api-routes' {
  import type { Operation } from '@flexa/contracts/operation';
  import type { OperationName } from '@flexa/contracts/operations';
  type Route = Pick<Operation, 'method' | 'path' | 'botCheck' | 'afterTimeout'>;
  const routes: Readonly<Record<OperationName, Route & { namesDevice?: boolean }>>;
  export default routes;
}
