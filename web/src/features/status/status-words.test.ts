import { expect, test } from 'vitest';
import type { Status } from '@flexa/contracts/status';
import { plain } from '@/testing/plain';
import { summaryOf, timeOf } from './status-words';

const state = (mail: Status['parts'][number]['state']): Pick<Status, 'parts'> => ({
  parts: [
    { part: 'api', state: 'working' },
    { part: 'mail', state: mail },
  ],
});

test('one line says it all', () => {
  expect(summaryOf(state('working'))).toEqual({
    tone: 'success',
    title: 'All systems operational',
  });
  expect(summaryOf(state('failing'))).toEqual({ tone: 'danger', title: 'Not working: Mail' });
  expect(summaryOf(state('unknown')).tone).toBe('warning');
});

test('an outage is told with its day, its time and how long it was', () => {
  const local = (hours: number, day = 20) => new Date(2026, 10, day, hours, 5).toISOString();
  const outage = (from: string, until: string | null) =>
    plain(timeOf({ part: 'mail', from, until }));
  expect(outage(local(12), null)).toBe('Since 20 Nov 2026, 12:05');
  expect(outage(local(12), local(13))).toBe('20 Nov 2026, 12:05 to 13:05, 60 minutes');
  expect(outage(local(12), local(15, 21))).toBe(
    '20 Nov 2026, 12:05 to 21 Nov 2026, 15:05, 27 hours',
  );
});
