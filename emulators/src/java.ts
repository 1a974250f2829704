import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from './failure';

/** What firebase-tools 14 asks for. */
const OLDEST = 11;

const FIX =
  'Install one, for example with "apt-get install openjdk-17-jre-headless", ' +
  '"brew install openjdk@17" or from https://adoptium.net, and see that "java" is on the PATH.';

/** Refuses to go on without a Java that can run the Firestore emulator. */
export async function requireJava(): Promise<void> {
  const version = await javaVersion();
  if (version === null) {
    throw new Failure(`The Firestore emulator needs Java ${OLDEST} or later; none found.\n${FIX}`);
  }
  if (version < OLDEST) {
    throw new Failure(
      `The Firestore emulator needs Java ${OLDEST} or later; "java" is version ${version}.\n${FIX}`,
    );
  }
}

/** The major version of the `java` on the PATH; null when there is none that answers. */
export async function javaVersion(): Promise<number | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)('java', ['-version']);
    return parseJavaVersion(stderr + stdout);
  } catch {
    // Not there, or macOS's stand-in that only says where to get one.
    return null;
  }
}

/** 17 of `openjdk version "17.0.15"`, 8 of `java version "1.8.0_392"`. */
export function parseJavaVersion(text: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : null;
}
