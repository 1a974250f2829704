import { expect, test } from 'vitest';
import { timeZoneName } from './time-zone-name';

test.each([
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'Coordinated Universal Time'],
])('names the time zone %s %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
