import { formatCount, formatNumber } from '@flexa/contracts/format';
import type { OperationInput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { toast } from '@/lib/toast';
import { useMutation } from '@/lib/use-mutation';
import { AskFrame } from '../person/ask-frame';
import { reloadAdmin } from '../queries';
import { PRODUCT_NAMES } from './product-names';

interface NotifyQuestionProps {
  product: OperationInput<'notifyWaitList'>['product'];
  onDone: () => void;
}

/** Asks for confirmation before an e-mail goes to everybody who waits for a product. */
export function NotifyQuestion({ product, onDone }: NotifyQuestionProps) {
  const tell = useMutation({
    mutationFn: () => call('notifyWaitList', { product }),
    meta: { silent: true },
    onSuccess: async ({ told, left }) => {
      const rest = left > 0 ? `, ${formatNumber(left)} still waiting` : '';
      toast.success(`${formatCount(told, 'person', 'people')} notified${rest}`);
      onDone();
      await reloadAdmin();
    },
  });
  return (
    <AskFrame
      title={`Tell everyone waiting for ${PRODUCT_NAMES[product]} that a free offer is open?`}
      action="Send the e-mails"
      isPending={tell.isPending}
      error={tell.error}
      onSubmit={() => tell.mutate()}
      onCancel={onDone}
    >
      <p className="mt-1 text-muted">
        Each of them gets one e-mail and leaves the list. This can’t be undone.
      </p>
    </AskFrame>
  );
}
