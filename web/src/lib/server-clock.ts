import { now } from './clock';

/** Differences below this may be network latency, so they don't count as a wrong clock. */
const TOLERANCE_MS = 5 * 60_000;
/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** Reads the server's time from the `Date` header of an uncached answer. */
export function noteServerTime(date: string | null): void {
  const off = Date.parse(date ?? '') - now().getTime();
  if (!Number.isNaN(off)) ahead = Math.abs(off) > TOLERANCE_MS ? off : 0;
}

/**
 * Returns the current time by the server's clock, for values that the server checks to the minute. It can jump
 * with an answer, so nothing on screen uses it.
 */
export function readServerTime(): Date {
  return new Date(now().getTime() + ahead);
}
