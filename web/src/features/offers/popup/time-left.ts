/** Remaining time of an offer for the countdown. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits the whole seconds between two moments into days, hours, minutes and seconds; null at the end. */
export function computeTimeLeft(now: Date, end: Date): TimeLeft | null {
  const left = Math.floor((end.getTime() - now.getTime()) / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
