import { useRef, useState } from 'react';
import type { BillingWish } from '@flexa/contracts/orders';
import { useSession } from '@/features/auth';
import { call } from '@/lib/api';

const BILLING_FIELDS = ['company', 'email', 'poNumber'] as const;
type BillingField = (typeof BILLING_FIELDS)[number];

/** What the owner has kept for their team, or else company and address of the last invoice that had a company. */
async function knownBilling(uid: string): Promise<BillingWish> {
  // Who has proved no address has no team.
  const teams = await call('listTeams', {}).catch(() => ({ data: [] }));
  const kept = teams.data.find(({ id }) => id === uid)?.billing;
  if (kept && Object.keys(kept).length > 0) return kept;
  const { data } = await call('listOrders', { uid });
  const last = data.find(({ billing }) => billing?.company !== undefined)?.billing;
  return { company: last?.company, email: last?.email };
}

/**
 * What a company wants on the invoice: what was typed, or else what is known. Nothing is
 * asked for until the fields are opened.
 */
export function useBilling() {
  const uid = useSession((session) => session.uid);
  const askedFor = useRef<string>(null);
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<BillingWish>({});
  const [typed, setTyped] = useState<BillingWish>({});
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
      // Without it they are typed.
      knownBilling(uid).then(setKnown, () => undefined);
    },
    valueOf: (field: BillingField) => values[field] ?? '',
    type: (field: BillingField, value: string) => setTyped({ ...typed, [field]: value }),
    /** Undefined where the invoice is to say nothing of a company. */
    wish: isOpen && filled.length > 0 ? (Object.fromEntries(filled) as BillingWish) : undefined,
  };
}

export type BillingState = ReturnType<typeof useBilling>;
