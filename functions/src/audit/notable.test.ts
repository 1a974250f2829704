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

const buildEntry = (
  action: AuditEntry['action'],
  changes: AuditEntry['changes'] = {},
): AuditEntry => ({
  id: 'entry',
  actor: 'boss',
  target: 'target',
  at: '2026-11-20T12:00:00.000Z',
  action,
  changes,
});

test.each([
  ['rights-granted', buildEntry('user.update', { isAdmin: true })],
  ['rights-granted', buildEntry('user.update', { isSupport: true })],
  ['license-granted', buildEntry('license.grant', { month: 3 })],
  ['license-granted', buildEntry('order.start', { month: 3 })],
  ['large-refund', buildEntry('order.refund', { amount: LARGE_REFUND })],
  ['offer-changed', buildEntry('offer.update', { userCount: 100 })],
  ['team-moved', buildEntry('team.transfer', { userId: 'nora', to: 'eve', licences: 2 })],
  ['users-exported', buildEntry('users.export', { rows: 7 })],
  ['orders-exported', buildEntry('orders.export')],
  ['audit-exported', buildEntry('audit.export')],
])('an audit entry of the kind %s alerts the operator', (kind, given) => {
  expect(buildAlert(given)).toMatchObject({ kind, cause: 'entry' });
});

test.each([
  buildEntry('user.update', { isAdmin: false }),
  buildEntry('user.update', { name: 'changed' }),
  buildEntry('order.refund', { amount: LARGE_REFUND - 1 }),
  buildEntry('team.transfer', { userId: 'boss', to: 'nora', licences: 2 }),
  ...AUDIT_ACTIONS.filter((action) => !ALERTING.includes(action)).map((action) =>
    buildEntry(action),
  ),
])('%#: an entry of everyday work raises no alert', (given) => {
  expect(buildAlert(given)).toBeNull();
});
