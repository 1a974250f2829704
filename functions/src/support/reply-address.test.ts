import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { replyAddresses } from './reply-address';

const SECRET = 'a key of tests, of 32 characters and more';
const addresses = replyAddresses('support@in.flexa.test', SECRET);

test('an address leads to its ticket, however its case was changed on the way', () => {
  const id = randomUUID();
  const address = addresses.of(id) ?? '';
  expect(address).toMatch(/^support\+[0-9a-f]{32}\.[0-9a-f]{20}@in\.flexa\.test$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(addresses.ticketAt(address)).toBe(id);
  expect(addresses.ticketAt(` ${address.toUpperCase()} `)).toBe(id);
});

test.each([
  ['another ticket', (own: string) => own.replace(/\+[0-9a-f]{32}/, `+${'0'.repeat(32)}`)],
  ['another domain', (own: string) => own.replace('in.flexa.test', 'in.flexa.example')],
  [
    'another key',
    (_: string, id: string) => replyAddresses('support@in.flexa.test', `${SECRET}!`).of(id) ?? '',
  ],
  ['a shorter MAC', (own: string) => own.replace(/.@/, '@')],
  ['no MAC', (own: string) => own.replace(/\.[0-9a-f]{20}@/, '@')],
  ['the address of all', () => 'support@in.flexa.test'],
  ['nothing', () => ''],
])('an address with %s leads nowhere', (_, change) => {
  const id = randomUUID();
  expect(addresses.ticketAt(change(addresses.of(id) ?? '', id))).toBeUndefined();
});

test('a ticket with another kind of id has no address', () => {
  expect(addresses.of('seed-ticket-1')).toBeUndefined();
});
