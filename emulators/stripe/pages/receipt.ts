import { html } from 'hono/html';
import { formatMoney } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';
import type { Charge, LineItem } from '../objects';
import { renderLayout, renderTestNotice, type Markup } from './layout';
import { renderDiscountRow, renderItemList } from './pay';

export function renderReceiptPage(charge: Charge, items: readonly LineItem[]): Markup {
  const { amount, amount_refunded: refunded, currency, created } = charge;
  const card = charge.payment_method_details?.card;
  const paid = new Date(created * 1000);
  return renderLayout(
    `Receipt ${charge.id}`,
    html`<main class="sheet">
      ${renderTestNotice()}
      <article class="paper">
        <div>
          <h1 class="label">Receipt</h1>
          <p class="amount">${formatMoney(amount, currency)}</p>
          <p class="success">${describeState(charge)}</p>
        </div>
        <dl class="facts">
          <div>
            <dt>Date paid</dt>
            <dd>
              <time datetime="${paid.toISOString()}">
                ${formatInstant(paid, 'long-day', 'UTC')}
              </time>
            </dd>
          </div>
          <div>
            <dt>Payment method</dt>
            <dd>${card ? `Visa ending in ${card.last4 ?? ''}` : 'Bank account'}</dd>
          </div>
          ${
            charge.billing_details.email
              ? html`<div>
                  <dt>Email</dt>
                  <dd>${charge.billing_details.email}</dd>
                </div>`
              : ''
          }
        </dl>
        ${renderItemList(items)}
        <div class="items">
          ${renderDiscountRow(items, null)}
          <p class="row total">
            <span>Amount paid</span><span>${formatMoney(amount, currency)}</span>
          </p>
          ${
            refunded > 0
              ? html`<p class="row">
                  <span>Refunded</span><span>&minus;${formatMoney(refunded, currency)}</span>
                </p>`
              : ''
          }
        </div>
        <p class="muted small">Payment ${charge.id}</p>
      </article>
    </main>`,
  );
}

function describeState(charge: Charge): string {
  if (charge.refunded) return 'Refunded';
  return charge.amount_refunded > 0 ? 'Paid, partly refunded' : 'Paid';
}
