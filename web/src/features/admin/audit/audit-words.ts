import type { AuditEntry } from '@flexa/contracts/admin';
import { VISUAL_NAMES, VISUAL_TYPES } from '@flexa/contracts/plans';
import { formatDate, formatMoney, plural } from '@/lib/format';
import { mailName } from '../mail-name';

type People = Readonly<Record<string, string>>;

/** How an id is called: the name, or, of an account that is gone, that it is. */
export function nameOf(uid: string, people: People): string {
  return people[uid] ?? 'a deleted account';
}

/** What was done, in one line: "Licence granted: Charts, 2 seats, 3 months". */
export function whatOf({ action, target, changes }: AuditEntry): string {
  switch (action) {
    case 'user.update':
      return userChange(changes);
    case 'user.delete':
      return 'Account deleted';
    case 'license.grant':
      return `Licence granted: ${licenseOf(changes)}`;
    case 'seat.give':
      return `Seats given: ${Number(changes['seats'])}`;
    case 'seat.accept':
      return `Seat ${Number(changes['seat'])} accepted`;
    case 'seat.take-back':
      return `Seat ${Number(changes['seat'])} taken back`;
    case 'team.update':
      return 'Team changed';
    case 'team.member':
      return `Team member changed: ${String(changes['role'])}`;
    case 'team.transfer':
      return 'Team handed to another owner';
    case 'license.revoke':
      return 'Licence revoked';
    case 'order.refund':
      return [
        `Order refunded: ${formatMoney(Number(changes['amount'] ?? 0))}`,
        ...(changes['reason'] ? [String(changes['reason']).replaceAll('_', ' ')] : []),
      ].join(', ');
    case 'offer.update':
      return `Free offer ${target}: ${plural(Number(changes['userCount']), 'place')} until ${formatDate(String(changes['expiryDate']))}, for ${plural(Number(changes['maxMonths']), 'month')}`;
    case 'promotion.create':
      return `Promotion code ${String(changes['code'])} created`;
    case 'promotion.end':
      return `Promotion code ${String(changes['code'])} switched off`;
    case 'ticket.update':
      return ticketChange(changes);
    case 'wait-list.notify':
      return `Wait list told: ${plural(Number(changes['mails']), 'e-mail')}`;
    case 'mail.repeat':
      return `E-mail sent again: ${mailName(String(changes['mail']))}`;
    case 'orders.export':
      return `Orders of ${target} exported: ${plural(Number(changes['rows']), 'row')}`;
    case 'audit.export':
      return `Audit log of ${target} exported`;
    case 'user.export':
      return 'Own data exported';
    case 'users.export':
      return `Users exported: ${plural(Number(changes['rows']), 'row')}`;
  }
}

/** Whose account or licence it was about; undefined where it was nobody's. */
export function whomOf({ action, target, changes }: AuditEntry): string | undefined {
  if (action.startsWith('user.')) return target;
  const owner = changes['userId'];
  return typeof owner === 'string' ? owner : undefined;
}

function userChange(changes: AuditEntry['changes']): string {
  const parts = [
    'name' in changes && 'Name changed',
    changes['isAdmin'] === true && 'Made admin',
    changes['isAdmin'] === false && 'Admin rights removed',
    changes['disabled'] === true && 'Disabled',
    changes['disabled'] === false && 'Enabled',
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Account changed';
}

function licenseOf(changes: AuditEntry['changes']): string {
  const type = VISUAL_TYPES.find((each) => each === changes['visualType']);
  return [
    type ? VISUAL_NAMES[type] : 'Licence',
    plural(Number(changes['quantity'] ?? 1), 'seat'),
    plural(Number(changes['month'] ?? 0), 'month'),
  ].join(', ');
}

function ticketChange(changes: AuditEntry['changes']): string {
  const state = changes['state'];
  if (changes['answer']) return state ? 'Ticket answered and closed' : 'Ticket answered';
  if (state === 'closed') return 'Ticket closed';
  if (state === 'open') return 'Ticket reopened';
  return 'Ticket note changed';
}
