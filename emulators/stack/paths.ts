import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Everything we write that is not worth keeping; git ignores it. */
export const CACHE = join(ROOT, '.cache');

/** The command line of firebase-tools; run with our own Node, past `npx` and its second. */
export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
