import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT_NUMBER } from '../bot-check/signer';
import { HOST, listAddresses, type Addresses, type Ports } from './addresses';
import { ROOT } from './paths';

/** Headers that firebase.json sets for the paths of a pattern. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

interface FirebaseConfig {
  hosting: { public: string; headers: readonly HeaderRule[] };
  functions: { source: string; configDir: string };
  firestore: { rules: string; indexes: string };
  emulators: Record<string, unknown>;
}

export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * Adapts firebase.json to a stack in `dir`, with its ports and its own build of the web. firebase-tools reads ports from
 * this file only and takes its folder for the project's, so each path is rewritten in a form that its reader accepts.
 */
export function adaptFirebaseConfig(
  base: FirebaseConfig,
  dir: string,
  ports: Ports,
): FirebaseConfig {
  const functions = relative(dir, join(ROOT, base.functions.configDir));
  const configureService = (port: number, more: object = {}) => ({ host: HOST, port, ...more });
  return {
    ...base,
    hosting: {
      ...base.hosting,
      public: 'web',
      headers: allowLocalServices(base.hosting.headers, ports),
    },
    // The folder of the build, not the one laid out for an upload. firebase-tools joins it to the folder of the config,
    // so it has to be relative.
    functions: { ...base.functions, source: functions, configDir: functions },
    // firebase-tools refuses relative paths that lead out of the folder.
    firestore: {
      rules: join(ROOT, base.firestore.rules),
      indexes: join(ROOT, base.firestore.indexes),
    },
    emulators: {
      // Tests have projects of their own; with `true` each of their requests logs a warning.
      singleProjectMode: false,
      ui: { enabled: false },
      hub: configureService(ports.hub),
      logging: configureService(ports.logging),
      hosting: configureService(ports.hosting),
      functions: configureService(ports.functions),
      firestore: configureService(ports.firestore, { websocketPort: ports.firestoreWebsocket }),
      auth: configureService(ports.auth),
      eventarc: configureService(ports.eventarc),
      tasks: configureService(ports.tasks),
    },
  };
}

/** Adds the addresses of a stack's services to the deployed content security policy. */
function allowLocalServices(rules: readonly HeaderRule[], ports: Ports): HeaderRule[] {
  const { auth, firestore, botCheck } = listAddresses(ports);
  const additions: Record<string, string> = {
    'connect-src': `http://${auth} http://${firestore} ${botCheck}`,
    // The sign-in window of the Auth emulator talks to the page through a frame.
    'frame-src': `http://${auth}`,
  };
  const extendPolicy = (policy: string) =>
    policy
      .split('; ')
      .map((directive) => {
        const addition = additions[directive.split(' ')[0] ?? ''];
        return addition ? `${directive} ${addition}` : directive;
      })
      .join('; ');
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? extendPolicy(value) : value,
    })),
  }));
}

/** Returns the environment variables that the functions read, except the secrets. */
export function buildFunctionsEnvironment(
  addresses: Addresses,
  dev: boolean,
): Record<string, string> {
  return {
    PORTAL_URL: dev ? addresses.web : addresses.portal,
    STRIPE_API_BASE: addresses.stripe,
    STRIPE_TAX: 'true',
    SMTP_URL: addresses.smtp,
    MAIL_FROM: 'Flexa <hello@flexa.test>',
    SUPPORT_EMAIL: 'support@flexa.test',
    // Calls without a token pass, so that people can try the API with curl; invalid tokens are refused.
    BOT_CHECK: 'monitor',
    // Likewise, an admin needs no passkey to try out the portal.
    STEP_UP: 'monitor',
    APP_CHECK_PROJECT_NUMBER: PROJECT_NUMBER,
    APP_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
    BOT_CHECK_JWKS_URL: `${addresses.botCheck}/jwks.json`,
  };
}
