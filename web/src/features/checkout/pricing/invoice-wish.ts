import { paidTypeOf } from '@flexa/contracts/plans';
import type { User } from '@flexa/contracts/users';
import type { Purchase } from '../use-buy';

export const FIELDS = [
  { field: 'company', label: 'Company', auto: 'organization' },
  { field: 'email', label: 'Send the invoice to', type: 'email', auto: 'off' },
  { field: 'street', label: 'Street and number', auto: 'street-address' },
  { field: 'postalCode', label: 'Postal code', auto: 'postal-code', isHalf: true },
  { field: 'city', label: 'City', auto: 'address-level2', isHalf: true },
] as const;

export const OPTIONAL = [
  { field: 'taxId', label: 'VAT number (optional)' },
  { field: 'poNumber', label: 'PO number (optional)' },
] as const;

export type Field =
  (typeof FIELDS)[number]['field'] | (typeof OPTIONAL)[number]['field'] | 'country';
export type Values = Partial<Record<Field, string>>;

/** Builds the input of `orderByInvoice`. */
export function wishOf({ uid, name }: User, purchase: Purchase, values: Values) {
  const { visualType, month, quantity, shownTotal, join } = purchase;
  const {
    company = '',
    email = '',
    street = '',
    postalCode = '',
    city = '',
    country = '',
  } = values;
  const { taxId, poNumber } = values;
  return {
    uid,
    name,
    month,
    licenseType: paidTypeOf(visualType),
    visualType,
    quantity,
    shownTotal,
    ...join,
    billing: {
      company,
      email,
      address: { street, postalCode, city, country },
      ...(taxId?.trim() && { taxId: taxId.replace(/\s/g, '') }),
      ...(poNumber?.trim() && { poNumber }),
    },
  };
}
