import { ChevronDown } from 'lucide-react';
import type { FieldError } from '@flexa/contracts/errors';
import { createLazyPart } from '@/lib/lazy';
import type { BillingState } from './use-billing';

const BillingFields = createLazyPart(async () => (await import('@/ui/billing-fields')).default);

interface BillingFoldProps {
  billing: BillingState;
  errors: readonly FieldError[];
  disabled: boolean;
}

/** Company details for the invoice. Signed-in buyers see it closed and can open it. */
export function BillingFold({ billing, errors, disabled }: BillingFoldProps) {
  const { isOpen, setOpen } = billing;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group mt-5 border-t border-line pt-4 text-14"
    >
      <summary className="touch-target flex items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
        Buying for a company?
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <BillingFields
          fieldProps={(field) => ({
            value: billing.valueOf(field),
            error: errors.find((error) => error.field === `billing.${field}`)?.message,
            onChange: (event) => billing.type(field, event.target.value),
          })}
          disabled={disabled}
          onMissing={() => setOpen(false)}
        />
      )}
    </details>
  );
}
