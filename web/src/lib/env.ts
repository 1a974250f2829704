import { COMBO_OFFER_END } from '@flexa/contracts/plans';

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
  VITE_PUBLIC_URL,
  VITE_COMBO_OFFER_END,
  VITE_MARKETPLACE_URL,
  VITE_STATUS_URL,
  VITE_SUPPORT_ANSWERS,
  VITE_STRIPE_BUY_BUTTONS,
  VITE_ANALYTICS_ID,
  VITE_ADS_ID,
  VITE_ADS_UNIT,
  VITE_OPERATOR_NAME = 'Example Company Ltd',
  VITE_OPERATOR_ADDRESS = '1 Example Street, Example Town',
} = import.meta.env;

export const env = {
  firebase: {
    apiKey: VITE_FIREBASE_API_KEY,
    authDomain: VITE_FIREBASE_AUTH_DOMAIN,
    projectId: VITE_FIREBASE_PROJECT_ID,
    ...(VITE_FIREBASE_APP_ID && { appId: VITE_FIREBASE_APP_ID }),
    ...(VITE_ANALYTICS_ID && { measurementId: VITE_ANALYTICS_ID }),
  },
  authEmulator: VITE_AUTH_EMULATOR,
  firestoreEmulator: VITE_FIRESTORE_EMULATOR,
  botCheckUrl: VITE_BOT_CHECK_URL,
  recaptchaSiteKey: VITE_RECAPTCHA_SITE_KEY,
  /**
   * Public address of the site, for canonical URLs, the sitemap and the feed. A deployed build must set it
   * and the operator (scripts/required-settings.ts).
   */
  siteUrl: VITE_PUBLIC_URL ?? 'http://localhost:3000',
  comboOfferEnd: VITE_COMBO_OFFER_END ? new Date(VITE_COMBO_OFFER_END) : COMBO_OFFER_END,
  /** Undefined until the marketplace has our listings. */
  marketplaceUrl: VITE_MARKETPLACE_URL,
  statusUrl: VITE_STATUS_URL,
  /** Time in which support answers, such as "two working days"; nothing is promised without it. */
  supportAnswers: VITE_SUPPORT_ANSWERS,
  stripeBuyButtons: VITE_STRIPE_BUY_BUTTONS,
  analyticsId: VITE_ANALYTICS_ID,
  adsId: VITE_ADS_ID,
  adsUnit: VITE_ADS_UNIT,
  operator: { name: VITE_OPERATOR_NAME, address: VITE_OPERATOR_ADDRESS },
} as const;
