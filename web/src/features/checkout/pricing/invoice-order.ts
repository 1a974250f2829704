import { z } from 'zod';
import { determinePaidType } from '@flexa/contracts/plans';
import type { User } from '@flexa/contracts/users';
import type { Purchase } from '../use-buy';

interface InvoiceField {
  name: keyof InvoiceValues;
  label: string;
  type?: 'email';
  /** Value of `autocomplete`. */
  auto: string;
  /** True for a field half as wide as the dialog. */
  isHalf?: boolean;
}

export const REQUIRED_FIELDS: readonly InvoiceField[] = [
  { name: 'company', label: 'Company', auto: 'organization' },
  { name: 'email', label: 'Send the invoice to', type: 'email', auto: 'off' },
  { name: 'street', label: 'Street and number', auto: 'street-address' },
  { name: 'postalCode', label: 'Postal code', auto: 'postal-code', isHalf: true },
  { name: 'city', label: 'City', auto: 'address-level2', isHalf: true },
];

export const OPTIONAL_FIELDS = [
  { name: 'taxId', label: 'VAT number (optional)' },
  { name: 'poNumber', label: 'PO number (optional)' },
] as const;

export const EMPTY_VALUES = {
  company: '',
  email: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  taxId: '',
  poNumber: '',
};

// The server checks the fields, some of them with Stripe.
export const invoiceSchema = z.record(
  z.enum(Object.keys(EMPTY_VALUES) as (keyof typeof EMPTY_VALUES)[]),
  z.string(),
);
export type InvoiceValues = Partial<typeof EMPTY_VALUES>;

/** Builds the input of `orderByInvoice`. */
export function createInvoiceOrder(
  { uid, name }: User,
  purchase: Purchase,
  values: typeof EMPTY_VALUES,
) {
  const { visualType, month, quantity, shownTotal, join, acceptsOverlap } = purchase;
  const { company, email, street, postalCode, city, country, taxId, poNumber } = values;
  return {
    uid,
    name,
    month,
    licenseType: determinePaidType(visualType),
    visualType,
    quantity,
    shownTotal,
    ...join,
    ...(acceptsOverlap && { acceptsOverlap }),
    billing: {
      company,
      email,
      address: { street, postalCode, city, country },
      ...(taxId.trim() && { taxId: taxId.replace(/\s/g, '') }),
      ...(poNumber.trim() && { poNumber }),
    },
  };
}
