import { useEffect, useRef, useState, type FormEvent } from 'react';
import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import { pricingPath } from '@flexa/contracts/pricing-address';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { formatDate } from '@/lib/format';
import { queryClient } from '@/lib/query-client';
import { messageOf } from '@/lib/report-error';
import { toast } from '@/lib/toast';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { ordersQuery } from '../orders-query';
import { quotesQuery } from './quotes-query';

interface QuoteQuestionProps {
  uid: string;
  quote: WrittenQuote;
  onClose: () => void;
}

/** What a company adds when it orders from its quote: often the number comes with the approval. */
export function QuoteQuestion({ uid, quote, onClose }: QuoteQuestionProps) {
  const [poNumber, setPoNumber] = useState(quote.poNumber ?? '');
  // Belongs to what is typed: the same press sent twice is one order.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const hasNoQuotes = failure instanceof ApiError && failure.code === 'quotes-unavailable';
  const order = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    const added = poNumber.trim() === '' ? {} : { poNumber };
    try {
      const sent = await call('orderQuote', { uid, id: quote.id, requestId, ...added });
      toast.success(`Invoice ${sent.number} is sent. Pay it by ${formatDate(sent.dueAt)}`);
      onClose();
      await reload(uid);
    } catch (error) {
      setFailure(error);
      setSending(false);
      // Over, or ordered in another tab: the list is another one now.
      if (error instanceof ApiError && error.code === 'quote-ended') {
        await queryClient.invalidateQueries(ordersQuery(uid));
      }
    }
  };
  return (
    <form
      noValidate
      aria-label={`Order quote ${quote.number}`}
      onSubmit={(event) => void order(event)}
      className="mt-3 rounded-10 border border-line bg-surface p-4"
    >
      <p className="text-muted">
        Stripe sends the invoice at the price of the quote. Your licence begins once it is paid.
      </p>
      {failure !== undefined && (
        <Notice
          tone="danger"
          className="mt-3"
          title={messageOf(failure)}
          actions={
            hasNoQuotes && (
              <ButtonLink size="sm" to={pricingPath(quote)}>
                Order by invoice
              </ButtonLink>
            )
          }
        />
      )}
      <TextField
        ref={field}
        className="mt-3 max-w-80"
        label="PO number (optional)"
        autoComplete="off"
        maxLength={BILLING_LINE_MAX}
        value={poNumber}
        disabled={isSending}
        onChange={(event) => {
          setPoNumber(event.target.value);
          setRequestId(crypto.randomUUID());
        }}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" loading={isSending} loadingText="Sending">
          Send invoice
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

async function reload(uid: string): Promise<void> {
  await Promise.all(
    [ordersQuery(uid), quotesQuery(uid)].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
