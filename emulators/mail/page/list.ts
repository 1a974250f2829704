import { formatCount } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';
import { html, EMPTY_HTML, type Html } from '@flexa/contracts/html';
import type { MailMessage } from '../message';
import type { Store } from '../store';

/** Renders the list, which the page's script fetches after each change. */
export function renderListFragment(store: Store, selected: string | null): string {
  return renderList(store, selected).source;
}

export function renderList(store: Store, selected: string | null): Html {
  const messages = store.list();
  const outage = store.failing
    ? html`<p class="outage" role="status">
        Simulated outage: every mail is refused.
        <button type="button" data-action="end-outage">Switch off</button>
      </p>`
    : EMPTY_HTML;
  const content = messages.length
    ? html`<ol class="mails">
        ${messages.map((message) => renderRow(message, message.id === selected))}
      </ol>`
    : html`<div class="empty">
        ${ENVELOPE}
        <p class="empty-title">No mail yet</p>
        <p>Mail from the portal appears here automatically.</p>
      </div>`;
  const count = formatCount(messages.length, 'mail');
  return html`<div class="bar">
      <p id="count">${count}</p>
      ${
        messages.length
          ? html`<button type="button" data-action="empty">Empty inbox</button>`
          : EMPTY_HTML
      }
    </div>
    ${outage}${content}`;
}

function renderRow(message: MailMessage, isCurrent: boolean): Html {
  const clip = message.attachments.length
    ? html`<span class="clip" title="Has attachments"
        >${PAPERCLIP}<span class="unseen">Has attachments. </span></span
      >`
    : EMPTY_HTML;
  return html`<li>
    <a href="/messages/${message.id}" ${isCurrent ? CURRENT : EMPTY_HTML}>
      <span class="row-top"
        ><span class="who">${message.to.join(', ')}</span>${clip}${renderTime(message.date)}</span
      >
      <span class="subject">${message.subject || '(no subject)'}</span>
      <span class="preview">${formatPreview(message)}</span>
    </a>
  </li>`;
}

export function renderTime(date: string): Html {
  const at = new Date(date);
  const time = formatInstant(at, 'time-with-seconds');
  const isToday = at.toDateString() === new Date().toDateString();
  const label = isToday ? time : `${formatInstant(at, 'day-of-month')}, ${time}`;
  return html`<time datetime="${date}">${label}</time>`;
}

function formatPreview({ text, html: markup }: MailMessage): string {
  const content = text || markup.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]*>|&\w+;/gi, ' ');
  return content.replace(/\s+/g, ' ').trim().slice(0, 120);
}

const CURRENT = html`aria-current="true"`;

const ENVELOPE = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
  <path d="m3 7.5 7.6 5.6a2.4 2.4 0 0 0 2.8 0L21 7.5" />
</svg>`;

const PAPERCLIP = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="m20 11.5-8 8a5 5 0 0 1-7-7l8.3-8.3a3.3 3.3 0 0 1 4.7 4.7L9.7 17a1.7 1.7 0 0 1-2.4-2.4L15 7"
  />
</svg>`;
