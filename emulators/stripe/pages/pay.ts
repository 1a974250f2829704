import { html } from 'hono/html';
import { formatMoney } from '@flexa/contracts/format';
import { EXAMPLE_COUNTRY, EXAMPLE_EMAIL, type CustomerInput } from '../checkout';
import { findRate } from '../tax';
import { TEST_CARDS } from '../methods';
import type { LineItem, Place, Session } from '../objects';
import { renderLayout, renderTestNotice, type Markup } from './layout';

interface View {
  session: Session;
  /** Applied promotion code. */
  code: string | null;
  items: readonly LineItem[];
  /** The buyer's place, once it is known. */
  place: Place | null;
  /** Known address, which can't be changed. */
  knownEmail: string | null;
  /** Input of the submission that failed. */
  input: CustomerInput;
  cardYear: number;
  error: string | null;
}

export function payPage(view: View): Markup {
  const { session, code, items, place, knownEmail, input, cardYear, error } = view;
  return renderLayout(
    'Local Stripe checkout',
    html`<main class="checkout">
      <section class="summary" aria-labelledby="order">
        <div class="inner">
          ${renderTestNotice()}
          <div>
            <h1 id="order" class="label">Pay ${new URL(session.success_url).host}</h1>
            <p class="amount">${formatMoney(session.amount_total, session.currency)}</p>
          </div>
          ${renderItemList(items)} ${renderDiscountRow(items, code)} ${renderTaxRow(session, place)}
          <p class="row total">
            <span>Total due</span>
            <span>${formatMoney(session.amount_total, session.currency)}</span>
          </p>
          ${session.allow_promotion_codes ? renderCodeForm(code, input.code ?? '') : ''}
        </div>
      </section>
      <section class="payment" aria-labelledby="payment">
        <div class="inner">
          <h2 id="payment">Payment details</h2>
          ${error ? html`<p class="error" role="alert" tabindex="-1" autofocus>${error}</p>` : ''}
          <form method="post">
            ${renderEmailField(knownEmail, input.email ?? EXAMPLE_EMAIL)}
            ${renderCardFields(cardYear, input.card)}
            ${renderNameField(input.name ?? 'Test Customer')}
            ${renderBillingFields(session, place, input)}
            ${session.custom_text.submit ? html`<p>${session.custom_text.submit.message}</p>` : ''}
            <button class="primary" name="action" value="pay">Pay</button>
            ${renderOutcomeButtons(session.cancel_url !== null)}
          </form>
        </div>
      </section>
    </main>`,
  );
}

export function renderItemList(items: readonly LineItem[]): Markup {
  return html`<ul class="items">
    ${items.map(
      ({ description, quantity, amount_subtotal: total, price, currency }) =>
        html`<li class="row">
          <span>
            <span class="name">${description ?? 'Item'}</span><br />
            <span class="muted small">
              Quantity
              ${quantity}${quantity > 1 ? `, ${formatMoney(price.unit_amount ?? 0, currency)} each` : ''}
            </span>
          </span>
          <span class="name">${formatMoney(total, currency)}</span>
        </li>`,
    )}
  </ul>`;
}

/** Renders the discount on the lines, if any. */
export function renderDiscountRow(items: readonly LineItem[], code: string | null): Markup | '' {
  const off = items.reduce((sum, item) => sum + item.amount_discount, 0);
  if (off === 0) return '';
  return html`<p class="row">
    <span>Discount${code === null ? '' : ` ${code}`}</span>
    <span>&minus;${formatMoney(off, items[0]?.currency ?? 'usd')}</span>
  </p>`;
}

/** Renders the tax, if Stripe calculates it. */
export function renderTaxRow(
  { automatic_tax: automatic, total_details: details, currency }: Session,
  place: Place | null,
): Markup | '' {
  if (!automatic.enabled) return '';
  const { rate, reason } = place ? findRate(place) : { rate: 0, reason: null };
  const name =
    reason === 'reverse_charge'
      ? 'Tax (reverse charge)'
      : reason === 'standard_rated'
        ? `Tax (${rate}%)`
        : 'Tax';
  const amount = details?.amount_tax ?? 0;
  return html`<p class="row">
    <span>${name}</span>
    <span>${place ? formatMoney(amount, currency) : 'Depends on the address'}</span>
  </p>`;
}

