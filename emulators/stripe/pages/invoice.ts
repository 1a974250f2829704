import { html } from 'hono/html';
import { formatMoney } from '@flexa/contracts/format';
import type { Invoice, LineItem, Place, Session } from '../objects';
import { renderInvoiceSheet } from './invoice-sheet';
import type { Markup } from './layout';
import { renderDiscountRow, renderItemList, renderTaxRow } from './pay';

export function renderInvoicePage(
  invoice: Invoice,
  session: Session | null,
  items: readonly LineItem[],
  place: Place | null,
): Markup {
  const { total, currency } = invoice;
  const buyer = session?.customer_details;
  return renderInvoiceSheet(invoice, {
    state: 'Paid',
    buyer: [
      ['Bill to', invoice.customer_name],
      ['Email', buyer?.email],
      ['Country', buyer?.address?.country],
      ['VAT number', buyer?.tax_ids?.[0]?.value],
    ],
    rest: html`${renderItemList(items)}
      <div class="items">
        ${renderDiscountRow(items, null)} ${session ? renderTaxRow(session, place) : ''}
        <p class="row total">
          <span>Amount paid</span><span>${formatMoney(total, currency)}</span>
        </p>
      </div>`,
  });
}
