import { expect, test } from 'vitest';
import type { AuditEntry } from '@flexa/contracts/admin';
import { normalizeSpaces } from '@/testing/plain';
import { namePerson, describeAction, findSubject } from './audit-words';

const buildEntry = (
  action: AuditEntry['action'],
  changes: AuditEntry['changes'],
  target = 't',
) => ({
  id: '1',
  actor: 'boss',
  action,
  target,
  changes,
  at: '2026-11-20T12:00:00.000Z',
});

const TICKET = 'ab-1f009c4d';

test.each([
  [buildEntry('user.update', { isAdmin: true }), 'Made admin'],
  [
    buildEntry('user.update', { isSupport: true, isAdmin: false }),
    'Admin rights removed, Added to support',
  ],
  [buildEntry('user.update', { isSupport: false }), 'Removed from support'],
  [buildEntry('user.update', { name: 'changed', disabled: false }), 'Name changed, Enabled'],
  [buildEntry('user.delete', {}), 'Account deleted'],
  [
    buildEntry('license.grant', { visualType: 'suite', quantity: 2, month: 3 }),
    'Licence granted: Membership, 2 seats, 3 months',
  ],
  [buildEntry('license.label', { userId: 'b', label: 'changed' }), 'Licence named'],
  [buildEntry('license.label', { userId: 'b', label: 'removed' }), 'Name of a licence removed'],
  [
    buildEntry('order.refund', { amount: 4000 }, 'cs_test_a1b2c3d4'),
    'Order FX-A1B2-C3D4 refunded: $40.00',
  ],
  [
    buildEntry(
      'offer.update',
      { userCount: 100, expiryDate: '2027-02-18T12:00:00.000Z', maxMonths: 3 },
      'launch',
    ),
    'Free offer launch: 100 places until 18 Feb 2027, for 3 months',
  ],
  [
    buildEntry(
      'offer.update',
      {
        userCount: 80,
        expiryDate: '2027-02-18T12:00:00.000Z',
        maxMonths: 3,
        userCountBefore: 50,
        expiryDateBefore: '2027-02-18T12:00:00.000Z',
        maxMonthsBefore: 1,
      },
      'launch',
    ),
    'Free offer launch: 80 places (was 50 places) until 18 Feb 2027, for 3 months (was 1 month)',
  ],
  [
    buildEntry('license.revoke', {
      userId: 'b',
      visualType: 'charts',
      quantity: 3,
      expiresAt: '2027-02-18T12:00:00.000Z',
    }),
    'Licence revoked: Charts, 3 seats, would have run until 18 Feb 2027',
  ],
  [
    buildEntry('ticket.update', { answer: 'sent', note: 'changed' }, TICKET),
    'Ticket T-1F00-9C4D answered',
  ],
  [
    buildEntry('ticket.update', { answer: 'sent', state: 'closed' }, TICKET),
    'Ticket T-1F00-9C4D answered and closed',
  ],
  [buildEntry('ticket.update', { assignee: 'anna' }, TICKET), 'Ticket T-1F00-9C4D assigned'],
  [buildEntry('ticket.update', { assignee: 'nobody' }, TICKET), 'Ticket T-1F00-9C4D unassigned'],
  [buildEntry('ticket.update', { note: 'changed' }, TICKET), 'Ticket T-1F00-9C4D note changed'],
  [
    buildEntry('ticket.update', { state: 'closed', note: 'changed' }, TICKET),
    'Ticket T-1F00-9C4D closed',
  ],
  [buildEntry('orders.export', { rows: 2 }, '2026-11'), 'Orders of 2026-11 exported: 2 rows'],
  [buildEntry('audit.export', {}, '2026-11'), 'Audit log of 2026-11 exported'],
  [buildEntry('orders.export', { rows: 1, state: 'paid' }, 'all'), 'Orders exported: 1 row'],
  [buildEntry('audit.export', { rows: 9 }, 'all'), 'Audit log exported'],
  [buildEntry('users.export', { rows: 1 }), 'Users exported: 1 row'],
  [buildEntry('wait-list.notify', { mails: 12 }, 'tables'), 'Wait list notified: 12 e-mails'],
  [
    buildEntry('order.refund', { amount: 4000, reason: 'duplicate' }, 'cs_test_a1b2c3d4'),
    'Order FX-A1B2-C3D4 refunded: $40.00, duplicate',
  ],
  [buildEntry('user.export', {}), 'Own data exported'],
])('describeAction describes action %#', (given, text) => {
  expect(normalizeSpaces(describeAction(given))).toBe(text);
});

test('an audit entry is about the account, or about the owner of the licence', () => {
  expect(findSubject(buildEntry('user.update', {}, 'a'))).toBe('a');
  expect(findSubject(buildEntry('license.revoke', { userId: 'b' }, 'license'))).toBe('b');
  expect(findSubject(buildEntry('offer.update', {}))).toBeUndefined();
});

test('the audit log never shows the id of a deleted account', () => {
  expect(namePerson('x', { x: 'Ines' })).toBe('Ines');
  expect(namePerson('y', { x: 'Ines' })).toBe('a deleted account');
});
