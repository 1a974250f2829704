import { expect, test } from 'vitest';
import { formatTimeZone } from './time-zone-name';

test.each([
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'Coordinated Universal Time'],
])('formatTimeZone names the time zone %s %s', (zone, name) => {
  expect(formatTimeZone(zone)).toBe(name);
});
