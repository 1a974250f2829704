import { html } from 'hono/html';
import { formatMoney } from '@flexa/contracts/format';
import type { Invoice } from '../objects';
import { formatDay, renderInvoiceSheet } from './invoice-sheet';
import type { Markup } from './layout';

const STATES: Record<string, string> = { open: 'Due', paid: 'Paid', void: 'Void' };

/** Renders the page on which a buyer pays an invoice. */
export function renderSentInvoicePage(invoice: Invoice): Markup {
  const { total, currency, customer_address: address, lines, status, due_date: due } = invoice;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return renderInvoiceSheet(invoice, {
    state: STATES[status ?? ''] ?? String(status),
    buyer: [
      ['Due', due === null ? null : formatDay(due)],
      ['Bill to', invoice.customer_name],
      ['Email', invoice.customer_email],
      ['Address', [address?.line1, address?.postal_code, address?.city].filter(Boolean).join(', ')],
      ['Country', address?.country],
      ['VAT number', invoice.customer_tax_ids?.[0]?.value],
    ],
    rest: html`<ul class="items">
        ${lines.data.map(
          ({ description, quantity, amount }) =>
            html`<li class="row">
              <span>
                <span class="name">${description}</span><br />
                <span class="muted small">Quantity ${quantity}</span>
              </span>
              <span class="name">${formatMoney(amount, currency)}</span>
            </li>`,
        )}
      </ul>
      <div class="items">
        ${
          invoice.automatic_tax.enabled
            ? html`<p class="row"><span>Tax</span><span>${formatMoney(tax, currency)}</span></p>`
            : ''
        }
        <p class="row total"><span>Total</span><span>${formatMoney(total, currency)}</span></p>
      </div>
      ${
        status === 'open'
          ? html`<form method="post">
              <button class="primary" name="action" value="pay">Pay by bank transfer</button>
            </form>`
          : ''
      }`,
  });
}
