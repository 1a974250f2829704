import { describe, expect, test } from 'vitest';
import { SCHEDULE } from '@flexa/functions/jobs/schedule';
import { isDue } from './cron';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The times within a week, which begins on a Sunday, that the expression includes. */
function listTimes(cron: string, days = 1): string[] {
  const start = Date.parse('2026-11-22T00:00Z');
  const times: string[] = [];
  for (let at = start; at < start + days * DAY_MS; at += 60_000) {
    if (isDue(cron, new Date(at))) times.push(new Date(at).toISOString().slice(5, 16));
  }
  return times;
}

describe('isDue', () => {
  test('includes the minutes that the five fields name', () => {
    expect(listTimes('20 3 * * *')).toEqual(['11-22T03:20']);
    expect(listTimes('0 */6 * * *')).toEqual([
      '11-22T00:00',
      '11-22T06:00',
      '11-22T12:00',
      '11-22T18:00',
    ]);
    expect(listTimes('30 22-23,1 * * *')).toEqual(['11-22T01:30', '11-22T22:30', '11-22T23:30']);
    expect(listTimes('0 4 * * 0', 8)).toEqual(['11-22T04:00', '11-29T04:00']);
    expect(listTimes('0 0 23 11 *', 8)).toEqual(['11-23T00:00']);
    expect(listTimes('0 0 23 * 3', 8)).toEqual(['11-23T00:00', '11-25T00:00']);
    expect(listTimes('* * * * *')).toHaveLength(24 * 60);
  });

  test.each(['* * * *', '60 * * * *', 'x * * * *', '@daily', '*/0 * * * *', '1,,2 * * * *'])(
    'refuses %s',
    (cron) => {
      expect(() => isDue(cron, new Date('2026-11-22T00:00Z'))).toThrow(`"${cron}"`);
    },
  );

  test('reads every schedule of the functions', () => {
    for (const cron of Object.values(SCHEDULE)) expect(listTimes(cron, 7)).not.toEqual([]);
  });
});
