import { expect, test } from 'vitest';
import { timeZoneName } from './time-zone-name';

test.each([
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'Coordinated Universal Time'],
])('the time zone %s is called %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
