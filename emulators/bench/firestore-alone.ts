import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { parseConfig } from '@flexa/functions/platform/config';
import { createPlatform, type Platform } from '@flexa/functions/platform/platform';
import { testEnvironment } from '@flexa/functions/platform/test-environment';
import { findFirestoreJar } from '../stack/firestore-jar';
import { Commands } from '../stack/commands';
import { ROOT } from '../stack/paths';
import { freePorts, HOST, waitForAnswer } from '../stack/addresses';
import { Failure, onOrphaned, onStopSignal } from '../stack/terminal';

/** Memory for 100,000 people and their index. */
const HEAP = '-Xmx6g';
/** Milliseconds for Java to end before we kill it. */
const KILL_AFTER_MS = 2000;

/** Runs `work` with a Firestore emulator of its own on a free port, and stops it afterwards. */
export async function withFirestore(work: () => Promise<void>): Promise<void> {
  const commands = new Commands();
  const stop = () => void commands.end(KILL_AFTER_MS).finally(() => process.exit(130));
  onStopSignal(stop, stop);
  onOrphaned(stop);
  try {
    const jar = await findFirestoreJar();
    if (!jar) {
      throw new Failure(
        'The storms need a Firestore emulator: install the package ' +
          'google-cloud-cli-firestore-emulator or name a jar with FIRESTORE_EMULATOR_BINARY_PATH.',
      );
    }
    const { firestore: port } = await freePorts();
    commands.start(['java', HEAP, '-jar', jar, '--host', HOST, '--port', String(port)], {
      cwd: join(ROOT, 'emulators'),
    });
    await waitForAnswer('Firestore', `http://${HOST}:${port}/`, 30_000);
    // Otherwise the Admin SDK looks for Google's metadata server and warns that it is missing.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${port}`;
    await work();
  } finally {
    await commands.end(KILL_AFTER_MS);
  }
}

/** Runs `work` with a platform on a project of its own. */
export async function withPlatform<T>(
  projectId: string,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId }, projectId);
  try {
    return await work(createPlatform(parseConfig(testEnvironment(projectId)), app));
  } finally {
    await deleteApp(app);
  }
}
