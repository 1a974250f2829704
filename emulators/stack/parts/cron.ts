/** The lowest and highest value of each field: minute, hour, day of the month, month, day of the week. */
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;

/**
 * Tells if a cron expression includes a minute, in UTC. Supports numbers, lists, ranges, `*` and steps.
 *
 * @throws Error for an invalid expression
 */
export function isDue(cron: string, at: Date): boolean {
  const fields = cron.split(' ');
  if (fields.length !== RANGES.length) throw new Error(`"${cron}" doesn't have five fields`);
  const [minute = false, hour = false, day = false, month = false, weekday = false] = [
    at.getUTCMinutes(),
    at.getUTCHours(),
    at.getUTCDate(),
    at.getUTCMonth() + 1,
    at.getUTCDay(),
  ].map((value, index) => {
    const [low, high] = RANGES[index] ?? [0, 0];
    return (fields[index] ?? '').split(',').some((part) => includes(part, value, low, high, cron));
  });
  // With both days restricted, cron runs on either (man 5 crontab).
  const isEither = !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*');
  return minute && hour && month && (isEither ? day || weekday : day && weekday);
}

function includes(part: string, value: number, low: number, high: number, cron: string): boolean {
  const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
  if (!match) throw new Error(`"${part}" of "${cron}" is not supported`);
  const [, first, last, step] = match;
  const from = first === undefined ? low : Number(first);
  const isOpenEnded = first === undefined || (last === undefined && step !== undefined);
  const to = isOpenEnded ? high : Number(last ?? first);
  if (from < low || to > high || Number(step ?? 1) < 1) {
    throw new Error(`"${part}" of "${cron}" is out of range`);
  }
  return value >= from && value <= to && (value - from) % Number(step ?? 1) === 0;
}
