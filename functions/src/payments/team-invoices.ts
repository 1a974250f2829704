import type { ParsedInput } from '@flexa/contracts/operations';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { OrderDocument } from './order';
import type { PaymentService } from './service';

/** The part of the teams that the invoices need. */
interface TeamManagers {
  /** @throws AppError permission-denied for people who neither own nor manage the team. */
  requireManager(caller: Caller, ownerUid: string): Promise<void>;
}

/** Paid, and for seats that can be given: what the owner bought for one person is theirs alone. */
const isOfTeam = ({ paidAt, quantity, endsAt }: OrderDocument) =>
  paidAt !== null && (quantity > 1 || endsAt !== undefined);

/** The orders of a team's owner and their invoices, as the managers of the team see them. */
export function teamInvoices(
  payments: Pick<PaymentService, 'all' | 'receipt'>,
  teams: TeamManagers,
) {
  /** @throws AppError permission-denied */
  async function orders(caller: Caller, { id }: ParsedInput<'listTeamOrders'>) {
    await teams.requireManager(caller, id);
    return (await payments.all(id)).filter(isOfTeam);
  }

  /** @throws AppError permission-denied, not-found, payments-busy */
  async function receipt(caller: Caller, { id, order }: ParsedInput<'getTeamReceipt'>) {
    const shown = await orders(caller, { id });
    if (!shown.some((each) => each.id === order)) {
      throw new AppError('not-found', 'There is no such order');
    }
    return payments.receipt({ uid: id, id: order });
  }

  return { orders, receipt };
}
