import { nameSchema } from '@flexa/contracts/fields';
import type { OrderDocument } from './order';
import { countSeatsTakenBack, PAYMENT_STATUSES, type PaymentStatus } from './progress';

/** Returns the licensee of an order: a company, or the buyer. */
export function findLicensee({ billing, name }: Pick<OrderDocument, 'billing'> & { name: string }) {
  // Stripe's page accepts longer names than a licence.
  const company = nameSchema.safeParse(billing?.company);
  return company.success ? company.data : name;
}

/** A licence of an order, as its payment and refunds leave it. */
export interface OrderLicense {
  id: string;
  quantity: number;
  payment: PaymentStatus;
}

/** Lists the licences of a paid order, one per line. Refunded seats are revoked from the last line first. */
export function listLicenses(
  order: Pick<OrderDocument, 'id' | 'lines' | 'refunds' | 'state' | 'withdrawn' | 'creditStatus'>,
): OrderLicense[] {
  const payment = findWorst([derivePaymentStatus(order), order.creditStatus ?? 'good']);
  const licenses: OrderLicense[] = [];
  let revokedSeats = countSeatsTakenBack(order.refunds);
  for (const [line, id] of [...listLicenseIds(order).entries()].reverse()) {
    const seats = order.lines[line] ?? 1;
    const quantity = Math.max(0, seats - revokedSeats);
    revokedSeats = Math.max(0, revokedSeats - seats);
    const isGone = quantity === 0 && payment === 'good';
    licenses.unshift({ id, quantity: quantity || seats, payment: isGone ? 'refunded' : payment });
  }
  return licenses;
}

/** Returns the status that an order gives its licences; a withdrawal ends them before the refund arrives. */
export function derivePaymentStatus({
  state,
  withdrawn,
}: Pick<OrderDocument, 'state' | 'withdrawn'>): PaymentStatus {
  if (withdrawn) return state === 'lost' ? 'lost' : 'refunded';
  if (state === 'expired') return 'unpaid';
  return state === 'disputed' || state === 'refunded' || state === 'lost' ? state : 'good';
}

/** Combines the statuses of several payments into the worst. */
export function findWorst(statuses: readonly PaymentStatus[]): PaymentStatus {
  return PAYMENT_STATUSES.findLast((status) => statuses.includes(status)) ?? 'good';
}

/** Returns the order of a licence; undefined for one that nobody paid. */
export function parseOrderId(licenseId: string): string | undefined {
  return /^order-((?:cs|in)_\w+)(-\d+)?$/.exec(licenseId)?.[1];
}

/** The ids make sure that a line gets one licence, however often the order is fulfilled. */
export function listLicenseIds({ id, lines }: Pick<OrderDocument, 'id' | 'lines'>): string[] {
  return lines.map((_, index) => (index === 0 ? `order-${id}` : `order-${id}-${index}`));
}
