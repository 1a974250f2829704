import { Download } from 'lucide-react';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Notice } from '@/ui/notice';

interface QuoteOfferProps {
  /** What was made of what is typed. */
  quote: WrittenQuote | undefined;
  /** Why there are none at all. */
  refusal: string | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  onDownload: () => void;
  className?: string;
}

/** For a company that has to approve the price before it orders. */
export function QuoteOffer({
  quote,
  refusal,
  isBusy,
  isDisabled,
  onDownload,
  className,
}: QuoteOfferProps) {
  if (refusal !== undefined) return <Notice tone="warning" title={refusal} className={className} />;
  return (
    <div className={cn('border-t border-line pt-4', className)}>
      <p className="text-14 text-muted" role="status">
        {quote
          ? `Quote ${quote.number} holds this price until ${formatMoment(quote.expiresAt)}. Order it under Orders in your account.`
          : 'Need an approval first? A quote holds this price for 30 days, or until the offer ends. It isn’t an order.'}
      </p>
      <Button
        size="sm"
        className="mt-2"
        disabled={isDisabled}
        loading={isBusy}
        loadingText="Making the quote"
        onClick={onDownload}
      >
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Download a quote (PDF)
      </Button>
    </div>
  );
}
