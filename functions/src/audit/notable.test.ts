import { expect, test } from 'vitest';
import type { AuditEntry } from '@flexa/contracts/admin';
import { AUDIT_ACTIONS } from '@flexa/contracts/admin';
import { LARGE_REFUND } from '@flexa/contracts/constants';
import { buildAlert } from './notable';

const ALERTING: readonly string[] = [
  ...['license.grant', 'order.start', 'order.refund', 'offer.update'],
  'team.transfer',
  ...['users.export', 'orders.export', 'audit.export'],
];

const entry = (action: AuditEntry['action'], changes: AuditEntry['changes'] = {}): AuditEntry => ({
  id: 'entry',
  actor: 'boss',
  target: 'target',
  at: '2026-11-20T12:00:00.000Z',
  action,
  changes,
});

test.each([
  ['rights-granted', entry('user.update', { isAdmin: true })],
  ['rights-granted', entry('user.update', { isSupport: true })],
  ['license-granted', entry('license.grant', { month: 3 })],
  ['license-granted', entry('order.start', { month: 3 })],
  ['large-refund', entry('order.refund', { amount: LARGE_REFUND })],
  ['offer-changed', entry('offer.update', { userCount: 100 })],
  ['team-moved', entry('team.transfer', { userId: 'nora', to: 'eve', licences: 2 })],
  ['users-exported', entry('users.export', { rows: 7 })],
  ['orders-exported', entry('orders.export')],
  ['audit-exported', entry('audit.export')],
])('alerts the operator: %s', (kind, given) => {
  expect(buildAlert(given)).toMatchObject({ kind, cause: 'entry' });
});

test.each([
  entry('user.update', { isAdmin: false }),
  entry('user.update', { name: 'changed' }),
  entry('order.refund', { amount: LARGE_REFUND - 1 }),
  entry('team.transfer', { userId: 'boss', to: 'nora', licences: 2 }),
  ...AUDIT_ACTIONS.filter((action) => !ALERTING.includes(action)).map((action) => entry(action)),
])('%#: raises no alert for everyday work', (given) => {
  expect(buildAlert(given)).toBeNull();
});
