import { useState } from 'react';
import { orderNumber } from '@flexa/contracts/numbers';
import { KEPT_STATES, type Order } from '@flexa/contracts/orders';
import { formatProductName } from '@flexa/contracts/product-names';
import { canWithdraw, WITHDRAW } from '@flexa/contracts/withdrawal';
import { now } from '@/lib/clock';
import { formatMoment } from '@/lib/format';
import { createLazyPart } from '@/lib/lazy';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

const WithdrawDialog = createLazyPart(async () => (await import('./withdraw-dialog')).default);

/** Offers the withdrawal function for every order whose buyer has the right of withdrawal. */
export function WithdrawList({ orders }: { orders: readonly Order[] }) {
  const [chosen, setChosen] = useState<Order>();
  const open = orders.filter((order) => canWithdraw(order, now()));
  return (
    <>
      {open.map((order) => (
        <Notice
          key={order.id}
          tone="brand"
          className="mb-4"
          title={`${formatProductName(order.visualType)}, order ${orderNumber(order.id)}`}
          actions={
            <Button size="sm" onClick={() => setChosen(order)}>
              {WITHDRAW}
            </Button>
          }
        >
          You can withdraw from this contract until {formatMoment(order.withdrawUntil ?? '')},
          without giving a reason.
        </Notice>
      ))}
      {chosen && (
        <WithdrawDialog
          order={chosen}
          stored={orders.find(({ id }) => id === chosen.id)?.withdrawal}
          endsMembership={orders.some(
            ({ id, state }) => id === chosen.upgradedBy && KEPT_STATES.includes(state),
          )}
          onClose={() => setChosen(undefined)}
          onMissing={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
