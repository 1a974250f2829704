import type { Source } from '../stack';

/** Said at every request, or at every start without a need to act. */
const CHATTER = [
  /^\s*$/,
  /^i {2}functions: (Beginning execution of|Finished) "/,
  /^i {2}hosting: /,
  /^\[hosting\] Rewriting /,
  /functions: Your requested "node" version/,
  /^.. functions\[[^\]]+\]: .* function initialized/,
];

/** What a person wants to see who is not working on the code: that something is wrong. */
const ALARM = /^\s*(\u26a0|\u2b22)|"severity":"(WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/;

/** Which lines of output are worth a look once the stack runs. */
export function worthShowing(source: Source, line: string, dev: boolean): boolean {
  if (source === 'emulators' && CHATTER.some((pattern) => pattern.test(line))) return false;
  return dev ? line.trim() !== '' : ALARM.test(line);
}
