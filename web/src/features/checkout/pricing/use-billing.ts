import { useRef, useState } from 'react';
import type { BillingInput } from '@flexa/contracts/orders';
import { useSession } from '@/features/auth';

const BILLING_FIELDS = ['company', 'email', 'poNumber'] as const;
type BillingField = (typeof BILLING_FIELDS)[number];

/**
 * Holds a company's billing details: the buyer's input, or else those we know. Nothing is loaded
 * until the buyer opens the fields.
 */
export function useBilling() {
  const uid = useSession((session) => session.uid);
  const askedFor = useRef<string>(null);
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<BillingInput>({});
  const [typed, setTyped] = useState<BillingInput>({});
  const values = { ...known, ...typed };
  const filled = BILLING_FIELDS.flatMap((field): [BillingField, string][] => {
    const value = values[field]?.trim();
    return value ? [[field, value]] : [];
  });
  return {
    isOpen,
    setOpen(open: boolean) {
      setOpen(open);
      if (!open || uid === null || askedFor.current === uid) return;
      askedFor.current = uid;
      // If that fails, the buyer types the details.
      import('./known-billing')
        .then(({ fetchKnownBilling }) => fetchKnownBilling(uid))
        .then(setKnown, () => undefined);
    },
    valueOf: (field: BillingField) => values[field] ?? '',
    type: (field: BillingField, value: string) => setTyped({ ...typed, [field]: value }),
    /** Undefined if the invoice names no company. */
    billingDetails:
      isOpen && filled.length > 0 ? (Object.fromEntries(filled) as BillingInput) : undefined,
  };
}

export type BillingState = ReturnType<typeof useBilling>;
