import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import type { Order } from '@flexa/contracts/orders';
import { formatLicenseName, formatProductName } from '@flexa/contracts/product-names';
import { useAccount, useSession } from '@/features/auth';
import { call } from '@/lib/api';
import { formatMoment } from '@/lib/format';
import { queryClient } from '@/lib/query-client';
import { explainError } from '@/lib/report-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { ordersQuery } from './orders-query';

interface WithdrawDialogProps {
  /** The order as the dialog was opened. */
  order: Order;
  /** Withdrawal that the server has stored by now. */
  stored: Order['withdrawal'];
  /** True if the order's licence was credited to a membership that still runs. */
  endsMembership: boolean;
  onClose: () => void;
}

/** Shows the withdrawal statement (name, contract, address) and sends it with a separate button. */
export default function WithdrawDialog({
  order,
  stored,
  endsMembership,
  onClose,
}: WithdrawDialogProps) {
  const { email } = useAccount();
  const name = useSession((session) => session.user?.name);
  const { id, visualType, month, quantity, amount, refunded, currency, paidAt } = order;
  const uid = order.uid ?? '';
  const withdraw = useMutation({
    mutationFn: () => call('withdrawOrder', { uid, id }),
    meta: { silent: true },
    // The server may have stored the withdrawal despite an error, such as while Stripe is busy.
    onSettled: () => queryClient.invalidateQueries(ordersQuery(uid)),
  });
  const received = withdraw.data?.withdrawal ?? stored;

  if (received) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="We received your withdrawal"
        description={`On ${formatMoment(received.at)}. The receipt is on its way to ${received.email}. We refund ${formatMoney(amount - refunded, currency)} the way you paid.`}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      />
    );
  }
  const contract = `${formatLicenseName(visualType)}, ${formatCount(month, 'month')}, ${formatCount(quantity, 'seat')}`;
  const rows = [
    ['Name', name],
    ['Contract', `${contract}, order ${orderNumber(id)}`],
    ['Paid', formatMoment(paidAt ?? order.createdAt)],
    ['Receipt to', email],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Withdraw from contract"
      description="I withdraw from this contract. We refund everything you paid for it, and what you bought with it ends."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Confirm withdrawal
          </Button>
        </>
      }
    >
      {withdraw.error && <Notice tone="danger" title={explainError(withdraw.error)} />}
      <dl className="grid gap-2 text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-4">
            <dt className="w-24 shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {endsMembership && (
        <Notice tone="warning" title={`Your ${formatProductName('suite')} ends too`}>
          It was bought with credit from this order. We refund what you paid for its days left.
        </Notice>
      )}
    </Dialog>
  );
}
