import { Failure } from '../failure';
import type { ProcessSupervisor } from '../processes/supervisor';

/** Oldest Java that firebase-tools 14 supports. */
const OLDEST = 11;

const FIX =
  'Install one, for example with "apt-get install openjdk-17-jre-headless", ' +
  '"brew install openjdk@17" or from https://adoptium.net, and see that "java" is on the PATH.';

type Commands = Pick<ProcessSupervisor, 'capture'>;

/** Throws a Failure unless `java` can run the Firestore emulator. */
export async function requireJava(supervisor: Commands): Promise<void> {
  const version = await readJavaVersion(supervisor);
  if (version === null) {
    throw new Failure(`The Firestore emulator needs Java ${OLDEST} or later; none found.\n${FIX}`);
  }
  if (version < OLDEST) {
    throw new Failure(
      `The Firestore emulator needs Java ${OLDEST} or later; "java" is version ${version}.\n${FIX}`,
    );
  }
}

/** Returns the major version of `java` on the PATH; null without one, or for macOS's placeholder that links to one. */
export async function readJavaVersion(supervisor: Commands): Promise<number | null> {
  const output = await supervisor.capture('java', ['-version']);
  return output === null ? null : parseJavaVersion(output);
}

/** Returns 17 for `openjdk version "17.0.15"` and 8 for `java version "1.8.0_392"`. */
export function parseJavaVersion(text: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : null;
}
