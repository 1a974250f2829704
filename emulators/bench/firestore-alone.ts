import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { parseConfig } from '@flexa/functions/platform/config';
import { createPlatform, type Platform } from '@flexa/functions/platform/platform';
import { testEnvironment } from '@flexa/functions/platform/test-environment';
import { chooseFirestoreEmulator, listPlaces } from '../stack/machine/firestore';
import { ProcessSupervisor } from '../stack/processes/supervisor';
import { CACHE, FIREBASE, ROOT } from '../stack/paths';
import { freePorts, HOST } from '../stack/ports';
import { onOrphaned, onStopSignal } from '../stack/terminal/signals';
import { waitForAnswer } from '../stack/parts/answering';

/** Memory for 100,000 people and their index. */
const HEAP = '-Xmx6g';

/** Runs `work` with a Firestore emulator of its own on a free port, and stops it afterwards. */
export async function withFirestore(work: () => Promise<void>): Promise<void> {
  const supervisor = new ProcessSupervisor();
  // Java leads a process group of its own, so it would outlive us.
  const stop = () => void supervisor.stop(2000).finally(() => process.exit(130));
  onStopSignal(stop, stop);
  onOrphaned(stop);
  try {
    const emulator = await chooseFirestoreEmulator(
      listPlaces(process.env, {
        cache: CACHE,
        askGcloud: () =>
          supervisor.capture('gcloud', ['info', '--format=value(installation.sdk_root)']),
        download: () =>
          supervisor.run(
            'The download',
            process.execPath,
            [FIREBASE, 'setup:emulators:firestore', '--non-interactive'],
            { cwd: ROOT },
          ),
      }),
    );
    const { firestore: port } = await freePorts();
    supervisor.launch(
      'java',
      [HEAP, '-jar', emulator.jar, '--host', HOST, '--port', String(port)],
      {
        cwd: join(ROOT, 'emulators'),
      },
    );
    await waitForAnswer('Firestore', `http://${HOST}:${port}/`, 30_000);
    // Otherwise the Admin SDK looks for Google's metadata server and warns that it is missing.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${port}`;
    await work();
  } finally {
    await supervisor.stop(2000);
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
