import type Stripe from 'stripe';
import { uidSchema } from '@flexa/contracts/fields';
import { buildNoteMovement, type Movement } from './movements';
import type { Refund } from './progress';

/** Maximum number of entries on one page of a Stripe list. */
const PAGE = 100;

/** Metadata key of the admin who made a refund here. */
export const ACTOR = 'actor';
/** Metadata key of the request id of a refund. */
export const REQUEST_ID = 'requestId';
/** Metadata key of the number of seats that a refund revokes. */
export const SEATS = 'seats';
/** Metadata key of the reason of a credit note's refund, in the wording of refunds. */
export const REASON = 'reason';

/** Facts from the credit notes of a paid invoice. */
export interface CreditFacts {
  /** Amounts returned other than by a refund, by credit note. */
  refunds: Record<string, Refund>;
  movements: Movement[];
  /** The admins who issued them in our portal, by credit note. */
  actors: Record<string, { uid: string; reason: string | null }>;
  /** Metadata of the credit notes that made refunds, by refund. */
  metadata: ReadonlyMap<string, Stripe.Metadata>;
}

/** Returns the amount credited before an invoice was paid, in cents. */
export function readCreditedBefore(invoice: Stripe.Invoice): number {
  return invoice.pre_payment_credit_notes_amount;
}

/**
 * True if credit notes cover the whole invoice. Stripe then calls it paid, though nobody paid
 * anything.
 */
export function isCredited(invoice: Stripe.Invoice): boolean {
  return invoice.total > 0 && readCreditedBefore(invoice) >= invoice.total;
}

/** Returns the part of an invoice that the customer's credit balance paid, in cents. */
export function computePaidByBalance({
  starting_balance: start,
  ending_balance: end,
}: Stripe.Invoice) {
  return Math.max(0, (end ?? start) - start);
}

/** A waiting transfer is booked within this many seconds after a credit note has covered the rest. */
const BOOKING_SECONDS = 60;

/**
 * Returns true for a paid invoice that had a part of its money, or a credit balance, before a credit note took
 * off some of the rest. Such a note may cancel the order or lower its price, which Stripe does not tell.
 */
export async function isCreditedAfterPart(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<boolean> {
  if (invoice.status !== 'paid' || readCreditedBefore(invoice) === 0 || isCredited(invoice)) {
    return false;
  }
  if (computePaidByBalance(invoice) > 0) return true;
  const times = (invoice.payments?.data ?? []).flatMap(
    ({ status, status_transitions: { paid_at: at } }) =>
      status === 'paid' && at !== null ? [at] : [],
  );
  const first = Math.min(...times);
  for await (const note of stripe.creditNotes.list({ invoice: invoice.id, limit: PAGE })) {
    const isTaken = note.status === 'issued' && note.pre_payment_amount > 0;
    if (isTaken && first <= note.created + BOOKING_SECONDS) return true;
  }
  return false;
}

/**
 * Reads the credit notes issued after an invoice was paid. Their refunds are read with the charge;
 * the rest went to the customer's balance or was paid out outside Stripe.
 */
export async function readCreditNotes(
  stripe: Stripe,
  invoice: Stripe.Invoice | null,
): Promise<CreditFacts> {
  const refunds: Record<string, Refund> = {};
  const movements: Movement[] = [];
  const actors: CreditFacts['actors'] = {};
  const metadata = new Map<string, Stripe.Metadata>();
  if (!invoice || invoice.post_payment_credit_notes_amount === 0) {
    return { refunds, movements, actors, metadata };
  }
  for await (const note of stripe.creditNotes.list({ invoice: invoice.id, limit: PAGE })) {
    for (const { refund } of note.refunds) {
      metadata.set(typeof refund === 'string' ? refund : refund.id, note.metadata ?? {});
    }
    const refunded = note.refunds.reduce((sum, each) => sum + each.amount_refunded, 0);
    const amount = note.post_payment_amount - refunded;
    if (amount <= 0) continue;
    const requestId = note.metadata?.[REQUEST_ID];
    const seats = Number(note.metadata?.[SEATS]);
    // If the note also made a refund, the refund names the revoked seats.
    const isWhole = refunded === 0 && Number.isInteger(seats) && seats > 0;
    const failed = note.status === 'void';
    refunds[note.id] = {
      amount,
      failed,
      byCreditNote: true,
      ...(requestId !== undefined && { requestId }),
      ...(isWhole && { seats }),
    };
    if (!failed) movements.push(buildNoteMovement(note, amount));
    const actor = uidSchema.safeParse(note.metadata?.[ACTOR]);
    // A refund of the same note is in the audit already.
    if (actor.success && refunded === 0) {
      actors[note.id] = { uid: actor.data, reason: note.metadata?.[REASON] ?? null };
    }
  }
  return { refunds, movements, actors, metadata };
}
