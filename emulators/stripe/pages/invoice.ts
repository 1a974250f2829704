import { html } from 'hono/html';
import { money } from '../money';
import type { Invoice, LineItem, Place, Session } from '../objects';
import { factList, layout, testNotice, type Fact, type Markup } from './layout';
import { discountRow, itemList, taxRow } from './pay';

export function invoicePage(
  invoice: Invoice,
  session: Session | null,
  items: readonly LineItem[],
  place: Place | null,
): Markup {
  const { number, total, currency, created, description } = invoice;
  const buyer = session?.customer_details;
  const facts: Fact[] = [
    ['Invoice number', number],
    ['Date', new Date(created * 1000).toISOString().slice(0, 10)],
    ['Bill to', invoice.customer_name],
    ['Email', buyer?.email],
    ['Country', buyer?.address?.country],
    ['VAT number', buyer?.tax_ids?.[0]?.value],
    ...(invoice.custom_fields ?? []).map(({ name, value }): Fact => [name, value]),
  ];
  return layout(
    `Invoice ${number}`,
    html`<main class="sheet">
      ${testNotice()}
      <article class="paper">
        <div>
          <h1 class="label">Invoice</h1>
          <p class="amount">${money(total, currency)}</p>
          <p class="success">Paid</p>
        </div>
        ${factList(facts)} ${description ? html`<p>${description}</p>` : ''} ${itemList(items)}
        <div class="items">
          ${discountRow(items, null)} ${session ? taxRow(session, place) : ''}
          <p class="row total"><span>Amount paid</span><span>${money(total, currency)}</span></p>
        </div>
      </article>
    </main>`,
  );
}
