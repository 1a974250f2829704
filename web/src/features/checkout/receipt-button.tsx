import { useState } from 'react';
import { ArrowUpRight } from 'lucide-react';
import type { Order } from '@flexa/contracts/orders';
import { call } from '@/lib/api';
import { reportError } from '@/lib/report-error';
import { cn } from '@/ui/cn';

interface ReceiptButtonProps {
  order: Pick<Order, 'id' | 'uid'>;
  /** True if the reader manages the buyer's team. */
  asManager?: boolean;
  label: string;
  className?: string;
}

/**
 * Opens the invoice or receipt of an order at Stripe. The click requests the address, because Stripe's
 * addresses expire. The tab opens first, or the browser would block it as a popup.
 */
export function ReceiptButton({ order, asManager = false, label, className }: ReceiptButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { id, uid } = order;
  if (uid === null) return null;

  async function open(owner: string) {
    setBusy(true);
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { url } = await (asManager
        ? call('getTeamReceipt', { id: owner, order: id })
        : call('getReceipt', { uid: owner, id }));
      (tab ?? window).location.assign(url);
    } catch (error) {
      tab?.close();
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void open(uid)}
      className={cn(
        'touch-target inline-flex items-center gap-1 text-14 font-medium text-brand-text hover:underline disabled:opacity-45',
        className,
      )}
    >
      {label}
      <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="sr-only">on Stripe, in a new tab</span>
    </button>
  );
}
