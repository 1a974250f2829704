import { useState } from 'react';
import { FileText } from 'lucide-react';
import { computeInvoiceDays, canInvoiceSeats } from '@flexa/contracts/invoice-terms';
import { useSession } from '@/features/auth';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { createLazyPart } from '@/lib/lazy';
import type { Purchase } from '../use-buy';

const InvoiceDialog = createLazyPart(async () => (await import('./invoice-dialog')).default);

interface PayByInvoiceProps {
  purchase: Purchase;
  /** Licence that the seats join. It must run longer than an invoice's term. */
  joins: { expiresAt: string } | undefined;
  /** Summary of the order and its price. */
  summary: string;
}

/** Offers companies to pay by invoice instead of by card. */
export function PayByInvoice({ purchase, joins, summary }: PayByInvoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const user = useSession((session) => session.user);
  if (!user || (joins && !canInvoiceSeats(joins.expiresAt, now()))) return null;
  const days = computeInvoiceDays(purchase, now(), env.comboOfferEnd);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="touch-target mt-3 flex w-full items-center justify-center gap-2 rounded-6 text-14 font-medium text-brand-text hover:underline"
      >
        <FileText aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Pay by invoice within {days} days
      </button>
      {isOpen && (
        <InvoiceDialog
          user={user}
          purchase={purchase}
          summary={summary}
          days={days}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  );
}
