import { readFile } from 'node:fs/promises';
import { checkCommitMessage } from './commit-message';

// Called by .githooks/commit-msg with the path of the message.
const [path = ''] = process.argv.slice(2);
const faults = checkCommitMessage(await readFile(path, 'utf8'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
