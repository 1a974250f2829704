import { z } from 'zod';
import { monthSchema } from '@contracts/licenses';
import { quantitySchema } from '@contracts/orders';
import {
  planFault,
  PLANS,
  paidTypeOf,
  seatPrice,
  VISUAL_TYPES,
  type LicenseMonths,
  type Plan,
  type VisualType,
} from '@contracts/plans';

/** What the form of a purchase holds; the server's own rules, at the fields they are about. */
export const purchaseSchema = z
  .object({
    visualType: z.enum(VISUAL_TYPES),
    month: monthSchema,
    // As typed: '1e3' and '2.0' are numbers, but not how anybody counts seats.
    quantity: z
      .string()
      .trim()
      .regex(/^\d+$/, 'Enter a whole number of seats')
      .transform(Number)
      .pipe(quantitySchema),
  })
  .superRefine((plan, context) => {
    const fault = planFault({ ...plan, licenseType: paidTypeOf(plan.visualType) });
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

export type PurchaseForm = z.input<typeof purchaseSchema>;
export type Purchase = z.output<typeof purchaseSchema>;

/** Terms of a visual, shortest first. */
export function termsOf(visualType: VisualType): LicenseMonths[] {
  return PLANS.filter((plan) => plan.visualType === visualType).map(({ month }) => month);
}

/** The term to propose where another visual was chosen: the same, else the shortest. */
export function termFor(visualType: VisualType, month: LicenseMonths): LicenseMonths {
  const terms = termsOf(visualType);
  return terms.includes(month) ? month : (terms[0] ?? month);
}

/** What that many seats cost in cents; undefined where it can't be bought like this. */
export function totalOf(plan: Plan, quantity: string, now: Date): number | undefined {
  const purchase = purchaseSchema.safeParse({ ...plan, quantity });
  const price = seatPrice(plan, now);
  return purchase.success && price !== undefined ? price * purchase.data.quantity : undefined;
}
