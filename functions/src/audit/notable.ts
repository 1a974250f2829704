import type { AuditEntry } from '@flexa/contracts/admin';
import { LARGE_REFUND } from '@flexa/contracts/constants';
import type { Alert } from '../mail/alerts';

/** Returns the operator's alert about an entry, or null for everyday work. It names ids only. */
export function buildAlert({ id, actor, action, target, changes }: AuditEntry): Alert | null {
  const createAlert = (kind: Alert['kind'], text: string): Alert => ({ kind, cause: id, text });
  const check = 'If this wasn’t one of your team, remove their rights first.';
  switch (action) {
    case 'user.update':
      if (changes['isAdmin'] === true) {
        return createAlert(
          'rights-granted',
          `${actor} made the account ${target} an admin. ${check}`,
        );
      }
      if (changes['isSupport'] === true) {
        return createAlert(
          'rights-granted',
          `${actor} put the account ${target} in support. ${check}`,
        );
      }
      return null;
    case 'license.grant':
      return createAlert(
        'license-granted',
        `${actor} granted licence ${target} without payment. ${check}`,
      );
    case 'order.start': {
      const text = `${actor} had the licences of order ${target} begin before it is paid. ${check}`;
      return createAlert('license-granted', text);
    }
    case 'order.refund': {
      const amount = Number(changes['amount'] ?? 0);
      if (amount < LARGE_REFUND) return null;
      const text = `${actor} refunded ${amount} cents of order ${target}. ${check}`;
      return createAlert('large-refund', text);
    }
    case 'offer.update': {
      const text = `${actor} changed the free offer ${target} to ${String(changes['userCount'])} places. ${check}`;
      return createAlert('offer-changed', text);
    }
    case 'team.transfer': {
      // A transfer by the owner needs no alert: the owner gets a mail about it.
      if (changes['userId'] === actor) return null;
      const text = `${actor} handed the team of ${target} to ${String(changes['to'])}. ${check}`;
      return createAlert('team-moved', text);
    }
    case 'users.export': {
      const text = `${actor} exported ${String(changes['rows'])} users. ${check}`;
      return createAlert('users-exported', text);
    }
    case 'orders.export':
      return createAlert('orders-exported', `${actor} exported orders. ${check}`);
    case 'audit.export':
      return createAlert(
        'audit-exported',
        `${actor} exported the audit log${target === 'all' ? '' : ` of ${target}`}. ${check}`,
      );
    default:
      return null;
  }
}
