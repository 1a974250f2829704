import { useRef, useState } from 'react';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { formatMoment, formatMoney, plural } from '@/lib/format';
import { reportError } from '@/lib/report-error';
import { Button } from '@/ui/button';
import { taxOf } from '../order-state';
import { QuoteQuestion } from './quote-question';
import { saveQuote } from './save-quote';

/** A quote, its document, and its order. */
export function QuoteRow({ uid, quote }: { uid: string; quote: WrittenQuote }) {
  const { id, number, visualType, month, quantity, company, amount, currency, expiresAt } = quote;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isSaving, setSaving] = useState(false);
  const what = `${plural(month, 'month')} × ${plural(quantity, 'seat')}`;
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  const save = () => {
    setSaving(true);
    saveQuote(uid, id)
      .catch(reportError)
      .finally(() => setSaving(false));
  };
  return (
    <li data-quote={id} className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p>
            <span className="font-medium">Flexa {VISUAL_NAMES[visualType]}</span>
            <span className="text-muted">, {what}</span>
          </p>
          <p className="mt-0.5 text-12 wrap-anywhere text-muted">
            <span className="select-all">{number}</span> · {company}
          </p>
          <p className="mt-0.5 text-12 text-muted">Valid until {formatMoment(expiresAt)}</p>
        </div>
        <div className="ml-auto flex items-center gap-3">
          <div className="text-right tabular-nums">
            <p className="font-semibold">{formatMoney(amount, currency)}</p>
            {taxOf(quote) && <p className="text-12 text-muted">{taxOf(quote)}</p>}
          </div>
          <Button size="sm" variant="quiet" loading={isSaving} onClick={save}>
            PDF<span className="sr-only"> of quote {number}</span>
          </Button>
          <Button
            ref={button}
            size="sm"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            Order<span className="sr-only"> quote {number}</span>
          </Button>
        </div>
      </div>
      {isAsking && <QuoteQuestion uid={uid} quote={quote} onClose={close} />}
    </li>
  );
}