/** Renders a separate form, because Enter in a field of the other one pays. */
function renderCodeForm(appliedCode: string | null, input: string): Markup {
  const field =
    appliedCode === null
      ? html`<div>
          <label for="code">Promotion code</label>
          <input id="code" name="code" autocomplete="off" value="${input}" />
          <button name="action" value="apply">Apply</button>
        </div>`
      : html`<p class="row">
          <span>Promotion code ${appliedCode}</span>
          <button name="action" value="remove">Remove</button>
        </p>`;
  return html`<form method="post">${field}</form>`;
}

function renderEmailField(knownEmail: string | null, value: string): Markup {
  return html`<div>
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="off"
      required
      value="${knownEmail ?? value}"
      ${knownEmail === null ? '' : 'readonly'}
    />
  </div>`;
}

/** Renders the card's fields. Only its number is sent, which tells Stripe's test cards apart. */
function renderCardFields(year: number, input: string | undefined): Markup {
  return html`<fieldset aria-describedby="card-hint">
    <legend class="legend">Card information</legend>
    <div class="card">
      <div>
        <label for="number">Card number</label>
        <select id="number" name="card">
          ${TEST_CARDS.map(
            ([number, note]) =>
              html`<option value="${number}" ${number === input ? 'selected' : ''}>
                ${number.replaceAll(/(.{4})(?=.)/g, '$1 ')} ${note}
              </option>`,
          )}
        </select>
      </div>
      <div>
        <label for="expiry">Expiry, month and year</label>
        <input id="expiry" readonly value="12 / ${String(year).slice(-2)}" />
      </div>
      <div>
        <label for="cvc">CVC</label>
        <input id="cvc" readonly value="123" />
      </div>
    </div>
    <p id="card-hint" class="hint">Stripe's test cards. A real card can't be used here.</p>
  </fieldset>`;
}

function renderNameField(value: string): Markup {
  return html`<div>
    <label for="name">Name on card</label>
    <input id="name" name="name" autocomplete="off" value="${value}" />
  </div>`;
}

const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IE', 'NL', 'SE', 'CH', 'CA', 'AU', 'JP'];

function renderBillingFields(session: Session, place: Place | null, input: CustomerInput): Markup {
  const country = input.country ?? place?.country ?? EXAMPLE_COUNTRY;
  return html`${
    session.billing_address_collection === 'required'
      ? html`<div>
          <label for="country">Country</label>
          <select id="country" name="country">
            ${COUNTRIES.map((code) =>
              code === country
                ? html`<option selected>${code}</option>`
                : html`<option>${code}</option>`,
            )}
          </select>
        </div>`
      : ''
  }
  ${
    session.tax_id_collection?.enabled
      ? html`<div>
            <label for="business">Business name, if you buy for one</label>
            <input
              id="business"
              name="business"
              autocomplete="off"
              value="${input.business ?? ''}"
            />
          </div>
          <div>
            <label for="taxId">VAT number</label>
            <input
              id="taxId"
              name="taxId"
              autocomplete="off"
              value="${input.taxId ?? place?.taxId ?? ''}"
            />
          </div>`
      : ''
  }
  ${
    session.automatic_tax.enabled
      ? html`<button name="action" value="tax" formnovalidate>Work out the tax</button>`
      : ''
  }`;
}

function renderOutcomeButtons(cancellable: boolean): Markup {
  return html`<fieldset>
    <legend class="legend">Or try another outcome</legend>
    <div class="outcomes">
      <button name="action" value="decline">Decline</button>
      <button name="action" value="async">Pay later and succeed</button>
      <button name="action" value="async_fail">Pay later and fail</button>
      ${
        cancellable ? html`<button name="action" value="cancel" formnovalidate>Cancel</button>` : ''
      }
    </div>
  </fieldset>`;
}
