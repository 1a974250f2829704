import type Stripe from 'stripe';
import { addMonths } from '@flexa/contracts/calendar';
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

/** Returns when what is sold is used, in Stripe's seconds, if it is paid now. */
export function servicePeriod(
  { at, endsAt, month }: { at: Date; endsAt: string; month: number },
  join: Join | undefined,
): { start: number; end: number } {
  const end = new Date(endsAt);
  const start = join && 'renews' in join ? addMonths(end, -month) : at;
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  return { start: seconds(start), end: seconds(end) };
}

/** Returns the footer of an invoice whose tax Stripe has worked out. */
export function invoiceFooter(draft: Stripe.Invoice, taxId: Stripe.TaxId | undefined): string {
  const isReversed = draft.total_taxes?.some(
    ({ taxability_reason: reason }) => reason === 'reverse_charge',
  );
  const status = taxId?.verification?.status ?? 'unavailable';
  return [
    'Where the payment is later, the service period begins with it.',
    ...(taxId ? [`Your VAT number ${taxId.value} ${VERIFICATION[status] ?? status}.`] : []),
    ...(isReversed ? [REVERSE_CHARGE] : []),
  ].join('\n');
}

/** Returns the footer of a checkout's invoice, which is written before the buyer gives address and VAT number. */
export function checkoutFooter(
  { at, month }: { at: Date; month: number },
  join: Join | undefined,
  addsTax: boolean,
): string {
  const months = month === 1 ? '1 month' : `${month} months`;
  const from = join && 'renews' in join ? 'the end of the term it renews' : 'the day of payment';
  const period =
    join && 'endsAt' in join
      ? `from the day of payment until ${join.endsAt.slice(0, 10)}`
      : `${months} from ${from}`;
  return [
    `Ordered on ${at.toISOString().slice(0, 10)}. Service period: ${period}.`,
    ...(addsTax ? [`Where your VAT number is given and no VAT is charged: ${REVERSE_CHARGE}`] : []),
  ].join('\n');
}
