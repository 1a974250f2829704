import type { Source } from '../stack';

/** Lines that appear at every request or every start and need no action. */
const CHATTER = [
  /^\s*$/,
  /^i {2}functions: (Beginning execution of|Finished) "/,
  /^i {2}hosting: /,
  /^\[hosting\] Rewriting /,
  /functions: Your requested "node" version/,
  /^.. functions\[[^\]]+\]: .* function initialized/,
];

/** Warnings and errors, which matter even to people who don't work on the code. */
const ALARM = /^\s*(\u26a0|\u2b22)|"severity":"(WARNING|ERROR|CRITICAL|ALERT|EMERGENCY)"/;

/** True for lines of a running stack that the terminal shows. */
export function isWorthShowing(source: Source, line: string, dev: boolean): boolean {
  if (source === 'emulators' && CHATTER.some((pattern) => pattern.test(line))) return false;
  return dev ? line.trim() !== '' : ALARM.test(line);
}
