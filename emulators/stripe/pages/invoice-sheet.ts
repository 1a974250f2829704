import { html } from 'hono/html';
import { formatMoney } from '@flexa/contracts/format';
import type { Invoice } from '../objects';
import { renderFactList, renderLayout, renderTestNotice, type Fact, type Markup } from './layout';

interface Sheet {
  state: string;
  /** Facts about the buyer, shown after number and dates. */
  buyer: readonly Fact[];
  /** Lines, totals and actions. */
  rest: Markup;
}

/** Renders an invoice as a sheet of paper. */
export function renderInvoiceSheet(invoice: Invoice, { state, buyer, rest }: Sheet): Markup {
  const { number, total, currency, created, description, status } = invoice;
  const facts: Fact[] = [
    ['Invoice number', number],
    ['Date', formatDay(created)],
    ...buyer,
    ...(invoice.custom_fields ?? []).map(({ name, value }): Fact => [name, value]),
  ];
  return renderLayout(
    `Invoice ${number}`,
    html`<main class="sheet">
      ${renderTestNotice()}
      <article class="paper">
        <div>
          <h1 class="label">Invoice</h1>
          <p class="amount">${formatMoney(total, currency)}</p>
          <p class="${status === 'paid' ? 'success' : 'muted'}">${state}</p>
        </div>
        ${renderFactList(facts)} ${description ? html`<p>${description}</p>` : ''} ${rest}
      </article>
    </main>`,
  );
}

export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
