import { countRemainingDays } from './calendar';
import { ADDED_SEATS_DAYS, computeSeatPrice, type Plan } from './plans';

/** Days until an invoice is due. */
export const INVOICE_DAYS = 30;
/** Days for which a printed offer keeps its price. */
export const PRINTED_OFFER_DAYS = 30;
/** Days that the bank transfer of a Checkout has to arrive in full. */
export const TRANSFER_DAYS = 14;
/** Days after its due date on which an unpaid invoice is voided. A transfer may be on its way until then. */
export const OVERDUE_DAYS = 7;
/** Maximum number of days from the end of an offer to the due date of an invoice at its price. */
const OFFER_DAYS = 14;
/** Days that a licence must have left for seats to join it by invoice, so that some are left at the due date. */
export const INVOICED_SEATS_DAYS = ADDED_SEATS_DAYS + INVOICE_DAYS;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Computes the days until an invoice of that moment is due. */
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
export function canInvoiceSeats(endsAt: string, at: Date): boolean {
  return countRemainingDays(new Date(endsAt), at) >= INVOICED_SEATS_DAYS;
}
