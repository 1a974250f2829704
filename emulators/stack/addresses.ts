import { HOST, type Ports } from './ports';

/** A project whose id starts with `demo-` never reaches the cloud. */
export const PROJECT = 'demo-flexa';

/** The one name under which browsers take this machine for a safe place. */
const DOMAIN = 'localhost';

export interface Addresses {
  /**
   * What a person opens: the Hosting emulator, which passes /api to the functions. By name, since passkeys
   * belong to a domain and 127.0.0.1 is none; it answers there too.
   */
  portal: string;
  functions: string;
  /** host:port, as the SDKs want it. */
  firestore: string;
  /** host:port, as the SDKs want it. */
  auth: string;
  hub: string;
  stripe: string;
  /** The page of the mail inbox, with its API below it. */
  mail: string;
  /** Signs what reCAPTCHA and App Check would. */
  botCheck: string;
  /** smtp://host:port, as nodemailer wants it. */
  smtp: string;
  /** Vite's dev server; listens only under `npm run dev`. */
  web: string;
}

export function addressesOf(ports: Ports): Addresses {
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

/** How tests and scripts learn where the stack is; the SDKs read two of these by themselves. */
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

/** What the browser's code is built with. */
export function webEnvironment(addresses: Addresses): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_AUTH_EMULATOR: `http://${addresses.auth}`,
    VITE_FIRESTORE_EMULATOR: addresses.firestore,
    VITE_BOT_CHECK_URL: addresses.botCheck,
    FLEXA_API_TARGET: addresses.portal,
  };
}
