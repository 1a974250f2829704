import { AppError } from '../platform/errors';
import { defineHandlers, type Caller } from '../platform/handlers';
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
export function createTeamInvoices(
  payments: Pick<PaymentService, 'all' | 'receipt'>,
  teams: TeamManagers,
) {
  /** @throws AppError permission-denied */
  async function listOrders(caller: Caller, id: string) {
    await teams.requireManager(caller, id);
    return (await payments.all(id)).filter(isOfTeam);
  }

  const handlers = defineHandlers({
    listTeamOrders: async ({ caller, input }) => ({ data: await listOrders(caller, input.id) }),

    /** @throws AppError permission-denied, not-found, payments-busy */
    getTeamReceipt: async ({ caller, input: { id, order } }) => {
      const shown = await listOrders(caller, id);
      if (!shown.some((each) => each.id === order)) {
        throw new AppError('not-found', 'There is no such order');
      }
      return payments.receipt({ uid: id, id: order });
    },
  });

  return { handlers };
}
