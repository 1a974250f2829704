import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from './terminal';

const METADATA = 'firebase-export-metadata.json';
/** State of the local Stripe, saved beside the emulators' export. */
const PAYMENTS = 'stripe.v8';
/** Files of an export. The next export replaces the whole directory. */
const EXPORTED = new Set([METADATA, 'firestore_export', 'auth_export', PAYMENTS]);
/** Milliseconds for the emulators to export their data. */
const SAVE_LIMIT = 120_000;

export interface DataDirectory {
  /** Absolute, without symbolic links. */
  path: string;
  /** True if it holds an export to start from. */
  isFilled: boolean;
  /** State of the local Stripe; null if none was saved. */
  payments: Buffer | null;
}

/** Opens a data directory, creating it if necessary. Refuses one whose other files an export would delete. */
export async function openDataDirectory(path: string): Promise<DataDirectory> {
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
    isFilled: names.includes(METADATA),
    payments: names.includes(PAYMENTS) ? await readFile(join(path, PAYMENTS)) : null,
  };
}

/** Exports the data of the running emulators into the directory and adds the payments. */
export async function saveData(hub: string, path: string, payments: Buffer): Promise<void> {
  // firebase-tools' --export-on-exit looks up the hub by project id. While two stacks run, for example during tests, it
  // may find the other one's, so we ask our hub ourselves.
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
    await writeFile(join(path, PAYMENTS), payments);
  } catch (error) {
    throw new Failure(`The data could not be saved to ${path}: ${describeError(error)}`);
  }
}
