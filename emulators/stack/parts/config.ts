import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';
import { HOST, type Ports } from '../ports';
import { allowLocalServices, type Rule } from './local-policy';

interface FirebaseConfig {
  hosting: { public: string; headers: readonly Rule[] };
  functions: { source: string; configDir: string };
  firestore: { rules: string; indexes: string };
  emulators: Record<string, unknown>;
}

/**
 * Adapts firebase.json to a stack in `dir`, with its ports and its own build of the web. firebase-tools reads ports from
 * this file only and takes its folder for the project's, so each path is rewritten in a form that its reader accepts.
 */
export function adaptConfig(base: FirebaseConfig, dir: string, ports: Ports): FirebaseConfig {
  const functions = relative(dir, join(ROOT, base.functions.configDir));
  const service = (port: number, more: object = {}) => ({ host: HOST, port, ...more });
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
