import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '@flexa/contracts/format';
import type { OrderDetails } from '@flexa/contracts/order-details';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useIdempotentCall } from '@/lib/call-once';
import { useServerForm } from '@/lib/use-server-form';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { TextField } from '@/ui/text-field';
import { useAsking } from '../parts/use-asking';
import { AskFrame } from '../person/ask-frame';
import { createShareSchema, readShare } from '../person/refund-share';
import { reloadAdmin } from '../queries';
import { isCash } from './order-words';

/** Returns true if a customer's cash balance still holds money that an admin can return. */
export function canReturn(order: OrderDetails): boolean {
  return isCash(order) && order.amount > order.refunded;
}

/** Returns an unmatched bank transfer, or a part of it, to the account it came from. */
export function ReturnTransfer({ order }: { order: OrderDetails }) {
  const { isAsking, button, ask, onDone } = useAsking();
  const [kind, setKind] = useState<'all' | 'part'>('all');
  const { id, currency } = order;
  const remainingAmount = order.amount - order.refunded;
  const runOnce = useIdempotentCall();
  const { form, field, failure, isSubmitting, onSubmit } = useServerForm({
    schema: createShareSchema(order, kind),
    mode: 'onChange',
    defaultValues: { amount: '', seats: '' },
    send: async ({ cents }) => {
      const refund = { id, ...(cents < remainingAmount && { amount: cents }) };
      await runOnce(refund, (requestId) => call('refundOrder', { ...refund, requestId }));
      await reloadAdmin();
      toast.success(`Return of ${formatMoney(cents, currency)} started`);
      setKind('all');
      form.reset();
      onDone();
    },
  });
  const { amount, fault } = readShare(order, kind, useWatch({ control: form.control }));
  const { isSubmitted } = form.formState;
  if (!isAsking) {
    return (
      <Button ref={button} size="sm" onClick={ask} className="mt-3">
        Return the money
      </Button>
    );
  }
  const isValid = amount !== null && fault === undefined;
  return (
    <AskFrame
      title={`Return ${isValid ? formatMoney(amount, currency) : 'the money'} to the customer?`}
      action={isValid ? `Return ${formatMoney(amount, currency)}` : 'Return'}
      tone="danger"
      canSubmit={isValid}
      isPending={isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onCancel={() => {
        onDone();
        // A refusal means that the balance changed since the page was loaded.
        if (isSubmitted) void reloadAdmin();
      }}
    >
      <p className="mt-1 text-muted">
        Stripe sends it to the bank account it came from, which takes a few days. If Stripe doesn’t
        know the account, it asks the customer by e-mail. We send no e-mail. To use the money for an
        invoice instead, apply it to the invoice at Stripe.
      </p>
      <div className="mt-3">
        <Segmented
          label="Return"
          size="sm"
          options={[
            { value: 'all', label: `All, ${formatMoney(remainingAmount, currency)}` },
            { value: 'part', label: 'Part' },
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
          label={`Amount in ${currency.toUpperCase()}`}
          inputMode="decimal"
          autoComplete="off"
          hint={`Up to ${formatMoney(remainingAmount, currency)}`}
          {...field('amount')}
        />
      )}
    </AskFrame>
  );
}
