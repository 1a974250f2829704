import { orderNumber } from '@flexa/contracts/numbers';
import type { Billing } from '@flexa/contracts/orders';
import { listSearchKeys, splitWords } from '../platform/search';

/** Maximum number of searchable words of one order. */
const WORDS_MAX = 40;

interface Named {
  id: string;
  name: string | null;
  billing?: Billing | undefined;
  invoiceNumber?: string | null | undefined;
  taxId?: string | null | undefined;
}

/**
 * Returns the searchable words of an order: its numbers with and without dashes, and the buyer's
 * details on the invoice.
 */
export function orderWords({ id, name, billing = {}, invoiceNumber, taxId }: Named): string[] {
  const number = orderNumber(id);
  const { company, email, poNumber } = billing;
  const said = [number, number.replaceAll('-', ''), name, company, email, poNumber, invoiceNumber];
  return splitWords([...said, taxId].filter(Boolean).join(' ')).slice(0, WORDS_MAX);
}

/** Lists the prefixes of these words, which are stored with the order. */
export const orderKeys = (order: Named): string[] => listSearchKeys(orderWords(order));
