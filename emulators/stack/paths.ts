import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Folder of files that may be deleted at any time; git ignores it. */
export const CACHE = join(ROOT, '.cache');

/** The command line of firebase-tools. Running it with our own Node saves the second that `npx` takes. */
export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
