import type { FieldError } from '@flexa/contracts/errors';
import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import type { BillingWish } from '@flexa/contracts/orders';
import { TextField } from './text-field';

type BillingField = keyof BillingWish;

interface BillingFieldsProps {
  billing: {
    valueOf: (field: BillingField) => string;
    type: (field: BillingField, value: string) => void;
  };
  /** What the server said of them. */
  errors: readonly FieldError[];
  disabled: boolean;
}

const FIELDS = [
  {
    field: 'company',
    label: 'Company',
    hint: 'Appears on your invoice and in the licence key. The VAT number is asked on the payment page.',
    type: 'text',
    auto: 'organization',
  },
  {
    field: 'email',
    label: 'Billing e-mail',
    hint: 'We’ll send the invoice here; licences stay in your account.',
    type: 'email',
    auto: 'off',
  },
  {
    field: 'poNumber',
    label: 'PO number',
    hint: 'Printed on the invoice.',
    type: 'text',
    auto: 'off',
  },
] as const satisfies readonly { field: BillingField; [word: string]: string }[];

/** What a company wants on its invoice. */
export default function BillingFields({ billing, errors, disabled }: BillingFieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      {FIELDS.map(({ field, label, hint, type, auto }) => (
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
      ))}
    </div>
  );
}
