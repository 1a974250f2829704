import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';
import { HOST, type Ports } from '../ports';
import { withLocalServices, type Rule } from './local-policy';

interface FirebaseConfig {
  hosting: { public: string; headers: readonly Rule[] };
  functions: { source: string; configDir: string };
  firestore: { rules: string; indexes: string };
  emulators: Record<string, unknown>;
}

/**
 * The repository's firebase.json for a stack that lives in `dir`, with its ports and with its own
 * build of the web. Ports can't be given to firebase-tools in another way, and it takes the folder
 * of the config for the project's: so paths are rewritten, each in the form its reader accepts.
 */
export function configFor(base: FirebaseConfig, dir: string, ports: Ports): FirebaseConfig {
  const functions = relative(dir, join(ROOT, base.functions.configDir));
  const service = (port: number, more: object = {}) => ({ host: HOST, port, ...more });
  return {
    ...base,
    hosting: {
      ...base.hosting,
      public: 'web',
      headers: withLocalServices(base.hosting.headers, ports),
    },
    // The folder that is built into, not what is laid out for an upload. Joined to the folder of the
    // config, so it can't be absolute.
    functions: { ...base.functions, source: functions, configDir: functions },
    // Refused when it leads out of the folder, unless it is absolute.
    firestore: {
      rules: join(ROOT, base.firestore.rules),
      indexes: join(ROOT, base.firestore.indexes),
    },
    emulators: {
      // Tests have projects of their own, of which each request would be warned.
      singleProjectMode: false,
      ui: { enabled: false },
      hub: service(ports.hub),
      logging: service(ports.logging),
      hosting: service(ports.hosting),
      functions: service(ports.functions),
      firestore: service(ports.firestore, { websocketPort: ports.firestoreWebsocket }),
      auth: service(ports.auth),
      eventarc: service(ports.eventarc),
      tasks: service(ports.tasks),
    },
  };
}

export async function readFirebaseConfig(): Promise<FirebaseConfig> {
  return JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
}
