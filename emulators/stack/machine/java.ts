import { Failure } from '../failure';
import type { ProcessSupervisor } from '../processes/supervisor';

/** What firebase-tools 14 asks for. */
const OLDEST = 11;

const FIX =
  'Install one, for example with "apt-get install openjdk-17-jre-headless", ' +
  '"brew install openjdk@17" or from https://adoptium.net, and see that "java" is on the PATH.';

type Asked = Pick<ProcessSupervisor, 'capture'>;

/** Refuses to go on without a Java that can run the Firestore emulator. */
export async function requireJava(supervisor: Asked): Promise<void> {
  const version = await javaVersion(supervisor);
  if (version === null) {
    throw new Failure(`The Firestore emulator needs Java ${OLDEST} or later; none found.\n${FIX}`);
  }
  if (version < OLDEST) {
    throw new Failure(
      `The Firestore emulator needs Java ${OLDEST} or later; "java" is version ${version}.\n${FIX}`,
    );
  }
}

/**
 * The major version of the `java` on the PATH; null when there is none, or only macOS's stand-in
 * that says where to get one.
 */
export async function javaVersion(supervisor: Asked): Promise<number | null> {
  const said = await supervisor.capture('java', ['-version']);
  return said === null ? null : parseJavaVersion(said);
}

/** 17 of `openjdk version "17.0.15"`, 8 of `java version "1.8.0_392"`. */
export function parseJavaVersion(text: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : null;
}
