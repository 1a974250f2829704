import { countRemainingDays } from './calendar';
import { ADDED_SEATS_DAYS, computeSeatPrice, type Plan } from './plans';

/** Days in which an invoice is to be paid. */
export const INVOICE_DAYS = 30;
/** Days for which a printed offer holds its price. */
export const PRINTED_OFFER_DAYS = 30;
/** Days that the bank transfer of a Checkout has to arrive in full. */
export const TRANSFER_DAYS = 14;
/** An invoice that nobody paid is voided so many days after it was due: a transfer may be on its way. */
export const OVERDUE_DAYS = 7;
/** An invoice at the price of an offer is due so many days after the offer's end at the latest. */
const OFFER_DAYS = 14;
/** Days that must be left of a licence for seats to join it by invoice: some are left when it is due. */
export const INVOICED_SEATS_DAYS = ADDED_SEATS_DAYS + INVOICE_DAYS;

const DAY_MS = 24 * 60 * 60 * 1000;

/** In how many days an invoice of that moment is to be paid. */
export function computeInvoiceDays(plan: Plan, at: Date, offerEnd: Date): number {
  if (!isOffered(plan, at, offerEnd)) return INVOICE_DAYS;
  const left = Math.floor((offerEnd.getTime() - at.getTime()) / DAY_MS);
  return Math.min(INVOICE_DAYS, left + OFFER_DAYS);
}

/** True if the plan's price at that moment ends with the offer. */
function isOffered(plan: Plan, at: Date, offerEnd: Date): boolean {
  const later = new Date(offerEnd.getTime() + 1);
  return computeSeatPrice(plan, at, offerEnd) !== computeSeatPrice(plan, later, offerEnd);
}

/** Returns the end of a printed offer: 30 days later, or with the membership's offer price if that ends earlier. */
export function computePrintedOfferEnd(plan: Plan, at: Date, offerEnd: Date): Date {
  const end = new Date(at.getTime() + PRINTED_OFFER_DAYS * DAY_MS);
  return isOffered(plan, at, offerEnd) && offerEnd < end ? offerEnd : end;
}

/** True if seats with that end can be ordered by invoice. */
export function mayInvoiceSeats(endsAt: string, at: Date): boolean {
  return countRemainingDays(new Date(endsAt), at) >= INVOICED_SEATS_DAYS;
}
