import { BILLING_LINE_MAX } from '@flexa/contracts/constants';
import type { BillingInput } from '@flexa/contracts/orders';
import { TextField, type TextFieldProps } from './text-field';

type BillingField = keyof BillingInput;

interface BillingFieldsProps {
  /** Value, error and handlers of a field. */
  fieldProps: (field: BillingField) => Omit<TextFieldProps, 'label'>;
  disabled: boolean;
}

const FIELDS = [
  {
    field: 'company',
    label: 'Company',
    hint: 'Appears on your invoice and in the licence key. Enter the VAT number on the payment page.',
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

/** Fields for a company's billing details. */
export default function BillingFields({ fieldProps, disabled }: BillingFieldsProps) {
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
          readOnly={disabled}
          {...fieldProps(field)}
        />
      ))}
    </div>
  );
}
