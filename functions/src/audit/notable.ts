import type { AuditEntry } from '@flexa/contracts/admin';
import { LARGE_REFUND } from '@flexa/contracts/constants';
import type { Alert } from '../alerts/alerts';

/** What the operator is told of an entry, in ids; null for what is everyday work. */
export function alertOf({ id, actor, action, target, changes }: AuditEntry): Alert | null {
  const told = (kind: Alert['kind'], text: string): Alert => ({ kind, cause: id, text });
  const check = 'If nobody of yours did, take their rights away first.';
  switch (action) {
    case 'user.update':
      if (changes['isAdmin'] !== true) return null;
      return told('rights-granted', `${actor} made the account ${target} an admin. ${check}`);
    case 'license.grant':
      return told('license-granted', `${actor} gave licence ${target} without payment. ${check}`);
    case 'order.refund': {
      const amount = Number(changes['amount'] ?? 0);
      if (amount < LARGE_REFUND) return null;
      const text = `${actor} gave ${amount} cents of order ${target} back. ${check}`;
      return told('large-refund', text);
    }
    case 'users.export': {
      const text = `${actor} took a file of ${String(changes['rows'])} people. ${check}`;
      return told('users-exported', text);
    }
    default:
      return null;
  }
}
