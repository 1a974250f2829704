import { useRef } from 'react';
import { formatCount } from '@flexa/contracts/format';
import { OVERDUE_DAYS } from '@flexa/contracts/invoice-terms';
import type { OrderDetails } from '@flexa/contracts/order-details';
import { call } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { useAsking } from '../parts/use-asking';
import { AskFrame } from '../person/ask-frame';
import { reloadAdmin } from '../queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns true for an unpaid invoice of a known account whose licences don't exist yet. */
export function canStart({ kind, state, uid, fulfilledAt }: OrderDetails): boolean {
  return kind === 'invoice' && state === 'open' && uid !== null && fulfilledAt === null;
}

/** Starts the licences of an open invoice for a buyer whom we trust to pay. */
export function StartEarly({ order: { id, quantity, dueAt } }: { order: OrderDetails }) {
  const { isAsking, button, ask, onDone } = useAsking();
  // One id per dialog: repeating the request must not create the licences twice.
  const requestId = useRef(crypto.randomUUID());
  const start = useMutation({
    mutationFn: () => call('startLicenses', { id, requestId: requestId.current }),
    meta: { silent: true },
    onSuccess: async () => {
      await reloadAdmin();
      toast.success('Licences started');
      onDone();
    },
  });
  if (!isAsking) {
    return (
      <Button ref={button} size="sm" onClick={ask} className="mt-3">
        Start the licences now
      </Button>
    );
  }
  const end = dueAt && new Date(Date.parse(dueAt) + OVERDUE_DAYS * DAY_MS);
  return (
    <AskFrame
      title={`Start ${formatCount(quantity, 'seat')} before the invoice is paid?`}
      action="Start the licences"
      isPending={start.isPending}
      error={start.error}
      onSubmit={() => start.mutate()}
      onCancel={() => {
        onDone();
        // A refusal means that the order has changed since it was shown.
        if (start.error) void reloadAdmin();
      }}
    >
      <p className="mt-1 text-muted">
        The customer gets the licences and an e-mail at once. Their dates don’t change when the
        payment arrives. If the invoice isn’t paid{end && ` by ${formatDate(end)}`}, it is voided
        and the licences end.
      </p>
    </AskFrame>
  );
}
