import { now } from './clock';

/** Less is the way of an answer, and no reason to doubt the clock of a device. */
const TOLERANCE_MS = 5 * 60_000;
/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** Takes the `Date` of an answer that was not stored on its way. */
export function noteServerTime(date: string | null): void {
  const off = Date.parse(date ?? '') - now().getTime();
  if (!Number.isNaN(off)) ahead = Math.abs(off) > TOLERANCE_MS ? off : 0;
}

/**
 * The present moment by the server's clock, for what the server checks to the minute. It changes with an answer,
 * so nothing on screen goes by it.
 */
export function readServerTime(): Date {
  return new Date(now().getTime() + ahead);
}
