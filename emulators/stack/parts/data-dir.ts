import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';

const METADATA = 'firebase-export-metadata.json';
/** What the local Stripe holds, beside what the emulators write. */
const PAYMENTS = 'stripe.v8';
/** What an export consists of; it is replaced as a whole by the next one. */
const EXPORTED = new Set([METADATA, 'firestore_export', 'auth_export', PAYMENTS]);
const SAVE_LIMIT = 120_000;

export interface DataDir {
  /** Absolute, without symbolic links. */
  path: string;
  /** Whether it holds an export to start from. */
  filled: boolean;
  /** Of the local Stripe; null where there are none yet. */
  payments: Buffer | null;
}

/** Makes the directory if it has to, and refuses one whose files an export would wipe out. */
export async function openDataDir(path: string): Promise<DataDir> {
  let names: string[];
  try {
    await mkdir(path, { recursive: true });
    names = await readdir(path);
  } catch (error) {
    throw new Failure(`--data ${path} can't be used as a directory: ${describeError(error)}`);
  }
  const foreign = names.filter((name) => !EXPORTED.has(name));
  if (foreign.length > 0) {
    throw new Failure(
      `--data ${path} holds other files (${foreign.slice(0, 3).join(', ')}); saving on exit ` +
        'replaces the whole directory. Name a new or an empty one.',
    );
  }
  return {
    path: await realpath(path),
    filled: names.includes(METADATA),
    payments: names.includes(PAYMENTS) ? await readFile(join(path, PAYMENTS)) : null,
  };
}

/** Lets the running emulators write what they hold into the directory, and adds the payments. */
export async function saveData(
  hub: string,
  { path }: Pick<DataDir, 'path'>,
  payments: Buffer | null,
): Promise<void> {
  // Asked of this stack's own hub: firebase-tools' --export-on-exit looks the hub up by project id
  // and so finds that of another stack when two run, for example during the tests.
  const request = fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'flexa' }),
  });
  const tooLong = sleep(SAVE_LIMIT, null, { ref: false });
  try {
    const response = await Promise.race([request, tooLong]);
    if (!response) throw new Error(`no answer within ${SAVE_LIMIT / 1000} s`);
    if (!response.ok) throw new Error(await response.text());
    // After the export, which empties the directory.
    if (payments) await writeFile(join(path, PAYMENTS), payments);
  } catch (error) {
    throw new Failure(`The data could not be saved to ${path}: ${describeError(error)}`);
  }
}
