import { html, type Html } from '@flexa/contracts/html';
import type { StoredMessage } from '../message';
import type { Store } from '../store';
import { renderList } from './list';
import { renderMessagePane, type View } from './message';

export function parseView(query: URLSearchParams): View {
  const tab = query.get('tab');
  return {
    tab: tab === 'text' || tab === 'headers' ? tab : 'html',
    width: query.get('width') === 'phone' ? 'phone' : 'desktop',
  };
}

/** Renders the list beside a mail. A narrow screen shows the mail, or the list if none is selected. */
export function renderInboxPage(store: Store, selected: StoredMessage | 'gone' | null, view: View) {
  const id = selected === null || selected === 'gone' ? '' : selected.message.id;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${formatTitle(selected)}</title>
        <link rel="stylesheet" href="/inbox.css" />
        <script type="module" src="/inbox.js"></script>
      </head>
      <body class="${selected ? 'reading' : 'browsing'}">
        <header class="top">
          <h1><a href="/">Flexa mail</a></h1>
          <p id="live" role="status" aria-live="polite"></p>
        </header>
        <main>
          <section
            id="list"
            aria-label="Inbox"
            data-selected="${id}"
            data-revision="${store.revision}"
          >
            ${renderList(store, id)}
          </section>
          <section id="mail" aria-label="Mail">${renderPane(selected, view)}</section>
        </main>
      </body>
    </html> `;
  return page.source;
}

function renderPane(selected: StoredMessage | 'gone' | null, view: View): Html {
  if (selected === 'gone') {
    return html`<div class="empty">
      <p class="empty-title">This mail is gone</p>
      <p>
        The inbox was emptied, or a thousand newer mails have replaced it. <a href="/">Inbox</a>
      </p>
    </div>`;
  }
  if (selected) return renderMessagePane(selected, view);
  return html`<div class="empty"><p>Choose a mail to read it.</p></div>`;
}

function formatTitle(selected: StoredMessage | 'gone' | null): string {
  if (selected === null || selected === 'gone') return 'Flexa mail';
  return `${selected.message.subject || '(no subject)'} · Flexa mail`;
}
