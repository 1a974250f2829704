import type { AuditEntry } from '@flexa/contracts/admin';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber, formatTicketNumber } from '@flexa/contracts/numbers';
import { VISUAL_NAMES, VISUAL_TYPES } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';

type People = Readonly<Record<string, string>>;

/** Returns the name of an account, or says that it was deleted. */
export function namePerson(uid: string, people: People): string {
  return people[uid] ?? 'a deleted account';
}

/** Describes an action in one line: "Licence granted: Charts, 2 seats, 3 months". */
export function describeAction({ action, target, changes }: AuditEntry): string {
  switch (action) {
    case 'user.update':
      return describeUserChange(changes);
    case 'user.delete':
      return 'Account deleted';
    case 'license.grant':
      return `Licence granted: ${describeLicense(changes)}`;
    case 'license.company-build':
      return 'Visuals built for a company';
    case 'license.label':
      return changes['label'] === 'removed' ? 'Name of a licence removed' : 'Licence named';
    case 'seat.give':
      return `Seats assigned: ${Number(changes['seats'])}`;
    case 'seat.resend':
      return `Invitation to seat ${Number(changes['seat'])} sent again`;
    case 'seat.accept':
      return `Seat ${Number(changes['seat'])} accepted`;
    case 'seat.take-back':
      return `Seat ${Number(changes['seat'])} removed`;
    case 'team.update':
      return 'Team changed';
    case 'team.member':
      return `Team member changed: ${String(changes['role'])}`;
    case 'team.transfer':
      return 'Team transferred to another owner';
    case 'team.billing-contact':
      return `Billing contact ${String(changes['contact'])}`;
    case 'license.revoke':
      return ['Licence revoked', describeLicense(changes)].filter(Boolean).join(': ');
    case 'order.start':
      return `Order ${orderNumber(target)} started before payment: ${describeLicense(changes)}`;
    case 'order.refund':
      return [
        `Order ${orderNumber(target)} refunded: ${formatMoney(Number(changes['amount'] ?? 0))}`,
        ...(changes['reason'] ? [String(changes['reason']).replaceAll('_', ' ')] : []),
      ].join(', ');
    case 'offer.update':
      return `Free offer ${target}: ${describeOffer(changes)}`;
    case 'ticket.update':
      return `Ticket ${formatTicketNumber(target)} ${describeTicketChange(changes)}`;
    case 'wait-list.notify':
      return `Wait list notified: ${formatCount(Number(changes['mails']), 'e-mail')}`;
    case 'mail.repeat':
      return `E-mail sent again: ${String(changes['mail'])}`;
    case 'orders.export':
      return `Orders${describeMonth(target)} exported: ${formatCount(Number(changes['rows']), 'row')}`;
    case 'audit.export':
      return `Audit log${describeMonth(target)} exported`;
    case 'user.export':
      return 'Own data exported';
    case 'users.export':
      return `Users exported: ${formatCount(Number(changes['rows']), 'row')}`;
  }
}

/** An export without a month has the target `all`. */
const describeMonth = (target: string) => (target === 'all' ? '' : ` of ${target}`);

/** Returns the uid of the account, or of the licence's owner, that the entry is about. */
export function findSubject({ action, target, changes }: AuditEntry): string | undefined {
  if (action.startsWith('user.')) return target;
  const owner = changes['userId'];
  return typeof owner === 'string' ? owner : undefined;
}

function describeUserChange(changes: AuditEntry['changes']): string {
  const parts = [
    'name' in changes && 'Name changed',
    changes['isAdmin'] === true && 'Made admin',
    changes['isAdmin'] === false && 'Admin rights removed',
    changes['isSupport'] === true && 'Added to support',
    changes['isSupport'] === false && 'Removed from support',
    changes['disabled'] === true && 'Disabled',
    changes['disabled'] === false && 'Enabled',
  ].filter((part) => part !== false);
  return parts.join(', ') || 'Account changed';
}

type Changes = AuditEntry['changes'];

/** Names a licence. The entry of a grant holds its months, that of a revocation its end. */
function describeLicense(changes: Changes): string {
  const { visualType, quantity, month, expiresAt } = changes;
  const type = VISUAL_TYPES.find((each) => each === visualType);
  return [
    type && VISUAL_NAMES[type],
    quantity !== undefined && formatCount(Number(quantity), 'seat'),
    month !== undefined && formatCount(Number(month), 'month'),
    expiresAt !== undefined && `would have run until ${formatDate(String(expiresAt))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function describeOffer(changes: Changes): string {
  const describeChange = (field: string, format: (value: string) => string) => {
    const [now, before] = [changes[field], changes[`${field}Before`]];
    const was = before === undefined || before === now ? '' : ` (was ${format(String(before))})`;
    return `${format(String(now))}${was}`;
  };
  const count = (noun: string) => (value: string) => formatCount(Number(value), noun);
  const places = describeChange('userCount', count('place'));
  const end = describeChange('expiryDate', formatDate);
  return `${places} until ${end}, for ${describeChange('maxMonths', count('month'))}`;
}

function describeTicketChange(changes: Changes): string {
  const state = changes['state'];
  if (changes['answer']) return state ? 'answered and closed' : 'answered';
  if (state === 'closed') return 'closed';
  if (state === 'open') return 'reopened';
  if (changes['assignee'] === 'nobody') return 'unassigned';
  if (changes['assignee']) return 'assigned';
  return 'note changed';
}
