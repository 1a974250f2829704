import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import { computeRefundedTax, type Order, type RefundReason } from '@flexa/contracts/orders';
import {
  describeSold,
  describeRefund,
  findSoldPart,
  type SoldWords,
} from '@flexa/contracts/refund-words';
import { call } from '@/lib/api';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useIdempotentCall } from '@/lib/call-once';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/select';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { useFirstField } from '../parts/use-first-field';
import { reloadAdmin } from '../queries';
import { nameOrder } from './order-name';
import {
  createShareSchema,
  readShare,
  countRefundableSeats,
  type RefundKind,
} from './refund-share';

interface RefundQuestionProps {
  order: Order;
  /** First licence of the order, which shows if its term has begun. */
  license: License | undefined;
  onDone: () => void;
}

/** Replaces the row of an order with the question how much to refund. */
export function RefundQuestion({ order, license, onDone }: RefundQuestionProps) {
  const [kind, setKind] = useState<RefundKind>('all');
  const [reason, setReason] = useState<RefundReason>('requested_by_customer');
  const ref = useFirstField();
  const remainingAmount = order.amount - order.refunded;
  const refundableSeats = countRefundableSeats(order);
  const sold = describeSold(order.visualType, findSoldPart(order, license, now()), formatLongDate);
  const runOnce = useIdempotentCall();
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema: createShareSchema(order, kind),
    mode: 'onChange',
    defaultValues: { amount: '', seats: '' },
    send: async ({ cents, taken }) => {
      const refund = {
        id: order.id,
        reason,
        ...(cents < remainingAmount && { amount: cents }),
        ...(taken !== undefined && { seats: taken }),
      };
      await runOnce(refund, (requestId) => call('refundOrder', { ...refund, requestId }));
      await reloadAdmin();
      toast.success(`Refund of ${formatMoney(cents, order.currency)} started`);
      onDone();
    },
  });
  const { amount, seats, fault } = readShare(order, kind, useWatch({ control: form.control }));

  return (
    <li data-order={order.id} className="bg-danger-soft p-3">
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <p className="font-semibold">Refund {nameOrder(order)}?</p>
        <p className="mt-0.5 text-muted">
          {describeEffect(kind, amount === remainingAmount, sold)}
        </p>
        <div className="mt-3">
          <Segmented
            label="Refund"
            size="sm"
            options={[
              { value: 'all', label: `All, ${formatMoney(remainingAmount, order.currency)}` },
              { value: 'part', label: 'Part' },
              ...(refundableSeats > 0 ? [{ value: 'seats' as const, label: 'Seats' }] : []),
            ]}
            value={kind}
            onChange={(next) => {
              setKind(next);
              form.reset();
            }}
          />
        </div>
        {kind === 'part' && (
          <TextField
            className="mt-3 max-w-60"
            label="Amount in dollars"
            inputMode="decimal"
            autoComplete="off"
            hint={`Up to ${formatMoney(remainingAmount, order.currency)}`}
            {...field('amount')}
          />
        )}
        {kind === 'seats' && (
          <TextField
            className="mt-3 max-w-60"
            label="Seats to refund"
            inputMode="numeric"
            autoComplete="off"
            hint={`Up to ${refundableSeats}, each at its share of the price`}
            {...field('seats')}
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
        {amount !== null && !fault && describeTax(order, amount) && (
          <p className="mt-3 text-muted">{describeTax(order, amount)}</p>
        )}
        {amount !== null && !fault && (
          <p className="mt-3 text-12 text-muted">
            We’ll e-mail the customer:{' '}
            <q>
              {describeRefund({
                sold,
                amount: formatMoney(amount, order.currency),
                seats: seats === undefined ? null : formatCount(seats, 'seat'),
                isAll: amount === remainingAmount,
              })}
            </q>
          </p>
        )}
        {failure && <Notice tone="danger" className="mt-3" title={failure} />}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            size="sm"
            variant="danger"
            disabled={amount === null || amount < 1 || fault !== undefined}
            loading={isSubmitting}
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

/** Describes the tax that is refunded with its share of the price. */
function describeTax(order: Order, amount: number): string {
  const tax = computeRefundedTax({ ...order, refunded: amount });
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
