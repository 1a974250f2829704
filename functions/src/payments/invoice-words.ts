import type Stripe from 'stripe';
import { formatCount } from '@flexa/contracts/format';
import type { Join } from './progress';

/** Art. 226(11a) and 196 of Directive 2006/112/EC. */
const REVERSE_CHARGE =
  'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).';

const VERIFICATION: Record<string, string> = {
  pending: 'is being verified',
  verified: 'is verified',
  unverified: 'could not be verified',
  unavailable: 'can’t be verified with an authority',
};

/**
 * Returns the service period of an order that is paid now, in Stripe's seconds. For a renewal, `startsAt` is the
 * end of the licence that it renews.
 */
export function computeServicePeriod({
  at,
  startsAt = at.toISOString(),
  endsAt,
}: {
  at: Date;
  startsAt?: string | undefined;
  endsAt: string;
}): { start: number; end: number } {
  const toSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  return { start: toSeconds(startsAt), end: toSeconds(endsAt) };
}

/** Returns the footer of an invoice whose tax Stripe has worked out. */
export function formatInvoiceFooter(
  draft: Stripe.Invoice,
  taxId: Stripe.TaxId | undefined,
): string {
  const isReversed = draft.total_taxes?.some(
    ({ taxability_reason: reason }) => reason === 'reverse_charge',
  );
  const status = taxId?.verification?.status ?? 'unavailable';
  return [
    'If the payment is later, the service period begins with it.',
    ...(taxId ? [`Your VAT number ${taxId.value} ${VERIFICATION[status] ?? status}.`] : []),
    ...(isReversed ? [REVERSE_CHARGE] : []),
  ].join('\n');
}

/** Returns the footer of a checkout's invoice, which is written before the buyer gives address and VAT number. */
export function formatCheckoutFooter(
  { at, month }: { at: Date; month: number },
  join: Join | undefined,
  addsTax: boolean,
): string {
  const months = formatCount(month, 'month');
  const from = join && 'renews' in join ? 'the end of the term it renews' : 'the day of payment';
  const period =
    join && 'endsAt' in join
      ? `from the day of payment until ${join.endsAt.slice(0, 10)}`
      : `${months} from ${from}`;
  return [
    `Ordered on ${at.toISOString().slice(0, 10)}. Service period: ${period}.`,
    ...(addsTax ? [`If your VAT number is given and no VAT is charged: ${REVERSE_CHARGE}`] : []),
  ].join('\n');
}
