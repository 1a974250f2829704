import { HOST, type Ports } from './ports';

/** Project of the emulators: one whose id starts with `demo-` never reaches the cloud. */
export const PROJECT = 'demo-flexa';

/** Browsers treat this host as a secure context. */
const DOMAIN = 'localhost';

export interface Addresses {
  /**
   * The Hosting emulator, which passes /api to the functions. It has a host name because passkeys belong to a
   * domain, but also answers at 127.0.0.1.
   */
  portal: string;
  functions: string;
  /** host:port, as the SDKs want it. */
  firestore: string;
  /** host:port, as the SDKs want it. */
  auth: string;
  hub: string;
  stripe: string;
  /** The mail inbox: its page, and its API at /api. */
  mail: string;
  /** Signs tokens in place of reCAPTCHA and App Check. */
  botCheck: string;
  /** smtp://host:port, as nodemailer wants it. */
  smtp: string;
  /** Vite's dev server; listens only under `npm run dev`. */
  web: string;
}

export function listAddresses(ports: Ports): Addresses {
  return {
    portal: `http://${DOMAIN}:${ports.hosting}`,
    functions: `http://${HOST}:${ports.functions}`,
    firestore: `${HOST}:${ports.firestore}`,
    auth: `${HOST}:${ports.auth}`,
    hub: `http://${HOST}:${ports.hub}`,
    stripe: `http://${HOST}:${ports.stripe}`,
    mail: `http://${HOST}:${ports.mail}`,
    botCheck: `http://${HOST}:${ports.botCheck}`,
    smtp: `smtp://${HOST}:${ports.smtp}`,
    web: `http://${DOMAIN}:${ports.web}`,
  };
}

/** Returns the variables from which tests and scripts read the addresses. Firebase's SDKs read two of them. */
export function testEnvironment(addresses: Addresses): Record<string, string> {
  return {
    FLEXA_PORTAL_URL: addresses.portal,
    FLEXA_FUNCTIONS_URL: addresses.functions,
    FLEXA_STRIPE_URL: addresses.stripe,
    FLEXA_MAIL_URL: addresses.mail,
    FLEXA_SMTP_URL: addresses.smtp,
    FIRESTORE_EMULATOR_HOST: addresses.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
    GCLOUD_PROJECT: PROJECT,
  };
}

/** Returns the variables that the build of the web reads. */
export function webEnvironment(addresses: Addresses): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_AUTH_EMULATOR: `http://${addresses.auth}`,
    VITE_FIRESTORE_EMULATOR: addresses.firestore,
    VITE_BOT_CHECK_URL: addresses.botCheck,
    FLEXA_API_TARGET: addresses.portal,
  };
}
