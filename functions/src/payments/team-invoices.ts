import { AppError } from '../platform/errors';
import { defineHandlers, type Caller } from '../platform/handlers';
import type { OrderDocument } from './order';
import type { PaymentService } from './service';

/** The team functions that the invoices need. */
interface TeamManagers {
  /** @throws AppError permission-denied for people who neither own nor manage the team. */
  requireManager(caller: Caller, ownerUid: string): Promise<void>;
}

/** Paid orders for seats that can be given. A purchase for one person is private to the owner. */
const isOfTeam = ({ paidAt, quantity, endsAt }: OrderDocument) =>
  paidAt !== null && (quantity > 1 || endsAt !== undefined);

/** Shows the orders of a team's owner and their invoices to the managers of the team. */
export function createTeamInvoices(
  payments: Pick<PaymentService, 'all' | 'receipt'>,
  teams: TeamManagers,
) {
  async function listOrders(caller: Caller, id: string) {
    await teams.requireManager(caller, id);
    return (await payments.all(id)).filter(isOfTeam);
  }

  const handlers = defineHandlers({
    listTeamOrders: async ({ caller, input }) => ({ data: await listOrders(caller, input.id) }),

    getTeamReceipt: async ({ caller, input: { id, order } }) => {
      const orders = await listOrders(caller, id);
      if (!orders.some((each) => each.id === order)) {
        throw new AppError('not-found', 'There is no such order');
      }
      return payments.receipt({ uid: id, id: order });
    },
  });

  return { handlers };
}
