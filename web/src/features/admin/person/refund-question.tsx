import { useState } from 'react';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import { refundedTax, type Order, type RefundReason } from '@flexa/contracts/orders';
import { describeSold, refundWords, soldPart, type SoldWords } from '@flexa/contracts/refund-words';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { explainError } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { usePress } from '@/lib/use-press';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/select';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { useFirstField } from '../parts/use-first-field';
import { reloadAdmin } from '../queries';
import { orderName } from './order-name';
import { seatsToTake, shareOf, type RefundKind } from './refund-share';

interface RefundQuestionProps {
  order: Order;
  /** The order's first licence, which says whether its term has begun. */
  license: License | undefined;
  onDone: () => void;
}

/** Replaces the row of an order by the question of how much to refund. */
export function RefundQuestion({ order, license, onDone }: RefundQuestionProps) {
  const [kind, setKind] = useState<RefundKind>('all');
  const [reason, setReason] = useState<RefundReason>('requested_by_customer');
  const form = useFirstField();
  const [typed, setTyped] = useState('');
  const left = order.amount - order.refunded;
  const { amount, seats, fault } = shareOf(order, kind, typed);
  const most = seatsToTake(order);
  const sold = describeSold(order.visualType, soldPart(order, license, now()), formatLongDate);

  const press = usePress();
  const refund = useMutation({
    mutationFn: ({ cents }: { cents: number }) => {
      const wish = {
        id: order.id,
        reason,
        ...(cents < left && { amount: cents }),
        ...(seats !== undefined && { seats }),
      };
      return press(wish, (requestId) => call('refundOrder', { ...wish, requestId }));
    },
    meta: { silent: true },
    onSuccess: async (_order, { cents }) => {
      await reloadAdmin();
      toast.success(`Refund of ${formatMoney(cents, order.currency)} started`);
      onDone();
    },
  });
  const refused = refund.error ? explainError(refund.error) : undefined;
  const isOfField = refund.error instanceof ApiError && refund.error.details.length > 0;

  return (
    <li data-order={order.id} className="bg-danger-soft p-3">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (amount !== null && !fault && !refund.isPending) {
            refund.mutate({ cents: amount });
          }
        }}
      >
        <p className="font-semibold">Refund {orderName(order)}?</p>
        <p className="mt-0.5 text-muted">{describeEffect(kind, amount === left, sold)}</p>
        <div className="mt-3">
          <Segmented
            label="Refund"
            size="sm"
            options={[
              { value: 'all', label: `All, ${formatMoney(left, order.currency)}` },
              { value: 'part', label: 'Part' },
              ...(most > 0 ? [{ value: 'seats' as const, label: 'Seats' }] : []),
            ]}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setTyped('');
              refund.reset();
            }}
          />
        </div>
        {kind === 'part' && (
          <TextField
            className="mt-3 max-w-60"
            label="Amount in dollars"
            inputMode="decimal"
            autoComplete="off"
            hint={`Up to ${formatMoney(left, order.currency)}`}
            error={fault ?? (isOfField ? refused : undefined)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {kind === 'seats' && (
          <TextField
            className="mt-3 max-w-60"
            label="Seats to refund"
            inputMode="numeric"
            autoComplete="off"
            hint={`Up to ${most}, each at its share of the price`}
            error={fault ?? (isOfField ? refused : undefined)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <p aria-hidden="true" className="mt-3 font-medium">
          Reason
        </p>
        <Select
          className="mt-1.5 max-w-60"
          label="Reason"
          value={reason}
          onChange={setReason}
          options={REASONS}
        />
        {amount !== null && !fault && taxWithin(order, amount) && (
          <p className="mt-3 text-muted">{taxWithin(order, amount)}</p>
        )}
        {amount !== null && !fault && (
          <p className="mt-3 text-12 text-muted">
            We’ll e-mail the customer:{' '}
            <q>
              {refundWords({
                sold,
                amount: formatMoney(amount, order.currency),
                seats: seats === undefined ? null : formatCount(seats, 'seat'),
                isAll: amount === left,
              })}
            </q>
          </p>
        )}
        {refused && !(isOfField && kind !== 'all') && (
          <Notice tone="danger" className="mt-3" title={refused} />
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="danger"
            disabled={amount === null || amount < 1 || fault !== undefined}
            loading={refund.isPending}
          >
            Refund{amount !== null && !fault && ` ${formatMoney(amount, order.currency)}`}
          </Button>
          <Button size="sm" onClick={onDone}>
            Keep it
          </Button>
        </div>
      </form>
    </li>
  );
}

const REASONS = [
  { value: 'requested_by_customer', label: 'The customer asked for it' },
  { value: 'duplicate', label: 'Paid twice' },
  { value: 'fraudulent', label: 'Fraud' },
] as const satisfies readonly { value: RefundReason; label: string }[];

/** Tax goes back with the price it was on. */
function taxWithin(order: Order, amount: number): string {
  const tax = refundedTax({ ...order, refunded: amount });
  return tax > 0 ? `${formatMoney(tax, order.currency)} of it is tax.` : '';
}

function describeEffect(kind: RefundKind, isAll: boolean, sold: SoldWords): string {
  const { name, isAhead, isPlural, stays } = sold;
  if (kind === 'seats') {
    return isAhead
      ? `This takes seats off the ${name}. The others stay booked.`
      : 'These seats end right away. The others stay.';
  }
  if (!isAll) return `The ${name} ${stays}.`;
  return isAhead
    ? `This refunds the whole order and cancels the ${name}. The term before it is not affected.`
    : `This refunds the whole order, and the ${name} ${isPlural ? 'end' : 'ends'} right away.`;
}
