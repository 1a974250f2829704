import type { FieldError } from '@flexa/contracts/errors';
import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import { TextField } from '@/ui/text-field';
import { BILLING_FIELDS, type BillingField, type BillingState } from './use-billing';

interface BillingFieldsProps {
  billing: BillingState;
  /** What the server said of them. */
  errors: readonly FieldError[];
  disabled: boolean;
}

const FIELDS: Record<BillingField, { label: string; hint: string; type: string; auto: string }> = {
  company: {
    label: 'Company',
    hint: 'You can enter a VAT number on the payment page.',
    type: 'text',
    auto: 'organization',
  },
  email: {
    label: 'Billing e-mail',
    hint: 'The invoice goes there. Licences stay with your account.',
    type: 'email',
    auto: 'off',
  },
  poNumber: {
    label: 'PO number',
    hint: 'Printed on the invoice.',
    type: 'text',
    auto: 'off',
  },
};

/** What a company wants on its invoice. */
export default function BillingFields({ billing, errors, disabled }: BillingFieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      {BILLING_FIELDS.map((field) => {
        const { label, hint, type, auto } = FIELDS[field];
        return (
          <TextField
            key={field}
            label={label}
            hint={hint}
            type={type}
            autoComplete={auto}
            maxLength={field === 'email' ? undefined : BILLING_LINE_MAX}
            value={billing.valueOf(field)}
            error={errors.find((error) => error.field === `billing.${field}`)?.message}
            disabled={disabled}
            onChange={(event) => billing.type(field, event.target.value)}
          />
        );
      })}
    </div>
  );
}
