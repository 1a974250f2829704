import type { PaymentReturn } from '@flexa/contracts/pricing-address';
import { Notice } from '@/ui/notice';

const WORDS: Record<PaymentReturn, { tone: 'brand' | 'warning'; title: string; text: string }> = {
  cancelled: {
    tone: 'brand',
    title: 'Nothing was charged',
    text: 'You left the payment page. Your selection is still here.',
  },
  failed: {
    tone: 'warning',
    title: 'The payment did not go through',
    text: 'You weren’t charged. Your selection is still here: try again, perhaps with another card.',
  },
};

/** Tells buyers who return without paying that nothing was charged. */
export function ReturnBand({ returned }: { returned: PaymentReturn }) {
  const { tone, title, text } = WORDS[returned];
  return (
    <Notice tone={tone} title={title} className="mb-6">
      {text}
    </Notice>
  );
}
